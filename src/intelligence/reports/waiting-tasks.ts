import type { JobListing } from '@/data/schemas/job-listing';
import type { ReceivedCandidates } from '@/data/schemas/report';
import type { RiskEmployee } from '@/data/schemas/risk';
import type { Task } from '@/data/schemas/task';
import type { Waiting } from '@/data/schemas/waiting';
import { isOpenLong } from '@/intelligence/lists/job-listings';
import { type Onlooker, waitsFor } from '@/machines/task/waits';
import { byName } from '../lists/sorting';
import { sum } from '../numbers';

/** A line, where there is something to count. */
export const line = (
  kind: Waiting['kind'],
  count: number,
  { about = '', of = null }: Partial<Waiting> = {},
): Waiting[] => (count === 0 ? [] : [{ kind, count, about, of }]);
/** How many rows are so. */
export const counted = <T>(rows: readonly T[], is: (row: T) => boolean): number =>
  rows.filter(is).length;

/** What waits for HR. @param tasks those that HR assigned. @param today YYYY-MM-DD, here and below. */
export const waitingForHr = (
  {
    received,
    risks,
    listings,
    tasks,
  }: {
    received: readonly ReceivedCandidates[];
    risks: readonly RiskEmployee[];
    listings: readonly JobListing[];
    tasks: readonly Task[];
  },
  onlooker: Onlooker,
): Waiting[] => [
  ...line('assignedOverdue', counted(tasks, waitsFor('overdue', onlooker))),
  ...line(
    'resumesToRead',
    sum(received.filter(({ status }) => status === 'Pending').map(({ count }) => count)),
  ),
  ...line(
    'highRisks',
    counted(risks, ({ riskLevel }) => riskLevel === 'High'),
  ),
  ...line(
    'listingsOpenLong',
    counted(listings, (listing) => isOpenLong(listing, onlooker.today)),
  ),
];

/** What waits for an employee. @param tasks the employee's own. */
export const waitingForEmployee = (tasks: readonly Task[], onlooker: Onlooker): Waiting[] => [
  ...line('ownOverdue', counted(tasks, waitsFor('overdue', onlooker))),
  ...line('ownDue', counted(tasks, waitsFor('due', onlooker))),
  ...line('ownComments', counted(tasks, waitsFor('comment', onlooker))),
];

/** What waits for a team manager: done tasks, and the overdue ones of each person, most first. */
export function waitingForTeamManager(tasks: readonly Task[], onlooker: Onlooker): Waiting[] {
  const late = tasks.filter(waitsFor('overdue', onlooker)).flatMap(({ assignedTo }) => assignedTo);
  const people = new Map(late.map((person) => [person.id, person]));
  const overdue = [...people.values()].map((of) => ({
    of,
    count: counted(late, ({ id }) => id === of.id),
  }));
  return [
    ...line(
      'tasksToEvaluate',
      counted(tasks, ({ status }) => status === 'done'),
    ),
    ...overdue
      .toSorted((a, b) => b.count - a.count || byName(a.of, b.of))
      .flatMap(({ of, count }) => line('overdueOf', count, { of })),
  ];
}
