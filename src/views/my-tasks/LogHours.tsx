import { HoursLog, type Task } from '@/data/schemas/task';
import { dayOf } from '@/machines/calendar';
import { refusal, refusedBy } from '@/machines/step';
import { hoursText, taskLifecycle } from '@/machines/task/lifecycle';
import { lastEntryOf } from '@/machines/task/record';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { announce } from '@/views/shared/ui/toast';
import { Button } from '@/views/shared/ui/Button';
import { TextField } from '@/views/shared/ui/Field';
import type { useDrafts } from '@/views/shared/use-drafts';
import type { TaskSender } from '@/views/tasks/sender';
import { useForm } from 'react-hook-form';
import { Failure } from '@/views/shared/ui/Failure';

const today = () => dayOf(new Date().toISOString());

interface LogHoursProps {
  sender: TaskSender;
  task: Task;
  drafts: ReturnType<typeof useDrafts>;
}

/** Where an assignee logs hours on a task, and undoes the last entry of their own. */
export function LogHours({ sender, task, drafts }: LogHoursProps) {
  const isOver =
    refusedBy(taskLifecycle, task, { type: 'task.logHours', by: sender.by })?.guard === null;
  if (isOver) return null;
  return (
    <section aria-label="Hours" className="space-y-2">
      <h3 className="text-sm">Hours</h3>
      <HoursForm sender={sender} task={task} drafts={drafts} />
      <LastEntry sender={sender} task={task} />
    </section>
  );
}

function HoursForm({ sender, task: { id }, drafts }: LogHoursProps) {
  const { draftOf, write } = drafts;
  const form = useForm({
    defaultValues: { hours: draftOf(id), day: draftOf(`${id} day`) || today() },
  });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { isSaving, failure, submit } = useSubmission(
    (log: HoursLog, sent) => sender.send(id, { type: 'task.logHours', log }, sent),
    {
      form,
      onSaved: () => {
        announce('Hours logged');
        write(id, '');
        write(`${id} day`, '');
        reset({ hours: '', day: today() });
      },
    },
  );
  const check = handleSubmit(({ hours, day }) => {
    const log = HoursLog.safeParse({ hours: Number(hours.replace(',', '.')), day });
    if (log.success) {
      submit(log.data);
      return;
    }
    for (const { path, message } of log.error.issues.toReversed()) {
      setError(path[0] as keyof HoursLog, { message }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={check} className="flex max-w-md flex-wrap items-start gap-2">
      <div className="w-36">
        <TextField
          label="Hours worked"
          inputMode="decimal"
          autoComplete="off"
          readOnly={isSaving}
          error={formState.errors.hours?.message}
          {...register('hours', { onChange: ({ target }) => write(id, target.value) })}
        />
      </div>
      <div className="w-44">
        <TextField
          label="On the day"
          type="date"
          max={today()}
          readOnly={isSaving}
          error={formState.errors.day?.message}
          {...register('day', {
            onChange: ({ target }) =>
              write(`${id} day`, target.value === today() ? '' : target.value),
          })}
        />
      </div>
      <Button type="submit" className="mt-6" aria-disabled={isSaving}>
        {isSaving ? 'Saving...' : 'Log hours'}
      </Button>
      <Failure says={failure} className="w-full" />
    </form>
  );
}

function LastEntry({ sender, task }: Pick<LogHoursProps, 'sender' | 'task'>) {
  const last = lastEntryOf(task, sender.by.id);
  if (last === undefined) return null;
  const command = { type: 'task.undoHours', entry: last.id } as const;
  if (refusal(taskLifecycle, task, { ...command, by: sender.by }) !== null) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 text-muted">
      <span>Your last entry: {hoursText(last)}</span>
      <CommandButton
        label="Undo"
        name={`Undo ${hoursText(last)}`}
        look="quiet"
        command={command}
        onRun={(asked, sent) => sender.send(task.id, asked, sent)}
      />
    </p>
  );
}
