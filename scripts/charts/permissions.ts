import { fileURLToPath } from 'node:url';
import { type Role, roles } from '@/data/schemas/role';
import type { WithHistory } from '@/data/schemas/history';
import type { Person } from '@/data/schemas/person';
import {
  filePermissions,
  type Allowed,
  allowedTo,
  type Call,
  permissions,
  type Reach,
} from '@/machines/permissions';
import { begin, refusedBy } from '@/machines/step';
import { leadsATeam } from '@/machines/task/policy';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { activationModel } from '../../tests/models/activation.model';
import { candidateDecisionModel } from '../../tests/models/candidate-decision.model';
import {
  candidateMergingModel,
  candidateModel,
  candidateUnclearModel,
} from '../../tests/models/candidate.model';
import { clientActivationModel } from '../../tests/models/client-activation.model';
import { companySubscriptionModel } from '../../tests/models/company-subscription.model';
import { jobListingModel } from '../../tests/models/job-listing.model';
import { offerActivationModel } from '../../tests/models/offer-activation.model';
import { planActivationModel } from '../../tests/models/plan-activation.model';
import type { LifecycleModel } from '../../tests/models/support/record';
import { expectedAt } from '../../tests/models/support/table';
import { taskFilesModel } from '../../tests/models/task-files.model';
import { taskHoursModel } from '../../tests/models/task-hours.model';
import { taskModel } from '../../tests/models/task.model';
import { workRecordModel } from '../../tests/models/work-record.model';

export const permissionsFile = fileURLToPath(new URL('../../docs/permissions.md', import.meta.url));

type AnyModel = LifecycleModel<string, string, AnyStateMachine, WithHistory>;

/** The models of the records that a group of calls sends commands to. */
const modelsOf = {
  jobListings: [jobListingModel],
  candidates: [
    candidateModel,
    candidateMergingModel,
    candidateUnclearModel,
    candidateDecisionModel,
  ],
  tasks: [taskModel, taskHoursModel, taskFilesModel],
  employees: [activationModel],
  users: [activationModel],
  subscription: [companySubscriptionModel],
  clients: [clientActivationModel],
  workRecords: [workRecordModel],
  plans: [planActivationModel],
  offers: [offerActivationModel],
} as unknown as Record<string, AnyModel[] | undefined>;

/** The ids of the people whom a record is about. */
const concernedIn = (record: object): string[] => [
  ...('id' in record ? [String(record.id)] : []),
  ...('assignedTo' in record ? (record.assignedTo as { id: string }[]).map(({ id }) => id) : []),
  ...('notes' in record ? (record.notes as { by: { id: string } }[]).map(({ by }) => by.id) : []),
];

/** Whether a chart takes an event of some person of a role, in any state and with any payload of its model. */
function takes(
  { lifecycle, births, events, table }: AnyModel,
  type: string,
  askers: (record: object) => Person[],
): boolean {
  const isOfType = (event: AnyEventObject) => event.type === type;
  const made = Object.values(births?.events ?? {}).map(([event]) => event as AnyEventObject);
  // A model has each event once for each of its people.
  const asked = new Map(
    (Object.values(events) as AnyEventObject[]).map((event) => [
      JSON.stringify({ ...event, by: null }),
      event,
    ]),
  );
  return (
    made
      .filter(isOfType)
      .some((event) =>
        askers({}).some(
          (by) => begin(lifecycle, births?.input as never, { ...event, by }).outcome === 'stepped',
        ),
      ) ||
    Object.keys(table)
      .map((stop) => expectedAt(table, stop, []))
      .some((record) =>
        [...asked.values()]
          .filter(isOfType)
          .some((event) =>
            askers(record).some((by) => refusedBy(lifecycle, record, { ...event, by }) === null),
          ),
      )
  );
}

/**
 * Who may send an event to a chart, by the answers of the chart itself: to anyone of a role, and to those concerned.
 * The authority shows whoever leads a team the tasks of that team alone.
 */
function allowedByCharts(models: readonly AnyModel[], type: string): Allowed {
  const anyone = (role: Role): Reach =>
    type.startsWith('task.') && leadsATeam(role) ? 'team' : 'all';
  const reachOf = (role: Role): Reach | null => {
    const somebody: Person = { id: 'somebody', name: 'Somebody', role };
    if (models.some((model) => takes(model, type, () => [somebody]))) return anyone(role);
    const concerned = (record: object) =>
      concernedIn(record).map((id): Person => ({ ...somebody, id }));
    return models.some((model) => takes(model, type, concerned)) ? 'own' : null;
  };
  const reaches = roles.map((role) => [role, reachOf(role)] as const);
  return Object.fromEntries(reaches.filter(([, reach]) => reach !== null));
}

