import { deferred } from '../deferred';
import type { SessionUser } from '../schemas/session';
import type { Workspace } from '../workspace';
import { openCompany } from './company';
import { createEmployees } from './employees';
import { createInsights } from './insights';
import { createQuestions } from './questions';
import { createSubscription } from './subscription';
import { createTasks } from './tasks';
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

/** The groups of the demo world that share one company's people and tasks. */
export function createCompanyGroups(
  options: DemoOptions,
  people: SessionUser[],
  recruitment: Recruitment,
): CompanyGroups {
  const company = openCompany(options);
  const subscription = createSubscription(options);
  return {
    tasks: createTasks(company, options.now),
    employees: createEmployees(company, people),
    conversations: deferred(async () =>
      (await import('./conversations')).createConversations(company, options),
    ),
    users: deferred(async () => (await import('./users')).createUsers(company, options.now)),
    questions: createQuestions(recruitment.candidates, options.wait),
    ...subscription,
    ...createInsights(company, { ...recruitment, ...subscription }, options),
  };
}
