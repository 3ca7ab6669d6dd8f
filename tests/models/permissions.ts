import type { KeptConversation } from '@/data/authority/store';
import type { Sample } from '@/data/demo/world';
import type { Answers } from '@/data/port/answers';
import { contract } from '@/data/port/contract';
import type { Endpoint } from '@/data/port/endpoint';
import type { Notification } from '@/data/schemas/notification';
import type { Person } from '@/data/schemas/person';
import { type Role, roles } from '@/data/schemas/role';
import { Refused } from '@/data/schemas/refused';
import type { Allowed } from '@/machines/permissions';
import { describe, expect, test } from 'vitest';
import { permissionRows } from '../../scripts/charts/permissions';
import { aCandidate } from '../fixtures/candidate';
import { aReading } from '@masar/resume/fixtures/reading';
import { aNewUser, aTask, aUser, now, people, planFile } from '../fixtures/company';
import { sample } from '../fixtures/sample';
import type { Traits } from './world';

/** Who may do what, written by hand: all, own, team, or a dash for nothing. */
const table = `
                                        hr    teammanager employee manager admin sys
notifications.list                      own   own         own      own     own   own
notifications.markRead                  own   own         own      own     own   own
conversations.list                      own   own         own      own     own   -
conversations.people                    own   own         own      own     own   -
conversations.get                       own   own         own      own     own   -
conversations.messages                  own   own         own      own     own   -
conversations.send                      own   own         own      own     own   -
conversations.markRead                  own   own         own      own     own   -
jobListings.list                        all   -           -        -       -     -
jobListings.create                      all   -           -        -       -     -
jobListings.send jobListing.change      all   -           -        -       -     -
jobListings.send jobListing.close       all   -           -        -       -     -
jobListings.send jobListing.reopen      all   -           -        -       -     -
announcements.list                      all   -           all      -       -     -
announcements.announce                  all   -           -        -       -     -
announcements.withdraw                  all   -           -        -       -     -
waiting.list                            own   team        own      own     -     own
candidates.list                         all   -           -        -       -     -
candidates.get                          all   -           -        -       -     -
candidates.neighbours                   all   -           -        -       -     -
candidates.twins                        all   -           -        -       -     -
candidates.merged                       all   -           -        -       -     -
candidates.receive                      all   -           -        -       -     -
candidates.analyse candidate.analyse    all   -           -        -       -     -
candidates.analyse candidate.notRead    all   -           -        -       -     -
candidates.analyse candidate.simulate   all   -           -        -       -     -
candidates.measure                      all   -           -        -       -     -
candidates.discard                      all   -           -        -       -     -
candidates.undoReanalysis               all   -           -        -       -     -
candidates.correct                      all   -           -        -       -     -
candidates.merge                        all   -           -        -       -     -
candidates.separate                     all   -           -        -       -     -
candidates.tellApart                    all   -           -        -       -     -
candidates.send candidate.shortlist     all   -           -        -       -     -
candidates.send candidate.unlist        all   -           -        -       -     -
candidates.send candidate.reject        all   -           -        -       -     -
candidates.send candidate.reconsider    all   -           -        -       -     -
candidates.send candidate.note          all   -           -        -       -     -
candidates.send candidate.removeNote    own   -           -        -       -     -
tasks.list                              own   team        own      -       -     -
tasks.get                               own   team        own      -       -     -
tasks.suggest                           all   team        -        -       -     -
tasks.assign                            all   team        -        -       -     -
tasks.add                               all   team        -        -       -     -
tasks.send task.edit                    all   -           -        -       -     -
tasks.send task.comment                 all   team        own      own     own   own
tasks.send task.logHours                own   own         own      own     own   own
tasks.send task.undoHours               own   own         own      own     own   own
tasks.send task.attach                  all   team        own      own     own   own
tasks.send task.detach                  all   team        own      own     own   own
tasks.send task.markDone                own   own         own      own     own   own
tasks.send task.evaluate                -     team        -        -       -     -
tasks.remove                            all   -           -        -       -     -
tasks.restore                           all   -           -        -       -     -
employees.list                          all   -           -        -       -     -
employees.assignable                    all   team        -        -       -     -
employees.profile                       own   own         own      own     own   -
employees.updateProfile                 own   own         own      own     own   own
users.list                              -     -           -        all     all   -
users.get                               -     -           -        all     all   -
users.overview                          -     -           -        all     all   -
users.add                               -     -           -        all     all   -
users.employ                            -     -           -        all     all   -
users.send activation.activate          -     -           -        all     all   -
users.send activation.deactivate        -     -           -        all     all   -
performance.of                          all   team        own      -       -     -
workRecords.get                         all   -           -        -       -     -
workRecords.send workRecord.enterMonth  all   -           -        -       -     -
workRecords.send workRecord.enterCareer all   -           -        -       -     -
workRecords.send workRecord.evaluate    all   -           -        -       -     -
workRecords.check                       all   -           -        -       -     -
workRecords.importRows                  all   -           -        -       -     -
risk.list                               all   -           -        -       -     -
risk.of                                 all   -           own      -       -     -
team.dashboard                          -     team        -        -       -     -
team.members                            -     team        -        -       -     -
questions.generate                      all   -           -        -       -     -
subscription.get                        -     -           -        all     -     -
subscription.subscribe                  -     -           -        all     -     -
billing.list                            -     -           -        all     -     -
reports.get                             all   -           -        all     -     -
reports.generate                        all   -           -        all     -     -
reports.hrDashboard                     all   -           -        -       -     -
reports.managerDashboard                -     -           -        all     -     -
provider.figures                        -     -           -        -       -     all
provider.payments                       -     -           -        -       -     all
provider.health                         -     -           -        -       -     all
clients.list                            -     -           -        -       -     all
clients.payments                        -     -           -        -       -     all
clients.add                             -     -           -        -       -     all
clients.change                          -     -           -        -       -     all
clients.send activation.activate        -     -           -        -       -     all
clients.send activation.deactivate      -     -           -        -       -     all
plans.list                              -     -           -        -       -     all
plans.get                               -     -           -        -       -     all
plans.add                               -     -           -        -       -     all
plans.change                            -     -           -        -       -     all
plans.send activation.activate          -     -           -        -       -     all
plans.send activation.deactivate        -     -           -        -       -     all
plans.remove                            -     -           -        -       -     all
plans.restore                           -     -           -        -       -     all
offers.list                             -     -           -        -       -     all
offers.get                              -     -           -        -       -     all
offers.add                              -     -           -        -       -     all
offers.change                           -     -           -        -       -     all
offers.remove                           -     -           -        -       -     all
offers.restore                          -     -           -        -       -     all`;

