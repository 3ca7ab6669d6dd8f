import type { TaskSortKey } from '@/data/schemas/search';
import type { Person } from '@/data/schemas/person';
import type { Task } from '@/data/schemas/task';
import { refusal } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';
import { type Column, DataTable, type Sorting } from '@/views/shared/DataTable';
import { dayText } from '@/machines/date-text';
import { EditDelete } from '@/views/shared/editing/EditDelete';
import { Badge } from '@/views/shared/ui/Badge';
import { TaskStatusLabel } from '../TaskStatusLabel';
import { assignmentOf } from '@/machines/task/assignment';

const priorityTone = { Low: 'neutral', Medium: 'primary', High: 'danger' } as const;

interface AssignedTasksProps {
  tasks: Task[];
  sorting: Sorting<TaskSortKey>;
  by: Person;
  opened: string;
  onOpen: (id: string | undefined) => void;
  onEdit: (id: string) => void;
  onDelete: (task: Task) => void;
}

const columnsOf = ({
  by,
  opened,
  onOpen,
  onEdit,
  onDelete,
}: Omit<AssignedTasksProps, 'sorting'>): Column<Task, TaskSortKey>[] => [
  {
    header: 'Title',
    sortKey: 'title',
    cell: ({ id, title }) => (
      <button
        type="button"
        aria-expanded={id === opened}
        onClick={() => onOpen(id === opened ? undefined : id)}
        className="min-h-10 max-w-64 text-start font-semibold break-words text-primary hover:underline"
      >
        {title}
      </button>
    ),
  },
  {
    header: 'Assignee',
    sortKey: 'assignee',
    cell: ({ assignedTo }) => assignedTo.map(({ name }) => name).join(', '),
  },
  {
    header: 'Due date',
    sortKey: 'due',
    cell: ({ deadline }) => <span className="whitespace-nowrap">{dayText(deadline)}</span>,
  },
  {
    header: 'Priority',
    sortKey: 'priority',
    cell: ({ priority }) => <Badge tone={priorityTone[priority]}>{priority}</Badge>,
  },
  {
    header: 'Status',
    sortKey: 'status',
    cell: ({ status }) => <TaskStatusLabel status={status} />,
  },
  {
    header: 'Actions',
    quiet: true,
    numeric: true,
    cell: (task) => {
      const refused = refusal(taskLifecycle, task, {
        type: 'task.edit',
        assignment: assignmentOf(task),
        by,
      });
      return (
        <EditDelete
          id={task.id}
          name={task.title}
          refused={refused}
          onEdit={() => onEdit(task.id)}
          onDelete={() => onDelete(task)}
        />
      );
    },
  },
];

/** The tasks that HR assigned, each with its edit and delete icons. */
export function AssignedTasks(props: AssignedTasksProps) {
  return (
    <DataTable
      caption="Assigned tasks"
      columns={columnsOf(props)}
      rows={props.tasks}
      rowKey={({ id }) => id}
      sorting={props.sorting}
    />
  );
}
