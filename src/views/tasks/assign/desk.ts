import { companyChanged } from '@/actors/asked-world';
import type { Person } from '@/data/schemas/person';
import type { TaskAssignment } from '@/data/schemas/task';
import type { Workspace } from '@/data/port/workspace';
import type { QueryClient } from '@tanstack/react-query';
import type { RecordDesk } from '@/views/shared/editing/use-record-editor';
import { taskDesk } from '../desk';

/** What HR's screen asks of the world: each resolves when the screen shows what it changed. */
export function assignmentDesk(workspace: Workspace, queryClient: QueryClient, by: Person) {
  const desk = taskDesk(workspace, queryClient, by);
  const records: RecordDesk<TaskAssignment> = {
    save: async (id, assignment) => {
      if (id === null) await workspace.tasks.assign(assignment);
      else await workspace.tasks.send(id, { type: 'task.edit', assignment });
      await companyChanged(queryClient);
    },
    remove: async (id) => {
      await workspace.tasks.remove(id);
      await companyChanged(queryClient);
    },
    restore: async (id) => {
      await workspace.tasks.restore(id);
      await companyChanged(queryClient);
    },
  };
  return { desk, records, suggest: (title: string) => workspace.tasks.suggest(title) };
}
