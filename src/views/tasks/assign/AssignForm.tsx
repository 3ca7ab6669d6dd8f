import {
  priorities,
  type Task,
  type TaskAssignment,
  type TaskSuggestion,
} from '@/data/schemas/task';
import type { Assignable } from '@/data/schemas/user';
import { known } from '@/intelligence/number-text';
import { taskLifecycle } from '@/machines/task/lifecycle';
import { refusedAt } from '@/views/shared/editing/use-submission';
import { EditorButtons } from '@/views/shared/editing/EditorButtons';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { SelectField, TextField } from '@/views/shared/ui/Field';
import { Sparkles } from 'lucide-react';
import type { FormEvent } from 'react';
import { useCommand } from '@/views/shared/commands/use-command';
import type { RecordEditor } from '@/views/shared/editing/use-record-editor';
import { Failure } from '@/views/shared/ui/Failure';

/**
 * The form that assigns a task or changes one. 'AI Suggest' fills in the assignee and the day, and gives the
 * reasons.
 */
export function AssignForm({
  assigning,
  people,
  suggest,
}: {
  assigning: RecordEditor<Task, TaskAssignment>;
  people: Assignable[];
  suggest: (title: string) => Promise<TaskSuggestion>;
}) {
  const { register, setValue, watch, formState } = assigning.form;
  const field = (name: keyof TaskAssignment) => ({
    error: refusedAt(formState.errors[name]),
    ...register(name),
  });
  const advice = useCommand(async (title: string) => {
    const suggestion = await suggest(title);
    setValue('assignee', suggestion.assignee.id, { shouldDirty: true });
    setValue('due', suggestion.due, { shouldDirty: true });
    return suggestion;
  });
  const submit = (event: FormEvent) => {
    advice.forget();
    return assigning.submit(event);
  };
  const title = watch('title').trim();
  const askAdvice = () => {
    if (title !== '') advice.run(title);
  };
  return (
    <Card title={assigning.editing === null ? 'Assign a task' : 'Edit the task'}>
      <form onSubmit={submit} noValidate className="space-y-3">
        <TextField label="Title" autoComplete="off" {...field('title')} />
        <SelectField label="Assignee" {...field('assignee')}>
          <option value="">Choose a person</option>
          {people.map(({ id, name, position }) => (
            <option key={id} value={id}>
              {known(name, position)}
            </option>
          ))}
        </SelectField>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
          <TextField label="Due date" type="date" {...field('due')} />
          <SelectField label="Priority" {...field('priority')}>
            {priorities.map((priority) => (
              <option key={priority}>{priority}</option>
            ))}
          </SelectField>
        </div>
        <p className="text-xs text-muted">{taskLifecycle.asks['assignmentIsComplete']}</p>
        <EditorButtons {...assigning} add="Assign Task" update="Update Task">
          <Button onClick={askAdvice} disabled={advice.isRunning}>
            <Sparkles className="size-4" aria-hidden="true" />
            AI Suggest
          </Button>
        </EditorButtons>
        <Failure says={advice.failure} />
        <output className="block">
          {advice.answer?.input === title && (
            <>
              <span className="font-semibold">Suggested: {advice.answer.output.assignee.name}</span>
              <ul className="mt-1 list-disc space-y-1 ps-5 text-muted">
                {advice.answer.output.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </>
          )}
        </output>
      </form>
    </Card>
  );
}
