import type { Sent } from '@/data/port/calls';
import type { Person } from '@/data/schemas/person';
import type { PlanDraft, ProviderPlan } from '@/data/schemas/provider';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import type { RecordEditor } from '@/views/shared/editing/use-record-editor';
import { TextField } from '@/views/shared/ui/Field';
import { planName } from './names';
import { PlanTable } from './PlanTable';
import { RecordSection } from './RecordSection';

type PlanEditor = RecordEditor<ProviderPlan, PlanDraft>;

/** The plans on offer, and the form that adds one or changes it. */
export function PlansSection({
  plans,
  by,
  plan,
  onSwitch,
}: {
  plans: ProviderPlan[];
  by: Person;
  plan: PlanEditor;
  onSwitch: (id: string, command: ActivationCommand, sent: Sent) => Promise<ProviderPlan>;
}) {
  const { register, formState } = plan.form;
  const field = (name: keyof PlanDraft) => ({
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <RecordSection
      title="Subscription Plans"
      record="Plan"
      editor={plan}
      isEmpty={plans.length === 0}
      hint="A plan is what a client subscribes to, at a price a month."
      fields={
        <>
          <TextField label="Name" autoComplete="off" {...field('name')} />
          <TextField
            label="Price"
            hint="DZD a month"
            inputMode="decimal"
            autoComplete="off"
            {...field('price')}
          />
          <TextField label="Features (comma separated)" autoComplete="off" {...field('features')} />
        </>
      }
    >
      <PlanTable
        plans={plans}
        by={by}
        onEdit={plan.edit}
        onDelete={(one) => plan.remove({ id: one.id, name: planName(one) })}
        onSwitch={onSwitch}
      />
    </RecordSection>
  );
}
