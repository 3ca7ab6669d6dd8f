import type { HrDashboard } from '@/data/schemas/report';
import type { ChartSearch } from '@/data/schemas/search';
import type { Waiting } from '@/data/schemas/waiting';
import { notAssessed } from '@/views/risk/tones';
import { cameText, stoodText } from '@/views/shared/change-text';
import { FigureCard } from '@/views/shared/ui/Card';
import { Missing } from '@/views/shared/ui/Missing';
import { Screen } from '@/views/shared/ui/Page';
import { linkOptions } from '@tanstack/react-router';
import { HrCharts } from './HrCharts';
import { type Lines, WaitingList } from '@/views/waiting/WaitingList';

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
  search,
}: {
  figures: HrDashboard;
  waiting: Waiting[];
  search: ChartSearch;
}) {
  const { changes } = figures;
  return (
    <Screen>
      <WaitingList waiting={waiting} lines={lines} />
      <div className="mb-5 grid gap-4 sm:grid-cols-3">
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
      <HrCharts figures={figures} period={search.period} />
    </Screen>
  );
}
