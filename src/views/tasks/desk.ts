import { companyChanged } from '@/actors/asked-world';
import type { TaskListSearch } from '@/data/schemas/search';
import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/port/workspace';
import type { TaskCommand } from '@/machines/task/task.machine';
import type { QueryClient } from '@tanstack/react-query';

/** Who works on tasks at a screen, and how a command of theirs reaches the world. */
export interface TaskDesk {
  by: Person;
  send: (id: string, command: TaskCommand) => Promise<void>;
}

/** A person's desk. Resolves a command when the screen shows what it changed; rejects with the chart's reason. */
export const taskDesk = (workspace: Workspace, queryClient: QueryClient, by: Person): TaskDesk => ({
  by,
  send: async (id, command) => {
    await workspace.tasks.send(id, command);
    await companyChanged(queryClient);
  },
});

/** A desk over a list that is narrowed by status: a task that a command of theirs moves on stays listed. */
export const keepingDesk = (
  desk: TaskDesk,
  { kept = [] }: TaskListSearch,
  keep: (change: Pick<TaskListSearch, 'kept'>) => void,
): TaskDesk => ({
  ...desk,
  send: (id, command) => {
    if (!kept.includes(id)) keep({ kept: [...kept, id] });
    return desk.send(id, command);
  },
});