function allowedIn(text: string): [what: string, allowed: Allowed][] {
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.trim().split(/ +/) as Role[];
  return lines.map((line) => {
    const cells = line.slice(40).trim().split(/ +/);
    const reaches = columns.map((role, index) => [role, cells[index]] as const);
    return [line.slice(0, 40).trim(), Object.fromEntries(reaches.filter(([, to]) => to !== '-'))];
  });
}

const byHand = allowedIn(table);

/** A person of another team than the team manager's, and one of that team. */
const [stranger, member] = ['u-14', 'u-10'] as const;
/** A file that a task has. */
const theirFile = { name: 'notes.txt', url: '/api/files/notes/notes.txt' };
const everybody = Object.values(people).map(({ id, name }) => ({ id, name }));

const told: Notification = {
  id: 'own',
  type: 'message',
  message: 'Nadia Benali sent you a message.',
  time: '2 days ago',
  status: 'unread',
  history: [],
};

const day = '2026-11-02';
const done = { status: 'done', doneDate: now, doneOnTime: true } as const;

const elsewhere = {
  assignedTo: [{ id: stranger, name: 'Walid Ferhat' }],
  assignedBy: { ...people.teammanager, id: 'u-06' },
};

const someone = { id: 'u-99', name: 'Meriem Ziani' };
const noted = { id: 'note', at: now, text: 'Called.' };