/** Who may make each call. A command that carries one of several events has a row for each, as '<call> <event>'. */
export function permissionRows(): [what: string, allowed: Allowed][] {
  return (Object.keys(permissions) as Call[]).flatMap((call): [string, Allowed][] => {
    const allowed = allowedTo(call);
    if (allowed !== null) return [[call, allowed]];
    const models = modelsOf[call.split('.')[0] ?? ''] ?? [];
    const events = permissions[call] as readonly string[];
    return events.map((event) => [
      events.length === 1 ? call : `${call} ${event}`,
      allowedByCharts(models, event),
    ]);
  });
}

/** What a person does with each call, in the order of the page. */
const words = {
  'notifications.list': 'See the notifications of one’s role',
  'notifications.markRead': 'Mark such a notification as read',
  'conversations.list': 'See one’s conversations',
  'conversations.people': 'See the colleagues to write to',
  'conversations.get': 'See one of them',
  'conversations.messages': 'Read its messages',
  'conversations.send': 'Write a message in it',
  'conversations.markRead': 'Mark its messages as read',
  'jobListings.list': 'See the job listings',
  'jobListings.create': 'Open a job listing',
  'jobListings.send jobListing.change': 'Change an open job listing',
  'jobListings.send jobListing.close': 'Close a job listing',
  'jobListings.send jobListing.reopen': 'Reopen a job listing',
  'announcements.list': 'See the announcements',
  'announcements.announce': 'Announce something to all employees',
  'announcements.withdraw': 'Withdraw an announcement',
  'waiting.list': 'See what waits for them',
  'candidates.list': 'See the candidates',
  'candidates.get': 'See a candidate and the resume',
  'candidates.neighbours': 'See who stands beside a candidate in a list',
  'candidates.twins': 'See who may be the same person',
  'candidates.merged': 'See who was merged',
  'candidates.receive': 'Upload resumes',
  'candidates.analyse candidate.analyse': 'Keep what was read of a resume',
  'candidates.analyse candidate.notRead': 'Keep why a resume could not be read',
  'candidates.analyse candidate.simulate':
    'Keep made-up values of one that could not be read (demo)',
  'candidates.measure': 'Analyse candidates again',
  'candidates.discard': 'Drop resumes whose analysis was cancelled',
  'candidates.undoReanalysis': 'Undo that',
  'candidates.correct': 'Correct what was read of a candidate',
  'candidates.merge': 'Merge two candidates',
  'candidates.separate': 'Separate them again',
  'candidates.tellApart': 'Keep two candidates apart',
  'candidates.send candidate.shortlist': 'Shortlist a candidate',
  'candidates.send candidate.unlist': 'Take a candidate off the shortlist',
  'candidates.send candidate.reject': 'Reject a candidate with a reason',
  'candidates.send candidate.reconsider': 'Take a rejection back',
  'candidates.send candidate.note': 'Note something on a candidate',
  'candidates.send candidate.removeNote': 'Remove a note that one wrote',
  'tasks.list': 'See the tasks',
  'tasks.get': 'See a task',
  'tasks.suggest': 'Have an assignee suggested',
  'tasks.assign': 'Assign a task by HR’s form',
  'tasks.add': 'Add a task by the team manager’s form',
  'tasks.send task.edit': 'Change a task',
  'tasks.send task.comment': 'Comment on a task',
  'tasks.send task.logHours': 'Log hours on a task',
  'tasks.send task.undoHours': 'Undo the last hours that one logged',
  'tasks.send task.attach': 'Attach a file to a task',
  'tasks.send task.detach': 'Remove a file from a task',
  'tasks.send task.markDone': 'Mark a task as done',
  'tasks.send task.evaluate': 'Evaluate a task',
  'tasks.remove': 'Delete a task',
  'tasks.restore': 'Restore a deleted task',
  'employees.list': 'See the employees',
  'employees.assignable': 'See who can be assigned a task',
  'employees.profile': 'See one’s profile',
  'employees.updateProfile': 'Change one’s profile',
  'users.list': 'See all users',
  'users.get': 'See all about a user',
  'users.overview': 'See the numbers of users',
  'users.add': 'Add a user',
  'users.employ': 'Change a user’s role, team and contract',
  'users.send activation.activate': 'Activate a user',
  'users.send activation.deactivate': 'Deactivate a user',
  'workRecords.get': 'See the record of a person’s work',
  'workRecords.send workRecord.enterMonth': 'Enter a month of a person’s work',
  'workRecords.send workRecord.enterCareer': 'Enter a person’s skills and promotion',
  'workRecords.send workRecord.evaluate': 'Enter an evaluation of a person',
  'workRecords.check': 'Check a file of attendance',
  'workRecords.importRows': 'Import a file of attendance',
  'performance.of': 'See a person’s performance',
  'risk.list': 'See everybody’s resignation risk',
  'risk.of': 'See a person’s resignation risk',
  'team.dashboard': 'See the figures of the team',
  'team.members': 'See the members of the team and their tasks',
  'questions.generate': 'Generate interview questions',
  'subscription.get': 'See the company’s subscription',
  'subscription.subscribe': 'Subscribe to a plan',
  'billing.list': 'See what the company paid',
  'reports.get': 'See a report',
  'reports.generate': 'Generate a report',
  'reports.hrDashboard': 'See the figures of the HR dashboard',
  'reports.managerDashboard': 'See the figures of the company manager’s dashboard',
  'provider.figures': 'See the provider’s figures',
  'provider.payments': 'See what the clients paid',
  'provider.health': 'See the state of the system',
  'clients.list': 'See the clients',
  'clients.payments': 'See a client’s payments',
  'clients.add': 'Add a client',
  'clients.change': 'Change a client',
  'clients.send activation.activate': 'Activate a client',
  'clients.send activation.deactivate': 'Deactivate a client',
  'plans.list': 'See the provider’s plans',
  'plans.get': 'See a plan',
  'plans.add': 'Add a plan',
  'plans.change': 'Change a plan',
  'plans.send activation.activate': 'Activate a plan',
  'plans.send activation.deactivate': 'Deactivate a plan',
  'plans.remove': 'Delete a plan',
  'plans.restore': 'Restore a deleted plan',
  'offers.list': 'See the promotional offers',
  'offers.get': 'See an offer',
  'offers.add': 'Add an offer',
  'offers.change': 'Change an offer',
  'offers.remove': 'Delete an offer',
  'offers.restore': 'Restore a deleted offer',
};

