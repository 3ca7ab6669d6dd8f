import { defaultPriority, type Task, TaskAssignment } from '@/data/schemas/task';
import type { editorMachine } from '@/machines/editor/editor.machine';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';

const blank: TaskAssignment = { title: '', assignee: '', due: '', priority: defaultPriority };

/** What the form would hold of a task. */
export const assignmentOf = ({ title, assignedTo, deadline, priority }: Task): TaskAssignment => ({
  title,
  assignee: assignedTo[0] ?? '',
  due: deadline,
  priority,
});

/** The assign form: it holds the task that the editor edits, and starts afresh after each save. */
export function useAssignmentForm(editor: ActorRefFrom<typeof editorMachine>, tasks: Task[]) {
  const { editing, saves } = useSelector(editor, ({ context }) => context);
  const { reset, setFocus, ...form } = useForm<TaskAssignment>({
    resolver: zodResolver(TaskAssignment),
    defaultValues: blank,
    shouldFocusError: false,
  });
  useEffect(() => {
    const task = tasks.find(({ id }) => id === editing);
    reset(task === undefined ? blank : assignmentOf(task));
    if (task !== undefined) setFocus('title');
    // The list may change while somebody types: only another task or a save fills the form anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editing, saves, reset, setFocus]);
  return form;
}