/** Records of which one is everybody's own, one the team's, and one somebody else's. The operator is a user too. */
export const records = {
  users: async () => [
    ...(await sample.users(new Date(now))),
    aUser({ id: people.sys.id, email: 'operator@example.com', role: null, team: null }),
  ],
  candidates: async () => [
    ...(await sample.candidates(new Date(now))),
    aCandidate({ id: 'received' }),
    aCandidate({ id: 'noted', status: 'Analyzed', notes: [{ ...noted, by: people.hr }] }),
    aCandidate({ id: 'notedElsewhere', status: 'Analyzed', notes: [{ ...noted, by: someone }] }),
  ],
  jobListings: () => sample.jobListings(new Date(now)),
  announcements: async () => [{ id: 'announcement-1', message: 'Closed.', date: '2026-11-20' }],
  notifications: async () => Object.fromEntries(roles.map((role) => [role, [told]])),
  tasks: async () => [
    aTask({
      id: 'own',
      assignedTo: everybody,
      assignedBy: people.hr,
      attachments: everybody.map(({ id }) => ({ ...theirFile, by: id })),
      timeEntries: everybody.map((by) => ({ id: 'entry', by, hours: 1, day, date: now })),
    }),
    aTask({
      id: 'team',
      assignedTo: [{ id: member, name: 'Amine Kaci' }],
      attachments: [theirFile],
    }),
    aTask({ id: 'done', assignedTo: [{ id: member, name: 'Amine Kaci' }], ...done }),
    aTask({ id: 'foreign', ...elsewhere, attachments: [theirFile] }),
    aTask({ id: 'doneElsewhere', ...elsewhere, ...done }),
  ],
  conversations: async (): Promise<KeptConversation[]> =>
    [...Object.values(people).map(({ id }) => id), 'foreign'].map((id) => ({
      id,
      between: [id === 'foreign' ? member : id, stranger],
      unread: {},
      messages: [],
    })),
};

type Answering = (person: Person | null) => Answers;
type Asked = (asked: Answers, id: string) => Promise<unknown>;
type Ask =
  | Asked
  | {
      ask: Asked;
      /** What somebody does before. */
      first?: (by: Answering) => Promise<unknown>;
      /** The ids of what is the asker's own, their team's and somebody else's. */
      ids?: Partial<Record<'own' | 'team' | 'foreign', string>>;
      /** The code of the refusal where it is somebody else's. */
      foreign?: string | ((role: Role) => string);
    };

const nurse = {
  title: 'Nurse',
  location: 'Oran',
  experience: 'any',
  skills: 'Care',
  description: 'Nights.',
};
const target = { title: 'Nurse', listingId: null };
const [amina, ines] = ['candidate-amina-bouzid', 'candidate-ines-belaid'] as const;
const reject = { type: 'candidate.reject', reason: 'No answer' } as const;
const note = { type: 'candidate.note', text: 'Called.' } as const;
const noText = { kind: 'noText', message: 'The file has no text to read.' } as const;
const client = { name: 'Atlas', email: 'a@atlas.dz', plan: 'Pro', renewal: '2026-12-03' } as const;
const plan = { name: 'Trial', price: '0', features: 'All' };
const offer = { code: 'NEW', discount: '5', validTill: '2026-12-31' };
const assignment = { title: 'Tax', assignee: 'u-09', due: '2026-12-01', priority: 'Low' } as const;
const [activate, deactivate] = [
  { type: 'activation.activate' },
  { type: 'activation.deactivate' },
] as const;

const aPerson = { ids: { team: member, foreign: stranger }, foreign: 'forbidden' };
const aConversation = { ids: { foreign: 'foreign' }, foreign: 'missing' };
const aTaskOfTheirs = { ids: { own: 'own', team: 'team', foreign: 'foreign' } };

