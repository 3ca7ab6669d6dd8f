import type { TeamSearch } from '@/data/schemas/search';
import type { TeamMember } from '@/data/schemas/team';
import { memberOrdering, type MemberSortKey, orderMembers } from '@/intelligence/lists/members';
import { percentText } from '@/intelligence/number-text';
import { type Column, DataTable } from '@/views/shared/DataTable';
import { RowLink } from '@/views/shared/lists/RowLink';
import { useSearchChange } from '@/views/shared/steps';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { Missing } from '@/views/shared/ui/Missing';
import { TaskStatusLabel } from '@/views/tasks/TaskStatusLabel';
import { Link } from '@tanstack/react-router';

/** The columns of a team's members. @param open the id of the member whose tasks are shown. */
export const memberColumns = (open: string | undefined): Column<TeamMember, MemberSortKey>[] => [
  {
    header: 'Name',
    sortKey: 'name',
    cell: ({ id, name }) => (
      <RowLink
        opens={{ member: id === open ? undefined : id }}
        aria-expanded={id === open}
        className="w-max max-w-64 wrap-anywhere"
      >
        {name}
      </RowLink>
    ),
  },
  {
    header: 'Position',
    sortKey: 'position',
    cell: ({ position }) => (
      <span className="block w-max max-w-56 wrap-anywhere">{position || '—'}</span>
    ),
  },
  { header: 'Total tasks', sortKey: 'total', numeric: true, cell: (one) => one.totalTasks },
  {
    header: 'Completed tasks',
    sortKey: 'completed',
    numeric: true,
    cell: ({ completedTasks }) => completedTasks,
  },
  {
    header: 'Completion rate',
    sortKey: 'rate',
    numeric: true,
    cell: ({ completionRate }) =>
      completionRate === null ? (
        <Missing what="No task is assigned yet" />
      ) : (
        percentText(completionRate)
      ),
  },
  {
    header: 'Average score',
    sortKey: 'score',
    numeric: true,
    outOf: 100,
    phone: 'aside',
    cell: ({ averageScore }) => averageScore?.toFixed(1) ?? <Missing what="No task is done yet" />,
  },
];

/** The members of a team with their figures. A row opens to the tasks behind them. */
export function MemberTable({ members, search }: { members: TeamMember[]; search: TeamSearch }) {
  const onSearch = useSearchChange<TeamSearch>();
  return (
    <DataTable
      list="members"
      caption="Team members"
      columns={memberColumns(search.member)}
      rows={orderMembers(members, search)}
      rowKey={({ id }) => id}
      sorting={{
        ...memberOrdering(search),
        onSort: (sort, order) => onSearch({ sort, order }),
      }}
      detail={({ id, name, tasks }) =>
        id === search.member && <MemberTasks of={name} tasks={tasks} />
      }
    />
  );
}

/** The tasks of a member. */
export function MemberTasks({ of, tasks }: Pick<TeamMember, 'tasks'> & { of: string }) {
  if (tasks.length === 0) return <p className="py-2 text-muted">No tasks assigned.</p>;
  return (
    <ul aria-label={`Tasks of ${of}`} className="divide-y divide-line md:ps-4">
      {tasks.map(({ id, title, status, performanceScore }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
          <Link
            to="/create-tasks"
            search={{ task: id }}
            className={classes(
              touchTarget,
              'max-w-full grow basis-40 font-semibold wrap-anywhere text-primary hover:underline',
            )}
          >
            {title}
          </Link>
          <span className="text-muted tabular-nums">
            Score:{' '}
            {performanceScore === null ? (
              <Missing what="Not evaluated yet" />
            ) : (
              `${performanceScore.toFixed(1)} of 100`
            )}
          </span>
          <TaskStatusLabel status={status} />
        </li>
      ))}
    </ul>
  );
}
