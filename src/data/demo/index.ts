import type { Workspace } from '../workspace';
import { createAccounts } from './accounts';
import { createCandidates, enlarged } from './candidates';
import { openCompany } from './company';
import { createEmployees } from './employees';
import { createInsights } from './insights';
import { createJobListings } from './job-listings';
import { createQuestions } from './questions';
import { createTasks } from './tasks';
import { sample } from './sample';
import type { DemoOptions, Sample } from './world';

/**
 * The records that the demo starts from.
 * @param candidates how many candidates to show; the sample's are repeated for a bench of long lists.
 */
export const sampleOf = (candidates: number): Sample =>
  candidates === 0
    ? sample
    : { ...sample, candidates: async () => enlarged(await sample.candidates(), candidates) };

/**
 * The demo world: everything in the page, every wait simulated, all changes lost on reload.
 * @param options the clock, randomness, waits, reader and records it works with.
 */
export function createDemoWorkspace(options: DemoOptions): Workspace {
  const { now, sample, wait } = options;
  const people = sample.accounts.map((account) => ({ ...account }));
  const company = openCompany(options);
  const jobListings = createJobListings(options);
  const candidates = createCandidates({
    ...options,
    sample: { ...sample, jobListings: () => jobListings.list() },
  });
  return {
    accounts: createAccounts(people, wait),
    notifications: { list: async (role) => (await sample.notifications())[role] ?? [] },
    announcements: { list: () => sample.announcements(now()) },
    jobListings,
    candidates,
    tasks: createTasks(company, now),
    employees: createEmployees(company, people),
    questions: createQuestions(candidates, wait),
    ...createInsights(company, { jobListings, candidates }),
  };
}
