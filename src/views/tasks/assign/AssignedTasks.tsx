import type { TaskSortKey } from '@/data/schemas/search';
import type { Person } from '@/data/schemas/person';
import type { Task } from '@/data/schemas/task';
import { refusal } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';
import { type Column, DataTable, type Sorting } from '@/views/shared/DataTable';
import { EditDelete } from '@/views/shared/editing/EditDelete';
import { RowLink } from '@/views/shared/lists/RowLink';
import { classes } from '@/views/shared/ui/classes';
import { Due } from '../Due';
import { TaskStatusLabel } from '../TaskStatusLabel';
import { assignmentOf } from '@/machines/task/assignment';

interface AssignedTasksProps {
  tasks: Task[];
  sorting: Sorting<TaskSortKey>;
  by: Person;
  opened: string;
  onEdit: (id: string) => void;
  onDelete: (task: Task) => void;
}

const columnsOf = ({
  by,
  opened,
  onEdit,
  onDelete,
}: Omit<AssignedTasksProps, 'sorting'>): Column<Task, TaskSortKey>[] => [
  {
    header: 'Title',
    sortKey: 'title',
    cell: ({ id, title }) => (
      <RowLink
        opens={{ task: id === opened ? undefined : id }}
        aria-expanded={id === opened}
        className="min-w-32 wrap-anywhere"
      >
        {title}
      </RowLink>
    ),
  },
  {
    header: 'Assignee',
    sortKey: 'assignee',
    cell: ({ assignedTo }) => (
      <span className="block w-max max-w-40 wrap-anywhere">
        {assignedTo.map(({ name }) => name).join(', ')}
      </span>
    ),
  },
  {
    header: 'Due date',
    sortKey: 'due',
    cell: (task) => <Due task={task} />,
  },
  {
    header: 'Priority',
    sortKey: 'priority',
    cell: ({ priority }) => (
      <span className={classes(priority === 'High' && 'font-semibold')}>{priority}</span>
    ),
  },
  {
    header: 'Status',
    sortKey: 'status',
    phone: 'aside',
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
      list="assigned"
      caption="Assigned tasks"
      columns={columnsOf(props)}
      rows={props.tasks}
      rowKey={({ id }) => id}
      sorting={props.sorting}
    />
  );
}
