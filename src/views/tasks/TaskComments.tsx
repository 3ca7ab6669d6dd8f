import type { Person } from '@/data/schemas/person';
import type { Task } from '@/data/schemas/task';
import { instantText } from '@/views/shared/dates';
import { MessageBox, type MessageBoxProps } from '@/views/shared/MessageBox';

/** The comments on a task, oldest first, and the box for a new one. */
export function TaskComments({
  by,
  task,
  ...box
}: { by: Person; task: Task } & Omit<MessageBoxProps, 'label'>) {
  return (
    <section aria-label="Comments" className="space-y-3">
      <h3 className="text-sm">Comments</h3>
      {task.comments.length === 0 ? (
        <p className="text-muted">No comments yet.</p>
      ) : (
        <ul
          tabIndex={0}
          aria-label={`Comments on ${task.title}`}
          className="max-h-40 max-w-[70ch] space-y-2 overflow-y-auto rounded-md"
        >
          {task.comments.map(({ id, by: writer, date, message }) => (
            <li key={id}>
              <p className="flex flex-wrap gap-x-2 text-xs text-muted">
                <span className="font-semibold text-ink">
                  {writer.id === by.id ? 'You' : writer.name}
                </span>
                <time dateTime={date}>{instantText(date)}</time>
              </p>
              <p className="whitespace-pre-line">{message}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="max-w-[70ch]">
        <MessageBox label="Add a comment" {...box} />
      </div>
    </section>
  );
}
