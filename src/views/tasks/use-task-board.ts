import type { Workspace } from '@/data/port/workspace';
import type { Person } from '@/data/schemas/person';
import { type TaskListSearch, taskSearch } from '@/data/schemas/search';
import { selectTasks } from '@/intelligence/lists/tasks';
import { changeInPlace } from '@/views/shared/steps';
import { useToday } from '@/views/shared/use-minute';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { taskQuery, tasksQuery } from './queries';
import { type TaskSender, taskSender } from './sender';

/**
 * A board of the tasks that the URL asks for. The tasks on it stay until others have loaded.
 * @returns `tasks` are the cards: those of `page`, and before them the open one where it is further down than the
 *   page. `sender` keeps a task on a board that is filtered when a command moves it out of what was asked for.
 */
export function useTaskBoard(workspace: Workspace, by: Person, search: TaskListSearch) {
  const router = useRouter();
  const cache = useQueryClient();
  const before = useDeferredValue(search);
  const isRead = cache.getQueryData(tasksQuery(workspace, search).queryKey) !== undefined;
  const asked = isRead ? search : before;
  const { data: page } = useSuspenseQuery(tasksQuery(workspace, asked));

  const { task: id = '', status, progress, waits, assignee, kept = [] } = asked;
  const isFurtherDown =
    id !== '' && page.rows.length < page.found && !page.rows.some((task) => task.id === id);
  const { data: open } = useQuery({ ...taskQuery(workspace, id), enabled: isFurtherDown });
  const onlooker = { id: by.id, today: useToday() };
  const ahead =
    isFurtherDown && open !== undefined ? selectTasks([open], taskSearch(asked), onlooker) : [];

  const plain = taskSender(workspace, by);
  const sender: TaskSender = {
    ...plain,
    async send(task, command, sent) {
      const moves =
        (status ?? progress ?? waits ?? assignee) !== undefined ||
        command.type === 'task.markDone' ||
        command.type === 'task.evaluate';
      if (moves && !kept.includes(task)) {
        const keeping = { kept: [...kept, task] };
        // A kept task is still listed now, so the same page is right for the new address. It must be in the cache
        // before the command changes the task.
        cache.setQueryData(tasksQuery(workspace, { ...asked, ...keeping }).queryKey, page);
        await changeInPlace(router, keeping);
      }
      return plain.send(task, command, sent);
    },
  };
  return { page, tasks: [...ahead, ...page.rows], sender };
}
