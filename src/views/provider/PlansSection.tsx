import type { Person } from '@/data/schemas/person';
import type { PlanDraft, ProviderPlan } from '@/data/schemas/provider';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { DeletedRecords } from '@/views/shared/editing/DeletedRecords';
import { EditAnotherDialog } from '@/views/shared/editing/EditAnotherDialog';
import { EditorButtons } from '@/views/shared/editing/EditorButtons';
import type { RecordEditor } from '@/views/shared/editing/use-record-editor';
import { Card } from '@/views/shared/ui/Card';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { TextField } from '@/views/shared/ui/Field';
import { onePress } from '@/views/shared/ui/one-press';
import { planName } from './names';
import { PlanTable } from './PlanTable';

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
  onSwitch: (id: string, command: ActivationCommand) => Promise<void>;
}) {
  const { register } = plan.form;
  return (
    <Card title="Subscription Plans">
      <EditAnotherDialog what="plan" waiting={plan.waiting} />
      <div className="grid items-start gap-5 lg:grid-cols-[min(18rem,45%)_minmax(0,1fr)]">
        <form
          aria-label="Plan"
          onSubmit={plan.submit}
          noValidate
          className="space-y-3"
          {...onePress}
        >
          <TextField label="Name" autoComplete="off" {...register('name')} />
          <TextField
            label="Price"
            hint="DZD a month"
            inputMode="decimal"
            autoComplete="off"
            {...register('price')}
          />
          <TextField
            label="Features (comma separated)"
            autoComplete="off"
            {...register('features')}
          />
          <EditorButtons {...plan} add="Add Plan" update="Update Plan" />
        </form>
        <div className="min-w-0 space-y-4">
          <DeletedRecords {...plan.deletion} />
          {plans.length === 0 ? (
            <EmptyState message="No plans yet." />
          ) : (
            <PlanTable
              plans={plans}
              by={by}
              onEdit={plan.edit}
              onDelete={(one) => plan.remove({ id: one.id, name: planName(one) })}
              onSwitch={onSwitch}
            />
          )}
        </div>
      </div>
    </Card>
  );
}
