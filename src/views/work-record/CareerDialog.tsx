import { Career } from '@/data/schemas/work-record';
import { TextAreaField, TextField } from '@/views/shared/ui/Field';
import { useForm } from 'react-hook-form';
import { EntryDialog } from './EntryDialog';
import type { EntryForm } from './form';

/** The form of what somebody can do, and of the last promotion. */
export default function CareerDialog(entering: EntryForm) {
  const { skills, promotedAt } = entering.record;
  const form = useForm({
    defaultValues: { skills: skills.join(', '), promotedAt: promotedAt ?? '' },
  });
  const { errors } = form.formState;
  return (
    <EntryDialog
      title={`Skills of ${entering.name}`}
      form={form}
      schema={Career}
      entryOf={(draft) => ({
        skills: draft.skills
          .split(',')
          .map((skill) => skill.trim())
          .filter((skill) => skill !== ''),
        promotedAt: draft.promotedAt === '' ? null : draft.promotedAt,
      })}
      commandOf={(career) => ({ type: 'workRecord.enterCareer', career })}
      entering={entering}
    >
      <div className="sm:col-span-2">
        <TextAreaField
          label="Skills, separated by commas"
          error={errors.skills?.message}
          {...form.register('skills')}
        />
      </div>
      <TextField
        label="Last promotion"
        type="date"
        error={errors.promotedAt?.message}
        {...form.register('promotedAt')}
      />
    </EntryDialog>
  );
}
