import { deferred } from '../deferred';
import { once } from '../once';
import type { SessionUser } from '../schemas/session';
import type { Workspace } from '../workspace';
import { openCompany } from './company';
import { createInsights } from './insights';
import type { DemoOptions } from './world';

/** The recruitment that the rest of the company looks at. */
export type Recruitment = Pick<Workspace, 'candidates' | 'jobListings'>;
export type CompanyGroups = Pick<
  Workspace,
  | 'conversations'
  | 'tasks'
  | 'employees'
  | 'users'
  | 'performance'
  | 'risk'
  | 'team'
  | 'questions'
  | 'subscription'
  | 'billing'
  | 'reports'
>;

/** The groups of the demo world that share one company's people and tasks; each loads with its first call. */
export function createCompanyGroups(
  options: DemoOptions,
  people: SessionUser[],
  recruitment: Recruitment,
): CompanyGroups {
  const company = openCompany(options);
  const paying = once(async () => (await import('./subscription')).createSubscription(options));
  const subscription = deferred(async () => (await paying()).subscription);
  const billing = deferred(async () => (await paying()).billing);
  return {
    tasks: deferred(async () => (await import('./tasks')).createTasks(company, options.now)),
    employees: deferred(async () => (await import('./employees')).createEmployees(company, people)),
    conversations: deferred(async () =>
      (await import('./conversations')).createConversations(company, options),
    ),
    users: deferred(async () => (await import('./users')).createUsers(company, options.now)),
    questions: deferred(async () =>
      (await import('./questions')).createQuestions(recruitment.candidates, options.wait),
    ),
    subscription,
    billing,
    ...createInsights(company, { ...recruitment, subscription, billing }, options),
  };
}