/** How each call is asked. What needs no id is asked without one. Without `ids.own` that is the asker's own id. */
const asks: Record<string, Ask> = {
  'notifications.list': ({ notifications }) => notifications.list(),
  'notifications.markRead': {
    ask: ({ notifications }, id) => notifications.markRead(id),
    ids: { own: 'own', foreign: 'foreign' },
    foreign: 'missing',
  },
  'conversations.list': ({ conversations }) => conversations.list(),
  'conversations.people': ({ conversations }) => conversations.people(''),
  'conversations.get': {
    ask: ({ conversations }, id) => conversations.get(id),
    ...aConversation,
  },
  'conversations.messages': {
    ask: ({ conversations }, id) => conversations.messages(id),
    ...aConversation,
  },
  'conversations.send': {
    ask: ({ conversations }, id) => conversations.send(id, 'Hello'),
    ...aConversation,
  },
  'conversations.markRead': {
    ask: ({ conversations }, id) => conversations.markRead(id),
    ...aConversation,
  },
  'jobListings.list': ({ jobListings }) => jobListings.list(),
  'jobListings.create': ({ jobListings }) => jobListings.create(nurse),
  'jobListings.send jobListing.change': ({ jobListings }) =>
    jobListings.send('job-frontend', { type: 'jobListing.change', draft: nurse }),
  'jobListings.send jobListing.close': ({ jobListings }) =>
    jobListings.send('job-frontend', { type: 'jobListing.close' }),
  'jobListings.send jobListing.reopen': {
    ask: ({ jobListings }) => jobListings.send('job-frontend', { type: 'jobListing.reopen' }),
    first: (by) => by(people.hr).jobListings.send('job-frontend', { type: 'jobListing.close' }),
  },
  'announcements.list': ({ announcements }) => announcements.list(),
  'announcements.announce': ({ announcements }) => announcements.announce('Closed on Sunday.'),
  'announcements.withdraw': ({ announcements }) => announcements.withdraw('announcement-1'),
  'waiting.list': ({ waiting }) => waiting.list(),
  'candidates.list': ({ candidates }) => candidates.list({}),
  'candidates.get': ({ candidates }) => candidates.get(amina),
  'candidates.neighbours': ({ candidates }) => candidates.neighbours(amina, {}),
  'candidates.twins': ({ candidates }) => candidates.twins(),
  'candidates.merged': ({ candidates }) => candidates.merged(amina),
  'candidates.receive': ({ candidates }) => candidates.receive([{ name: 'a.pdf', url: null }]),
  'candidates.analyse candidate.analyse': ({ candidates }) =>
    candidates.analyse(
      'received',
      { outcome: 'read', reading: aReading('Rym Saidi', 'Care') },
      target,
    ),
  'candidates.analyse candidate.simulate': {
    ask: ({ candidates }) =>
      candidates.analyse('new-1', { outcome: 'refused', reason: noText }, target),
    first: (by) => by(people.hr).candidates.receive([{ name: 'a.pdf', url: null }]),
  },
  'candidates.analyse candidate.notRead': ({ candidates }) =>
    candidates.analyse('received', { outcome: 'refused', reason: noText }, target),
  'candidates.measure': ({ candidates }) => candidates.measure([amina], target),
  'candidates.discard': ({ candidates }) => candidates.discard(['received']),
  'candidates.undoReanalysis': ({ candidates }) => candidates.undoReanalysis([amina]),
  'candidates.correct': ({ candidates }) => candidates.correct(amina, { location: 'Oran' }),
  'candidates.merge': ({ candidates }) => candidates.merge(ines, amina),
  'candidates.separate': {
    ask: ({ candidates }) => candidates.separate(ines),
    first: (by) => by(people.hr).candidates.merge(ines, amina),
  },
  'candidates.tellApart': ({ candidates }) => candidates.tellApart(ines, amina),
  'candidates.send candidate.shortlist': ({ candidates }) =>
    candidates.send(amina, { type: 'candidate.shortlist' }),
  'candidates.send candidate.unlist': {
    ask: ({ candidates }) => candidates.send(amina, { type: 'candidate.unlist' }),
    first: (by) => by(people.hr).candidates.send(amina, { type: 'candidate.shortlist' }),
  },
  'candidates.send candidate.reject': ({ candidates }) => candidates.send(amina, reject),
  'candidates.send candidate.reconsider': {
    ask: ({ candidates }) => candidates.send(amina, { type: 'candidate.reconsider' }),
    first: (by) => by(people.hr).candidates.send(amina, reject),
  },
  'candidates.send candidate.note': ({ candidates }) => candidates.send(amina, note),
  'candidates.send candidate.removeNote': {
    ask: ({ candidates }, id) =>
      candidates.send(id, { type: 'candidate.removeNote', note: noted.id }),
    ids: { own: 'noted', foreign: 'notedElsewhere' },
    foreign: 'candidate.byAuthor',
  },
  'tasks.list': ({ tasks }) => tasks.list({}),
  'tasks.get': { ask: ({ tasks }, id) => tasks.get(id), ...aTaskOfTheirs, foreign: 'missing' },
  'tasks.suggest': ({ tasks }) => tasks.suggest('Call the bank'),
  'tasks.assign': {
    ask: ({ tasks }, id) => tasks.assign({ ...assignment, assignee: id }),
    ...aPerson,
  },
  'tasks.add': {
    ask: ({ tasks }, id) =>
      tasks.add({ title: 'Tax', description: 'Yearly.', deadline: '', assignees: [id] }),
    ...aPerson,
  },
  'tasks.send task.edit': ({ tasks }) => tasks.send('team', { type: 'task.edit', assignment }),
  'tasks.send task.comment': {
    ask: ({ tasks }, id) => tasks.send(id, { type: 'task.comment', message: 'Soon.' }),
    ...aTaskOfTheirs,
    foreign: (role) => (role === 'teammanager' ? 'missing' : 'task.bySomeoneInvolved'),
  },
  'tasks.send task.logHours': {
    ask: ({ tasks }, id) => tasks.send(id, { type: 'task.logHours', log: { hours: 1, day } }),
    ...aTaskOfTheirs,
    foreign: (role) => (role === 'teammanager' ? 'missing' : 'task.byAssignee'),
  },
  'tasks.send task.undoHours': {
    ask: ({ tasks }, id) => tasks.send(id, { type: 'task.undoHours', entry: 'entry' }),
    ...aTaskOfTheirs,
    foreign: (role) => (role === 'teammanager' ? 'missing' : 'task.byAssignee'),
  },
  'tasks.send task.attach': {
    ask: ({ tasks }, id) => tasks.send(id, { type: 'task.attach', file: planFile }),
    ...aTaskOfTheirs,
    foreign: (role) => (role === 'teammanager' ? 'missing' : 'task.byAttacher'),
  },
  'tasks.send task.detach': {
    ask: ({ tasks }, id) => tasks.send(id, { type: 'task.detach', url: theirFile.url }),
    ...aTaskOfTheirs,
    foreign: (role) => (role === 'teammanager' ? 'missing' : 'task.byAttacher'),
  },
  'tasks.send task.markDone': {
    ask: ({ tasks }, id) => tasks.send(id, { type: 'task.markDone' }),
    ...aTaskOfTheirs,
    foreign: (role) => (role === 'teammanager' ? 'missing' : 'task.byAssignee'),
  },
  'tasks.send task.evaluate': {
    ask: ({ tasks }, id) => tasks.send(id, { type: 'task.evaluate', score: 8 }),
    ids: { own: 'done', team: 'done', foreign: 'doneElsewhere' },
    foreign: 'missing',
  },
  'tasks.remove': ({ tasks }) => tasks.remove('team'),
  'tasks.restore': {
    ask: ({ tasks }) => tasks.restore('team'),
    first: (by) => by(people.hr).tasks.remove('team'),
  },
  'employees.list': ({ employees }) => employees.list(),
  'employees.assignable': ({ employees }) => employees.assignable(),
  'employees.profile': ({ employees }) => employees.profile(),
  'employees.updateProfile': ({ employees }) =>
    employees.updateProfile({ name: 'Rym', email: 'rym@home.dz', phone: '', location: '' }),
  'users.list': ({ users }) => users.list({}),
  'users.get': ({ users }) => users.get('u-09'),
  'users.overview': ({ users }) => users.overview(),
  'users.add': ({ users }) =>
    users.add(aNewUser({ email: `rym-${crypto.randomUUID()}@example.com` })),
  'users.employ': ({ users }) =>
    users.employ(stranger, {
      department: '',
      position: '',
      role: 'employee',
      hireDate: '',
      salary: '',
      contractType: 'CDI',
      contractFile: null,
      team: '',
    }),
  'users.send activation.activate': {
    ask: ({ users }) => users.send(stranger, activate),
    first: (by) => by(people.admin).users.send(stranger, deactivate),
  },
  'users.send activation.deactivate': ({ users }) => users.send(stranger, deactivate),
  'workRecords.get': ({ workRecords }) => workRecords.get(stranger),
  'workRecords.send workRecord.enterMonth': ({ workRecords }) =>
    workRecords.send(stranger, {
      type: 'workRecord.enterMonth',
      month: { month: '2026-10', absenceDays: 1, overtimeHours: 2, satisfaction: 3 },
    }),
  'workRecords.send workRecord.enterCareer': ({ workRecords }) =>
    workRecords.send(stranger, {
      type: 'workRecord.enterCareer',
      career: { skills: ['Budgets'], promotedAt: null },
    }),
  'workRecords.send workRecord.evaluate': ({ workRecords }) =>
    workRecords.send(stranger, {
      type: 'workRecord.evaluate',
      evaluation: { date: '2026-11-20', rating: 4, feedback: '' },
    }),
  'workRecords.check': ({ workRecords }) => workRecords.check([]),
  'workRecords.importRows': ({ workRecords }) => workRecords.importRows([]),
  'performance.of': { ask: ({ performance }, id) => performance.of(id), ...aPerson },
  'risk.list': ({ risk }) => risk.list(),
  'risk.of': { ask: ({ risk }, id) => risk.of(id), ...aPerson },
  'team.dashboard': ({ team }) => team.dashboard(),
  'team.members': ({ team }) => team.members(),
  'questions.generate': ({ questions }) => questions.generate(amina, null),
  'subscription.get': ({ subscription }) => subscription.get(),
  'subscription.subscribe': ({ subscription }) => subscription.subscribe('pro'),
  'billing.list': ({ billing }) => billing.list({}),
  'reports.get': ({ reports }) => reports.get('performance'),
  'reports.generate': ({ reports }) => reports.generate('performance'),
  'reports.hrDashboard': ({ reports }) => reports.hrDashboard(),
  'reports.managerDashboard': ({ reports }) => reports.managerDashboard(),
  'provider.figures': ({ provider }) => provider.figures(),
  'provider.payments': ({ provider }) => provider.payments({}),
  'provider.health': ({ provider }) => provider.health(),
  'clients.list': ({ clients }) => clients.list({}),
  'clients.payments': ({ clients }) => clients.payments('client-1'),
  'clients.add': ({ clients }) => clients.add(client),
  'clients.change': ({ clients }) => clients.change('client-1', client),
  'clients.send activation.activate': {
    ask: ({ clients }) => clients.send('client-1', activate),
    first: (by) => by(people.sys).clients.send('client-1', deactivate),
  },
  'clients.send activation.deactivate': ({ clients }) => clients.send('client-1', deactivate),
  'plans.list': ({ plans }) => plans.list(),
  'plans.get': ({ plans }) => plans.get('pro'),
  'plans.add': ({ plans }) => plans.add(plan),
  'plans.change': ({ plans }) => plans.change('pro', plan),
  'plans.send activation.activate': ({ plans }) => plans.send('starter', activate),
  'plans.send activation.deactivate': ({ plans }) => plans.send('pro', deactivate),
  'plans.remove': ({ plans }) => plans.remove('pro'),
  'plans.restore': {
    ask: ({ plans }) => plans.restore('pro'),
    first: (by) => by(people.sys).plans.remove('pro'),
  },
  'offers.list': ({ offers }) => offers.list(),
  'offers.get': ({ offers }) => offers.get('offer-1'),
  'offers.add': ({ offers }) => offers.add(offer),
  'offers.change': ({ offers }) => offers.change('offer-1', offer),
  'offers.remove': ({ offers }) => offers.remove('offer-1'),
  'offers.restore': {
    ask: ({ offers }) => offers.restore('offer-1'),
    first: (by) => by(people.sys).offers.remove('offer-1'),
  },
};

