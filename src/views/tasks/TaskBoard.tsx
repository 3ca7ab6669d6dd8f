import { useSearchChange } from '@/views/shared/steps';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import type { TaskListSearch } from '@/data/schemas/search';
import type { Task } from '@/data/schemas/task';
import type { ReactNode } from 'react';
import { openTask, toggledTask } from './open-task';
import { TaskCard } from './TaskCard';

const VirtualCards = lazyPart(() => import('./VirtualCards'));

/** From this many cards on, only the cards in view are in the page. */
const virtualFrom = 60;

/** Tasks as cards. At most one is open, at the start the first. The URL keeps which one. */
export function TaskBoard({
  tasks,
  search,
  children,
}: {
  tasks: Task[];
  search: TaskListSearch;
  children: (task: Task) => ReactNode;
}) {
  const onSearch = useSearchChange<TaskListSearch>();
  const ids = tasks.map(({ id }) => id);
  const opened = openTask(search.task, ids);
  const card = (index: number) => {
    const task = tasks[index];
    if (task === undefined) return null;
    return (
      <TaskCard
        task={task}
        isOpen={task.id === opened}
        onToggle={() => onSearch({ task: toggledTask(search.task, ids, task.id) })}
      >
        {task.id === opened && children(task)}
      </TaskCard>
    );
  };
  if (tasks.length >= virtualFrom) {
    return (
      <Arriving>
        <VirtualCards ids={ids} render={card} />
      </Arriving>
    );
  }
  return (
    <ul className="space-y-3">
      {ids.map((id, index) => (
        <li key={id}>{card(index)}</li>
      ))}
    </ul>
  );
}
