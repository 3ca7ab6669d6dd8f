import type { HrDashboard } from '@/data/schemas/report';
import type { Waiting } from '@/data/schemas/waiting';
import { Chart } from '@/views/shared/charts/Chart';
import { valuesOf } from '@/views/shared/charts/chart-data';
import { monthText } from '@/machines/date-text';
import { notAssessed, riskTone } from '@/views/risk/tones';
import { cameText, stoodText } from '@/views/shared/change-text';
import { FigureCard } from '@/views/shared/ui/Card';
import { Missing } from '@/views/shared/ui/Missing';
import { Page } from '@/views/shared/ui/Page';
import { linkOptions } from '@tanstack/react-router';
import { type Lines, WaitingList } from '@/views/waiting/WaitingList';

const unscored = 'No data yet. Team managers score the tasks that employees have done.';

const lines: Lines = {
  assignedOverdue: {
    label: 'Overdue',
    link: () => linkOptions({ to: '/hr/assign-tasks', search: { waits: 'overdue' } }),
    isUrgent: true,
  },
  resumesToRead: {
    label: 'Resumes to read',
    link: () => linkOptions({ to: '/hr/candidates', search: { status: 'Pending' } }),
  },
  highRisks: {
    label: 'At high risk of resigning',
    link: () => linkOptions({ to: '/hr/resignation-risk', search: { level: 'High' } }),
    isUrgent: true,
  },
  listingsOpenLong: {
    label: 'Listings open for 30 days or more',
    link: () => linkOptions({ to: '/hr/job-listings', search: { open: 'long' } }),
  },
};

/** What stands below the figure of risks, if anything is to be said. */
function risksNote({ risksDetected, changes, notAssessed: people }: HrDashboard) {
  const said = [
    ...(risksDetected === null ? [] : [stoodText(changes.risks)]),
    ...(people === 0 ? [] : [notAssessed(people)]),
  ];
  return said.length > 0 && { note: said.join('. ') };
}

/** The HR home: candidates, open jobs and resignation risks, with charts. */
export function HrDashboardView({
  figures,
  waiting,
}: {
  figures: HrDashboard;
  waiting: Waiting[];
}) {
  const { changes } = figures;
  const { completed, pending } = figures.taskCompletion;
  const left = {
    note:
      figures.notEvaluated === 0
        ? 'Over evaluated tasks'
        : `Over evaluated tasks; ${figures.notEvaluated} not evaluated yet`,
  };
  const unknown = figures.notAssessed > 0 && { note: notAssessed(figures.notAssessed) };
  return (
    <Page title="HR Dashboard">
      <WaitingList waiting={waiting} lines={lines} />
      <div className="grid gap-4 sm:grid-cols-3">
        <FigureCard
          label="Resumes Analyzed"
          value={figures.resumesAnalyzed}
          note={`Received: ${cameText(changes.analyzed)}`}
          link={linkOptions({ to: '/hr/candidates', search: { status: 'Analyzed' } })}
        />
        <FigureCard
          label="Active Job Listings"
          value={figures.activeJobListings}
          note={`Opened: ${cameText(changes.opened)}`}
          link={linkOptions({ to: '/hr/job-listings' })}
        />
        <FigureCard
          label="Resignation Risks Detected"
          value={figures.risksDetected ?? <Missing what="Nobody’s risk is known yet" />}
          {...risksNote(figures)}
          link={linkOptions({ to: '/hr/resignation-risk' })}
        />
      </div>
      <div className="mt-5 grid gap-5 lg:grid-cols-2 [&>*]:min-w-0 lg:[&>*:last-child:nth-child(odd)]:col-span-2">
        <Chart
          title="Employee performance by month"
          {...left}
          kind="line"
          empty={unscored}
          min={0}
          max={100}
          series={[{ key: 'score', label: 'Average score of 100' }]}
          points={figures.performanceByMonth.map(({ month, score }) => ({
            label: monthText(month),
            values: valuesOf({ score }),
          }))}
        />
        <Chart
          title="Resignation risk distribution"
          {...unknown}
          kind="pie"
          empty="No data yet. Enter attendance, skills and evaluations in Resignation Risk."
          series={[{ key: 'count', label: 'Employees' }]}
          points={figures.riskDistribution.toReversed().map(({ level, count }) => ({
            label: level,
            values: { count },
            tone: riskTone[level],
            link: linkOptions({ to: '/hr/resignation-risk', search: { level } }),
          }))}
        />
        <Chart
          title="Resumes uploaded monthly"
          kind="bar"
          series={[{ key: 'count', label: 'Resumes' }]}
          points={figures.resumesByMonth.map(({ month, count }) => ({
            label: monthText(month),
            values: { count },
          }))}
        />
        <Chart
          title="Task completion"
          kind="bar"
          series={[{ key: 'tasks', label: 'Tasks' }]}
          points={[
            { label: 'Completed', values: { tasks: completed } },
            { label: 'Pending', values: { tasks: pending } },
          ]}
        />
        <Chart
          title="Top 5 performing employees"
          {...left}
          kind="horizontalBar"
          empty={unscored}
          max={100}
          series={[{ key: 'score', label: 'Average score of 100' }]}
          points={figures.topPerformers.map(({ id, name, score }) => ({
            label: name,
            values: { score },
            link: linkOptions({ to: '/hr/performance', search: { employee: id } }),
          }))}
        />
      </div>
    </Page>
  );
}