/** A call of the contract with arguments that a person may give. */
export interface Request {
  what: string;
  by: Person;
  endpoint: Endpoint;
  args: unknown[];
  /** What somebody does before. */
  first: ((by: Answering) => Promise<unknown>) | undefined;
}

/** A request for each row of the table that a server takes, in the world of `records`, by the first role that may make it. */
export function requests(): Request[] {
  return byHand.map(([what, allowed]) => {
    const row = asks[what];
    const role = roles.find((one) => allowed[one] !== undefined);
    if (row === undefined || role === undefined) throw new Error(`Nobody asks ${what}.`);
    const { ask, first, ids } = typeof row === 'function' ? { ask: row } : row;
    const own = ids?.own ?? people[role].id;
    const id = allowed[role] === 'all' ? (ids?.foreign ?? own) : own;
    let args: unknown[] = [];
    const call = async (...given: unknown[]) => void (args = given);
    const group = new Proxy({}, { get: () => call });
    void ask(new Proxy({}, { get: () => group }) as Answers, id);
    return { what, by: people[role], endpoint: endpointOf(what), args, first };
  });
}

/** The endpoint of a row of the table. */
function endpointOf(what: string): Endpoint {
  const [group = '', name = ''] = what.replace(/ .*/, '').split('.');
  const endpoint = (contract as Record<string, Record<string, Endpoint>>)[group]?.[name];
  if (endpoint === undefined) throw new Error(`The contract has no call ${what}.`);
  return endpoint;
}

