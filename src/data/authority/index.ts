import { deferred } from '../deferred';
import { once } from '../once';
import type { Answers, Call } from '../port/answers';
import type { Named } from '../schemas/person';
import type { SystemHealth } from '../schemas/provider';
import type { Credentials } from '../schemas/credentials';
import { admit } from './admit';
import type { Analysing } from './analysis';
import type { PayingCompany } from './company-client';
import type { KeepingFiles } from './files';
import type { TellingNews } from './notifications';
import type { Account } from './store';
import type { Asking } from './take';

/** The parts of a world that its authority needs. */
export interface AuthorityOptions extends Asking, Analysing, KeepingFiles, TellingNews {
  /** The company, which is one of the provider's clients. */
  company: Named;
  /** The provider's clients that have a world here; by default this company alone. */
  companies?: () => Promise<PayingCompany[]>;
  /**
   * Makes what a new person signs in with. Null in a world where nobody new signs in.
   * @throws `Refused` where the email or the password will not do.
   */
  accountOf: (credentials: Credentials) => Promise<Account | null>;
  /** The state of the provider's servers. */
  health: () => Promise<SystemHealth>;
  /** The last month that the provider's chart of revenue covers, YYYY-MM. */
  lastMonth: () => string;
  /** The wait before an answer that takes time. */
  pause: (before: 'subscribe' | 'report' | 'questions') => Promise<void>;
}

/**
 * Makes a world's answers to one asker. It holds every rule about who may create, change, remove and restore
 * records, and what a list shows. Whom a call is permitted to is asked before anything is read, and only of the
 * asker: what one group needs of another is not asked again. The code of each group loads with its first call.
 */
export function createAuthority(options: AuthorityOptions): Answers {
  const { store, company, pause } = options;
  const group = <G extends keyof Answers>(name: G, load: () => Promise<Answers[G]>): Answers[G] =>
    deferred(load, (call, args) => admit(options, `${name}.${call}` as Call, args));
  const jobListings = deferred(async () =>
    (await import('./job-listings')).createJobListings(options),
  );
  const candidates = deferred(async () =>
    (await import('./candidates')).createCandidates(options, options),
  );
  const paying = once(async () =>
    (await import('./subscription')).createSubscription(options, () => pause('subscribe')),
  );
  const subscription = deferred(async () => (await paying()).subscription);
  const insights = once(async () =>
    (await import('./insights')).createInsights(
      options,
      { jobListings, subscription },
      company.name,
      () => pause('report'),
    ),
  );
  const provider = once(async () =>
    (await import('./provider')).createProvider(options, companies, options),
  );
  const own = async (): Promise<PayingCompany[]> => [
    {
      id: company.id,
      subscription: await subscription.get(),
      payments: await store.all('payment'),
    },
  ];
  const companies = options.companies ?? own;
  return {
    notifications: group('notifications', async () =>
      (await import('./notifications')).createNotifications(options, options),
    ),
    announcements: group('announcements', async () =>
      (await import('./announcements')).createAnnouncements(options),
    ),
    waiting: group('waiting', async () =>
      (await import('./waiting')).createWaiting(options, {
        jobListings,
        subscription,
        risks: async () => (await insights()).risk.list(),
        provider,
      }),
    ),
    jobListings: group('jobListings', async () => jobListings),
    candidates: group('candidates', async () => candidates),
    tasks: group('tasks', async () => (await import('./tasks')).createTasks(options, options)),
    employees: group('employees', async () =>
      (await import('./employees')).createEmployees(options),
    ),
    workRecords: group('workRecords', async () =>
      (await import('./work-records')).createWorkRecords(options),
    ),
    users: group('users', async () => (await import('./users')).createUsers(options, options)),
    conversations: group('conversations', async () =>
      (await import('./conversations')).createConversations(options),
    ),
    performance: group('performance', async () => (await insights()).performance),
    risk: group('risk', async () => (await insights()).risk),
    team: group('team', async () => (await insights()).team),
    questions: group('questions', async () =>
      (await import('./questions')).createQuestions(candidates, () => pause('questions')),
    ),
    subscription: group('subscription', async () => subscription),
    billing: group('billing', async () => (await paying()).billing),
    reports: group('reports', async () => (await insights()).reports),
    provider: group('provider', async () => (await provider()).provider),
    clients: group('clients', async () => (await provider()).clients),
    plans: group('plans', async () => (await provider()).plans),
    offers: group('offers', async () => (await provider()).offers),
  };
}
