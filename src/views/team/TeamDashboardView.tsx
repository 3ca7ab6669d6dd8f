import type { TeamDashboard } from '@/data/schemas/team';
import type { Waiting } from '@/data/schemas/waiting';
import { Chart } from '@/views/shared/charts/Chart';
import { ChartGrid } from '@/views/shared/charts/ChartGrid';
import { valuesOf } from '@/views/shared/charts/chart-data';
import { addDays } from '@/machines/calendar';
import { dayText } from '@/machines/date-text';
import { FigureCard } from '@/views/shared/ui/Card';
import { Missing } from '@/views/shared/ui/Missing';
import { Screen } from '@/views/shared/ui/Page';
import { progressTone } from '@/views/tasks/tones';
import { linkOptions } from '@tanstack/react-router';
import { type Lines, WaitingList } from '@/views/waiting/WaitingList';

const tasksText = (count: number) => `${count} ${count === 1 ? 'task' : 'tasks'}`;

/** The tasks completed in the week, with those that the bars of its working days do not show. */
const weekText = ({ from, to, completed, atWeekend, weekBefore }: TeamDashboard['week']) =>
  `${dayText(from)} to ${dayText(to)}: ${tasksText(completed)}${
    atWeekend === 0 ? '' : `, ${atWeekend} of them at the weekend`
  }. The week before: ${tasksText(weekBefore)}.`;

const lines: Lines = {
  tasksToEvaluate: {
    label: 'To evaluate',
    link: () => linkOptions({ to: '/create-tasks', search: { status: 'done' } }),
  },
  overdueOf: {
    label: ({ of }) => `Overdue, ${of?.name}`,
    link: ({ of }) =>
      linkOptions({ to: '/create-tasks', search: { waits: 'overdue', assignee: of?.id } }),
    isUrgent: true,
  },
};

/** A team manager's home: the members who stand out, the week's work, and the progress of all tasks. */
export function TeamDashboardView({
  figures,
  waiting,
}: {
  figures: TeamDashboard;
  waiting: Waiting[];
}) {
  const highlights = [
    ['Top performer', figures.topPerformer],
    ['Most tasks assigned', figures.mostTasksAssigned],
    ['Most reliable', figures.mostReliable],
  ] as const;
  return (
    <Screen>
      <WaitingList waiting={waiting} lines={lines} />
      <div className="mb-5 grid gap-4 sm:grid-cols-3">
        {highlights.map(([label, highlight]) => (
          <FigureCard
            key={label}
            label={label}
            value={highlight?.name ?? <Missing what="Nobody yet" />}
            note={highlight?.figure ?? 'Nobody yet'}
            {...(highlight && {
              link: linkOptions({ to: '/team-members', search: { member: highlight.id } }),
            })}
          />
        ))}
      </div>
      <ChartGrid>
        <Chart
          title="Tasks completed this week"
          note={weekText(figures.week)}
          kind="bar"
          series={[{ key: 'completed', label: 'Completed tasks' }]}
          points={figures.weekly.map(({ day, completed }, index) => ({
            label: day,
            values: { completed },
            ...(completed > 0 && {
              link: linkOptions({
                to: '/create-tasks',
                search: { doneOn: addDays(figures.week.from, index) },
              }),
            }),
          }))}
        />
        <Chart
          title="Task distribution"
          kind="pie"
          empty="No data yet. The tasks of your team are counted here."
          unit="%"
          series={[{ key: 'percent', label: 'Share of tasks' }]}
          points={figures.distribution.map(({ progress, percent }) => ({
            label: progress,
            values: valuesOf({ percent }),
            tone: progressTone[progress],
            link: linkOptions({ to: '/create-tasks', search: { progress } }),
          }))}
        />
      </ChartGrid>
    </Screen>
  );
}