/** The code of a refusal; 'answered' without one. */
const outcomeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: unknown) => {
      if (error instanceof Refused) return error.refusal.code;
      throw error;
    },
  );

/** Whether a code says that the asker may not, whatever the record's state: 'forbidden', or a guard of a chart. */
const isForAsker = (code: string) => code === 'forbidden' || /\.by[A-Z]/.test(code);

/** That any world refuses and answers each call to each role and to a stranger as the table says. */
export function describePermissions(
  world: string,
  open: (records: Partial<Sample>) => { answers: Answering },
  { isOutside, cannot = [] }: Pick<Traits, 'isOutside'> & { cannot?: string[] } = {},
): void {
  /** To whoever has no part in where a call's records are kept, it refuses as if there were none. */
  const finds = (what: string, role: Role) => {
    // Everybody has notifications and what waits for them, though these may be none.
    if (['notifications.list', 'waiting.list'].includes(what)) return true;
    const isProviders = /^(clients|plans|offers|provider)\./.test(what);
    return isOutside?.(isProviders ? 'client' : 'task', role) !== true;
  };
  describe(`${world} and who may do and see what`, () => {
    const unchanged = open(records).answers;
    test('the table of permissions and the charts say what is written by hand', () => {
      expect(Object.fromEntries(permissionRows())).toEqual(Object.fromEntries(byHand));
    });

    test.each(byHand.filter(([what]) => !cannot.includes(what)))('%s', async (what, allowed) => {
      const row = asks[what];
      if (row === undefined) throw new Error(`Say in asks how ${what} is asked.`);
      const { ask, first, ids, foreign } = typeof row === 'function' ? { ask: row } : row;
      // What changes nothing is asked in one world.
      const isRead = endpointOf(what).method === 'GET';
      const opened = async () => {
        if (isRead) return unchanged;
        const { answers: by } = open(records);
        await first?.(by);
        return by;
      };
      const answers: Record<string, string> = {};
      const expected: Record<string, string> = {};
      const shared = first === undefined ? unchanged : await opened();
      answers['stranger'] = await outcomeOf(ask(shared(null), ids?.own ?? ids?.foreign ?? ''));
      expected['stranger'] = 'signedOut';
      for (const role of roles) {
        const reach = allowed[role];
        const own = ids?.own ?? people[role].id;
        if (reach === undefined || !finds(what, role)) {
          const code = await outcomeOf(ask(shared(people[role]), own));
          const isRefused = isForAsker(code) || (code === 'missing' && !finds(what, role));
          answers[role] = isRefused ? 'refused' : code;
          expected[role] = 'refused';
          continue;
        }
        const id = { own, team: ids?.team ?? own, all: ids?.foreign ?? own }[reach];
        answers[role] = await outcomeOf(ask((await opened())(people[role]), id));
        expected[role] = 'answered';
        if (reach === 'all' || foreign === undefined) continue;
        const name = `${role}, somebody else’s`;
        answers[name] = await outcomeOf(ask(shared(people[role]), ids?.foreign ?? ''));
        expected[name] = typeof foreign === 'function' ? foreign(role) : foreign;
      }
      expect(answers).toEqual(expected);
    });
  });
}
