import type { TeamMember } from '@/data/schemas/team';
import { percentText } from '@/intelligence/number-text';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { Missing } from '@/views/shared/ui/Missing';
import { TaskStatusLabel } from '@/views/tasks/TaskStatusLabel';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';

/** Who puts people into a team, and where. */
export const howToJoin =
  'A company manager or an admin puts people into your team: in Manage Users, with Details and Edit.';

/** A member of the team: the figures, and when open the tasks behind them. */
export function MemberCard({
  member,
  isOpen,
  onToggle,
}: {
  member: TeamMember;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const body = useId();
  const figures = [
    ['Total tasks', member.totalTasks],
    ['Completed tasks', member.completedTasks],
    [
      'Completion rate',
      member.completionRate === null ? (
        <Missing key="rate" what="No task is assigned yet" />
      ) : (
        percentText(member.completionRate)
      ),
    ],
    [
      'Average score',
      member.averageScore?.toFixed(1) ?? <Missing key="score" what="No task is done yet" />,
    ],
  ] as const;
  return (
    <article
      aria-label={member.name}
      className="rounded-lg border border-line bg-surface wrap-anywhere"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
        <h2 className="min-w-[min(14rem,100%)] flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? body : undefined}
            onClick={onToggle}
            className="flex min-h-11 w-full items-center gap-3 text-start hover:text-primary"
          >
            <ChevronRight
              className={classes('size-4 shrink-0 text-muted', isOpen && 'rotate-90')}
              aria-hidden="true"
            />
            <span>
              {member.name}
              <span className="block text-xs font-normal text-muted">{member.position}</span>
            </span>
          </button>
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="text-base font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isOpen && (
        <div id={body} className="border-t border-line px-4 py-2 md:ps-11">
          <MemberTasks tasks={member.tasks} />
        </div>
      )}
    </article>
  );
}

function MemberTasks({ tasks }: Pick<TeamMember, 'tasks'>) {
  if (tasks.length === 0) return <p className="py-3 text-muted">No tasks assigned.</p>;
  return (
    <ul className="divide-y divide-line">
      {tasks.map(({ id, title, status, performanceScore }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <Link
            to="/create-tasks"
            search={{ task: id }}
            className={classes(
              touchTarget,
              'min-w-[min(10rem,100%)] flex-1 font-semibold text-primary hover:underline',
            )}
          >
            {title}
          </Link>
          <span className="text-muted tabular-nums">
            Score: {performanceScore?.toFixed(1) ?? <Missing what="Not evaluated yet" />}
          </span>
          <TaskStatusLabel status={status} />
        </li>
      ))}
    </ul>
  );
}
