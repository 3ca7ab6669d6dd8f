import type { Person } from '@/data/schemas/person';
import { type Task, TaskAssignment, type TaskFilter } from '@/data/schemas/task';
import type { Workspace } from '@/data/workspace';
import type { EditorSave } from '@/machines/editor/editor.machine';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { taskDesk } from '../desk';
import { companyChanged } from '../queries';

/** The tasks on HR's screen: those that HR assigned. */
export const hrTasks: TaskFilter = { assignedBy: 'hr' };

/** What HR's screen asks of the world: each resolves when the screen shows what it changed. */
export function assignmentDesk(workspace: Workspace, queryClient: QueryClient, by: Person) {
  const desk = taskDesk(workspace, queryClient, by);
  return {
    desk,
    save: fromPromise<void, EditorSave>(async ({ input: { id, draft } }) => {
      const assignment = TaskAssignment.parse(draft);
      if (id !== null) {
        await desk.send(id, { type: 'task.edit', assignment });
        return;
      }
      await workspace.tasks.assign(assignment, by);
      await companyChanged(queryClient);
    }),
    suggest: (title: string) => workspace.tasks.suggest(title),
    records: {
      remove: async ({ id }: Task) => {
        await workspace.tasks.remove(id, by);
        await companyChanged(queryClient);
      },
      restore: async ({ id }: Task) => {
        await workspace.tasks.restore(id, by);
        await companyChanged(queryClient);
      },
    },
  };
}
