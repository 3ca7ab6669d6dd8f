import { deferred } from '../deferred';
import { once } from '../once';
import type { Workspace } from '../workspace';
import { createAccounts } from './accounts';
import type { CompanyGroups } from './company-groups';
import { createNotifications } from './notifications';
import type { ProviderGroups } from './provider-groups';
import type { DemoOptions } from './world';

/**
 * The demo world: everything in the page, every wait simulated, all changes lost on reload. What a
 * sign-in does not need loads with the first call.
 * @param options the clock, randomness, waits, reader and records it works with.
 */
export function createDemoWorkspace(options: DemoOptions): Workspace {
  const { now, wait, sample: records } = options;
  const people = records.accounts.map((account) => ({ ...account }));
  const jobListings = deferred(async () =>
    (await import('./job-listings')).createJobListings(options),
  );
  const candidates = deferred(async () =>
    (await import('./candidates')).createCandidates({
      ...options,
      sample: { ...records, jobListings: () => jobListings.list() },
    }),
  );
  const company = once(async () =>
    (await import('./company-groups')).createCompanyGroups(options, people, {
      candidates,
      jobListings,
    }),
  );
  const group = <K extends keyof CompanyGroups>(name: K): CompanyGroups[K] =>
    deferred(async () => (await company())[name]);
  const subscription = group('subscription');
  const billing = group('billing');
  const provider = once(async () =>
    (await import('./provider-groups')).createProviderGroups(options, { subscription, billing }),
  );
  const providerGroup = <K extends keyof ProviderGroups>(name: K): ProviderGroups[K] =>
    deferred(async () => (await provider())[name]);
  return {
    accounts: createAccounts(people, wait),
    notifications: createNotifications(options),
    announcements: { list: () => records.announcements(now()) },
    jobListings,
    candidates,
    tasks: group('tasks'),
    employees: group('employees'),
    users: group('users'),
    conversations: group('conversations'),
    performance: group('performance'),
    risk: group('risk'),
    team: group('team'),
    questions: group('questions'),
    subscription,
    billing,
    reports: group('reports'),
    provider: providerGroup('provider'),
    clients: providerGroup('clients'),
    plans: providerGroup('plans'),
    offers: providerGroup('offers'),
  };
}
