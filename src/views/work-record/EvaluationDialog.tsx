import { Evaluation } from '@/data/schemas/work-record';
import { TextAreaField, TextField } from '@/views/shared/ui/Field';
import { useForm } from 'react-hook-form';
import { EntryDialog } from './EntryDialog';
import { type EntryForm, numberIn } from './form';

/** The form of an evaluation. One of the same day is replaced. */
export default function EvaluationDialog(entering: EntryForm) {
  const form = useForm({ defaultValues: { date: '', rating: '', feedback: '' } });
  const { errors } = form.formState;
  return (
    <EntryDialog
      title={`Evaluation of ${entering.name}`}
      form={form}
      schema={Evaluation}
      entryOf={(draft) => ({ ...draft, rating: numberIn(draft.rating) ?? Number.NaN })}
      commandOf={(evaluation) => ({ type: 'workRecord.evaluate', evaluation })}
      entering={entering}
    >
      <TextField label="Date" type="date" error={errors.date?.message} {...form.register('date')} />
      <TextField
        label="Rating"
        hint="From 1 to 5"
        inputMode="decimal"
        error={errors.rating?.message}
        {...form.register('rating')}
      />
      <div className="sm:col-span-2">
        <TextAreaField
          label="Feedback"
          error={errors.feedback?.message}
          {...form.register('feedback')}
        />
      </div>
    </EntryDialog>
  );
}
