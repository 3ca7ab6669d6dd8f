import type { HistoryEntry } from '@/data/schemas/history';
import { instantText } from '@/views/shared/dates';

/** What happened to a task, oldest first: what, by whom, when. */
export function TaskHistory({ history }: { history: HistoryEntry[] }) {
  return (
    <section aria-label="History">
      <h3 className="mb-1 text-sm">History</h3>
      <ol className="ms-1 space-y-1 border-s border-line ps-4">
        {history.map(({ action, by, date }, index) => (
          <li key={`${date} ${index}`} className="flex flex-wrap gap-x-3">
            <span>
              {action} by {by}
            </span>
            <time dateTime={date} className="text-muted tabular-nums">
              {instantText(date)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