const columns: [Role, string][] = [
  ['hr', 'HR'],
  ['teammanager', 'Team manager'],
  ['employee', 'Employee'],
  ['manager', 'Company manager'],
  ['admin', 'Admin'],
  ['sys', 'Operator'],
];

/** What a person does with files, by what they are for. No call of the port: their bytes travel by themselves. */
const fileRows: [said: string, allowed: Allowed, path: string][] = [
  ['Keep a resume’s file', filePermissions.resume.keep, 'POST /api/files?of=resume'],
  ['Fetch a resume’s file', filePermissions.resume.fetch, 'GET /api/files'],
  ['Keep a contract’s file', filePermissions.contract.keep, 'POST /api/files?of=contract'],
  ['Fetch a contract’s file', filePermissions.contract.fetch, 'GET /api/files'],
  ['Keep a task’s file', filePermissions.attachment.keep, 'POST /api/files?of=attachment'],
  ['Fetch a task’s file', filePermissions.attachment.fetch, 'GET /api/files'],
];

const cells = { all: 'yes', own: 'own', team: 'team' } as const satisfies Record<Reach, string>;

/** The content of docs/permissions.md. Throws where a call has no words, or words have no call. */
export function permissionsPage(): string {
  const permitted = new Map(permissionRows());
  const wordless = [...permitted.keys()].filter((what) => !(what in words));
  if (wordless.length > 0)
    throw new Error(`Say in scripts/charts/permissions.ts what this is: ${wordless.join(', ')}`);
  const calls = Object.entries(words).map(([what, said]): (typeof fileRows)[number] => {
    const allowed = permitted.get(what);
    if (allowed === undefined) throw new Error(`There is no call ${what}.`);
    return [said, allowed, what];
  });
  const rows = [...calls, ...fileRows].map(([said, allowed, what]) => {
    const reaches = columns.map(([role]) => {
      const reach = allowed[role];
      return reach === undefined ? '' : cells[reach];
    });
    return [said, ...reaches, `\`${what}\``];
  });
  const head = ['What', ...columns.map(([, name]) => name), 'Call'];
  return `${[
    '# Who may do and see what',
    'Written by `npm run charts`; do not edit. Reads and the analysis of candidates stand in `src/machines/permissions.ts`. For a command each role asked the guards of its chart, in every state.',
    [
      '- ‘own’ is what concerns the person alone: their record, their conversations, the tasks assigned to them. HR’s own tasks are those that HR assigned.',
      '- ‘team’ is the team that the person leads: its members, their tasks, and the tasks that the person assigned.',
      '- An empty cell is refused: as `forbidden` before anything is read, and for a command with the code of the chart’s guard. A stranger is refused everything as `signedOut`.',
    ].join('\n'),
    [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'),
  ].join('\n\n')}\n`;
}
