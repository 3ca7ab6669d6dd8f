import { useSearchChange } from '@/views/shared/steps';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import type { TaskListSearch } from '@/data/schemas/search';
import type { Task } from '@/data/schemas/task';
import { Button } from '@/views/shared/ui/Button';
import type { ReactNode } from 'react';
import { canBeEvaluated, openTask, toggledTask, unfolded } from './open-task';
import type { TaskSender } from './sender';
import { boardColumns, TaskCard } from './TaskCard';

const VirtualCards = lazyPart(() => import('./VirtualCards'));

/** From this many cards on, only the cards in view are in the page. */
const virtualFrom = 60;

/**
 * Tasks as cards, with finished ones folded away unless something was asked for. At most one is open, at the start the
 * first. The URL keeps which one.
 */
export function TaskBoard({
  tasks,
  search,
  sender: { by },
  children,
}: {
  tasks: Task[];
  search: TaskListSearch;
  sender: TaskSender;
  children: (task: Task) => ReactNode;
}) {
  const onSearch = useSearchChange<TaskListSearch>();
  const shown = unfolded(
    tasks,
    search,
    (task) => task.status === 'active' || canBeEvaluated(task, by),
  );
  const folded = tasks.length - shown.length;
  const ids = shown.map(({ id }) => id);
  const opened = openTask(search.task, ids);
  const card = (index: number) => {
    const task = shown[index];
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
  if (tasks.length === 0) return null;
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <div
        aria-hidden="true"
        className={`${boardColumns} border-b border-line py-2.5 font-semibold max-md:hidden`}
      >
        <span />
        {['Title', 'Assignee', 'Priority', 'Due date', 'Status'].map((header) => (
          <span key={header}>{header}</span>
        ))}
      </div>
      {ids.length >= virtualFrom ? (
        <Arriving>
          <VirtualCards ids={ids} render={card} />
        </Arriving>
      ) : (
        <ul className="divide-y divide-line">
          {ids.map((id, index) => (
            <li key={id}>{card(index)}</li>
          ))}
        </ul>
      )}
      {(folded > 0 || search.done !== undefined) && (
        <div className="border-t border-line px-2 py-1">
          <Button
            look="quiet"
            aria-expanded={folded === 0}
            onClick={() => onSearch({ done: folded === 0 ? undefined : 'shown' })}
          >
            {folded === 0 ? 'Hide finished tasks' : `Show ${folded} finished`}
          </Button>
        </div>
      )}
    </div>
  );
}
