import type { FileUse } from '@/data/schemas/attachment';
import type { Role } from '@/data/schemas/role';

/** How much a call answers to a role: everything, what concerns the asker alone, or the asker's team. */
export type Reach = 'all' | 'own' | 'team';

/** The roles that may make a call. Every other role is refused. */
export type Allowed = Partial<Record<Role, Reach>>;

/** The events that a command sends to a chart. The guards of the chart say who may send them. */
type Commands = readonly `${string}.${string}`[];

/** The roles that several rows name. */
const hr = { hr: 'all' } as const;
const assigners = { hr: 'all', teammanager: 'team' } as const;
const lead = { teammanager: 'team' } as const;
const manager = { manager: 'all' } as const;
const readers = { ...hr, ...manager } as const;
const userKeepers = { manager: 'all', admin: 'all' } as const;
const operator = { sys: 'all' } as const;
const staff = {
  hr: 'own',
  employee: 'own',
  teammanager: 'own',
  manager: 'own',
  admin: 'own',
} as const;
const everybody = { ...staff, sys: 'own' } as const;
const concerned = { hr: 'own', employee: 'own', teammanager: 'team' } as const;

/** Calls about the person whose id is their first argument. */
const aboutAPerson = {
  'performance.of': { hr: 'all', employee: 'own', teammanager: 'team' },
  'risk.of': { hr: 'all', employee: 'own' },
} as const satisfies Record<string, Allowed>;

/**
 * The one table of permissions: who may make each call of the port. A command has no roles here, since the guards
 * of its chart name them.
 */
export const permissions = {
  ...aboutAPerson,
  'notifications.list': everybody,
  'notifications.markRead': everybody,
  'conversations.list': staff,
  'conversations.people': staff,
  'conversations.get': staff,
  'conversations.messages': staff,
  'conversations.send': staff,
  'conversations.markRead': staff,
  'jobListings.list': hr,
  'jobListings.create': ['jobListing.open'],
  'jobListings.send': ['jobListing.change', 'jobListing.close', 'jobListing.reopen'],
  'announcements.list': { ...hr, employee: 'all' },
  'announcements.announce': hr,
  'announcements.withdraw': hr,
  'waiting.list': { ...concerned, manager: 'own', sys: 'own' },
  'candidates.list': hr,
  'candidates.get': hr,
  'candidates.neighbours': hr,
  'candidates.twins': hr,
  'candidates.merged': hr,
  'candidates.receive': hr,
  'candidates.analyse': ['candidate.analyse', 'candidate.notRead', 'candidate.simulate'],
  'candidates.measure': hr,
  'candidates.discard': hr,
  'candidates.undoReanalysis': hr,
  'candidates.correct': ['candidate.correct'],
  'candidates.merge': ['candidate.merge'],
  'candidates.separate': ['candidate.separate'],
  'candidates.tellApart': ['candidate.tellApart'],
  'candidates.send': [
    'candidate.shortlist',
    'candidate.unlist',
    'candidate.reject',
    'candidate.reconsider',
    'candidate.note',
    'candidate.removeNote',
  ],
  'tasks.list': concerned,
  'tasks.get': concerned,
  'tasks.suggest': assigners,
  'tasks.assign': ['task.assign'],
  'tasks.add': ['task.add'],
  'tasks.send': [
    'task.edit',
    'task.comment',
    'task.logHours',
    'task.undoHours',
    'task.attach',
    'task.detach',
    'task.markDone',
    'task.evaluate',
  ],
  'tasks.remove': ['task.remove'],
  'tasks.restore': ['task.restore'],
  'employees.list': hr,
  'employees.assignable': assigners,
  'employees.profile': staff,
  'employees.updateProfile': ['activation.change'],
  'users.list': userKeepers,
  'users.get': userKeepers,
  'users.overview': userKeepers,
  'users.add': ['activation.add'],
  'users.employ': ['activation.employ'],
  'users.send': ['activation.activate', 'activation.deactivate'],
  'workRecords.get': hr,
  'workRecords.send': ['workRecord.enterMonth', 'workRecord.enterCareer', 'workRecord.evaluate'],
  'workRecords.check': hr,
  'workRecords.importRows': hr,
  'risk.list': hr,
  'team.dashboard': lead,
  'team.members': lead,
  'questions.generate': hr,
  'subscription.get': manager,
  'subscription.subscribe': ['subscription.subscribe'],
  'billing.list': manager,
  'reports.get': readers,
  'reports.generate': readers,
  'reports.hrDashboard': hr,
  'reports.managerDashboard': manager,
  'provider.figures': operator,
  'provider.payments': operator,
  'provider.health': operator,
  'clients.list': operator,
  'clients.payments': operator,
  'clients.add': ['activation.add'],
  'clients.change': ['activation.change'],
  'clients.send': ['activation.activate', 'activation.deactivate'],
  'plans.list': operator,
  'plans.get': operator,
  'plans.add': ['activation.add'],
  'plans.change': ['activation.change'],
  'plans.send': ['activation.activate', 'activation.deactivate'],
  'plans.remove': ['activation.remove'],
  'plans.restore': ['activation.restore'],
  'offers.list': operator,
  'offers.get': operator,
  'offers.add': ['activation.add'],
  'offers.change': ['activation.change'],
  'offers.remove': ['activation.remove'],
  'offers.restore': ['activation.restore'],
} as const satisfies Record<string, Allowed | Commands>;

/** A call of the port, as '<group>.<call>'. */
export type Call = keyof typeof permissions;

/** The roles of a call; null where a chart decides. */
export function allowedTo(call: Call): Allowed | null {
  const row: Allowed | Commands = permissions[call];
  return 'length' in row ? null : row;
}

/** Whether a role may make a call. A command goes on to its chart, which decides. */
export function may(role: Role, call: Call): boolean {
  const allowed = allowedTo(call);
  return allowed === null || role in allowed;
}

/** Whether a call is about the person whose id is its first argument. */
export const isAboutAPerson = (call: Call): boolean => call in aboutAPerson;

const words: Record<Role, string> = {
  hr: 'HR staff',
  employee: 'an employee',
  teammanager: 'a team manager',
  manager: 'a company manager',
  admin: 'an admin',
  sys: 'the provider’s operator',
};

/** The sentence for a person whose role may not make a call. */
export const onlyFor = (allowed: Allowed): string =>
  `Only ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    (Object.keys(allowed) as Role[]).map((role) => words[role]),
  )} can do this.`;

/** Who may keep a file for a use, and fetch one. 'own' and 'team' are the files that a record names which they see. */
export const filePermissions = {
  resume: { keep: hr, fetch: hr },
  contract: { keep: userKeepers, fetch: { ...staff, ...userKeepers } },
  attachment: { keep: { hr: 'all', employee: 'all', teammanager: 'all' }, fetch: concerned },
} as const satisfies Record<FileUse, Record<'keep' | 'fetch', Allowed>>;
