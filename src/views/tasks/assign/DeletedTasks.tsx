import type { Task } from '@/data/schemas/task';
import { Button } from '@/views/shared/ui/Button';

/** What was just deleted, each with the way to have it back. */
export function DeletedTasks({ tasks, onUndo }: { tasks: Task[]; onUndo: (task: Task) => void }) {
  return (
    <output className="block space-y-2">
      {tasks.map((task) => (
        <span
          key={task.id}
          className="flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line bg-surface px-4 py-1.5"
        >
          Deleted {task.title}
          <Button
            look="quiet"
            aria-label={`Undo deleting ${task.title}`}
            onClick={() => onUndo(task)}
          >
            Undo
          </Button>
        </span>
      ))}
    </output>
  );
}
