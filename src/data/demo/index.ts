import type { Workspace } from '../workspace';
import { createAccounts } from './accounts';
import { createCandidates } from './candidates';
import { openCompany } from './company';
import { createEmployees } from './employees';
import { createInsights } from './insights';
import { createJobListings } from './job-listings';
import { createQuestions } from './questions';
import { createTasks } from './tasks';
import type { DemoOptions } from './world';

export { sample } from './sample';

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
