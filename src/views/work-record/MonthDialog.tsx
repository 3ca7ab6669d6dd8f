import { WorkMonth } from '@/data/schemas/work-record';
import { TextField } from '@/views/shared/ui/Field';
import { useForm } from 'react-hook-form';
import { EntryDialog } from './EntryDialog';
import { type EntryForm, numberIn } from './form';

/** The form of a month of somebody's work. A month that is on record is replaced. */
export default function MonthDialog(entering: EntryForm) {
  const empty = { month: '', absenceDays: '', overtimeHours: '', satisfaction: '' };
  const form = useForm({ defaultValues: empty });
  const field = (name: keyof typeof empty) => ({
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return (
    <EntryDialog
      title={`A month of ${entering.name}`}
      form={form}
      schema={WorkMonth}
      entryOf={({ month, absenceDays, overtimeHours, satisfaction }) => ({
        month,
        absenceDays: numberIn(absenceDays),
        overtimeHours: numberIn(overtimeHours),
        satisfaction: numberIn(satisfaction),
      })}
      commandOf={(month) => ({ type: 'workRecord.enterMonth', month })}
      entering={entering}
    >
      <TextField label="Month" type="month" {...field('month')} />
      <TextField label="Absence days" inputMode="decimal" {...field('absenceDays')} />
      <TextField label="Overtime hours" inputMode="decimal" {...field('overtimeHours')} />
      <TextField
        label="Satisfaction"
        hint="The survey’s answer, 1 to 5"
        inputMode="decimal"
        {...field('satisfaction')}
      />
    </EntryDialog>
  );
}
