import { type TaskListSearch, type TaskWait, taskWaits } from '@/data/schemas/search';
import type { Page } from '@/data/schemas/page';
import { type Task, taskStatuses } from '@/data/schemas/task';
import { dayText } from '@/machines/date-text';
import { NotOnly } from '@/views/shared/lists/NotOnly';
import { SelectField } from '@/views/shared/ui/Field';
import { UrlField } from '@/views/shared/ui/UrlField';
import { statusNames } from './TaskStatusLabel';

const waitNames: Record<TaskWait, string> = {
  overdue: 'Overdue',
  due: 'Due within 7 days',
  comment: 'New comments',
};

/** The search and the filters of a list of tasks, over the URL's search parameters. */
export function TaskFilters({
  search,
  onChange,
  page: { rows, found, total },
}: {
  search: TaskListSearch;
  onChange: (change: Partial<TaskListSearch>) => void;
  page: Page<Task>;
}) {
  const narrow = (
    change: Pick<TaskListSearch, 'q' | 'status' | 'progress' | 'waits' | 'assignee' | 'doneOn'>,
  ) => onChange({ ...change, kept: undefined, rows: undefined });
  const only = rows
    .flatMap(({ assignedTo }) => assignedTo)
    .find(({ id }) => id === search.assignee);
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="min-w-full flex-1 md:min-w-48">
        <UrlField
          label="Search"
          placeholder="Title, description or assignee"
          type="search"
          value={search.q ?? ''}
          onChange={(value) => narrow({ q: value === '' ? undefined : value })}
        />
      </div>
      <SelectField
        label="Status"
        value={search.status ?? ''}
        onChange={({ target }) =>
          narrow({ status: taskStatuses.find((status) => status === target.value) })
        }
      >
        <option value="">All Tasks</option>
        {taskStatuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Show"
        value={search.waits ?? ''}
        onChange={({ target }) =>
          narrow({ waits: taskWaits.find((wait) => wait === target.value) })
        }
      >
        <option value="">Everything</option>
        {taskWaits.map((wait) => (
          <option key={wait} value={wait}>
            {waitNames[wait]}
          </option>
        ))}
      </SelectField>
      {search.assignee !== undefined && (
        <NotOnly
          all="everybody"
          only={only?.name ?? 'one person'}
          onClear={() => narrow({ assignee: undefined })}
        />
      )}
      {search.progress !== undefined && (
        <NotOnly
          all="all tasks"
          only={search.progress}
          onClear={() => narrow({ progress: undefined })}
        />
      )}
      {search.doneOn !== undefined && (
        <NotOnly
          all="all tasks"
          only={`those done on ${dayText(search.doneOn)}`}
          onClear={() => narrow({ doneOn: undefined })}
        />
      )}
      <output className="min-h-9 content-center text-muted tabular-nums max-md:w-full">
        {found} of {total} tasks
      </output>
    </search>
  );
}
