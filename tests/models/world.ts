import type { Workspace } from '@/data/port/workspace';
import type { WithHistory } from '@/data/schemas/history';
import type { Refusal } from '@/data/schemas/refusal';
import { Refused } from '@/data/schemas/refused';
import { step } from '@/machines/step';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { aNewUser, aTask, aUser, people } from '../fixtures/company';
import { candidateDecisionModel } from './candidate-decision.model';
import { activationModel } from './activation.model';
import { clientActivationModel } from './client-activation.model';
import { notificationModel } from './notification.model';
import { offerActivationModel } from './offer-activation.model';
import { planActivationModel } from './plan-activation.model';
import { walkRecord } from './support/lifecycle';
import { type Held, type LifecycleModel, type OpenWorld, pathsOfRecord } from './support/record';
import { toursOf } from './support/table';
import { taskFilesModel } from './task-files.model';
import { taskHoursModel } from './task-hours.model';
import { taskModel } from './task.model';
import { workRecordModel } from './work-record.model';

type Role = keyof typeof people;
type AnyModel = LifecycleModel<string, string, AnyStateMachine, WithHistory>;

/** What a world takes step by step. A person opens notifications, which carry no version and no command's id. */
const versioned = {
  task: taskModel,
  candidate: candidateDecisionModel,
  'task with hours': taskHoursModel,
  'task with files': taskFilesModel,
  user: activationModel,
  client: clientActivationModel,
  plan: planActivationModel,
  offer: offerActivationModel,
  'work record': workRecordModel,
} as unknown as Record<string, AnyModel>;
const lifecycles = { ...versioned, notification: notificationModel as unknown as AnyModel };

const outcomeOf = (asked: Promise<unknown>): Promise<Refusal['code'] | 'taken'> =>
  asked.then(
    () => 'taken',
    (error: unknown) => {
      if (error instanceof Refused) return error.refusal.code;
      throw error;
    },
  );

/** The most events of one walk. */
const longestWalk = 30;

/** How a world differs from one in a page, where everybody has a part and nobody is ever signed out. */
export interface Traits {
  /** Whether each question goes over a line. */
  isFar?: boolean;
  /** Whether people of a role have no part in where records of a kind are kept: for them there are none. */
  isOutside?: (kind: string, role: Role) => boolean;
  /** Whether somebody who is deactivated is signed out, and so asks for nothing more. */
  signsOut?: boolean;
}

type Asked = { type: string; by?: { id: string; role: Role } };

function held(
  { hold, record }: AnyModel,
  open: OpenWorld,
  kind: string,
  { isOutside, signsOut }: Traits,
  asked?: Set<string>,
): Held<WithHistory, Asked> {
  if (hold === undefined) throw new Error('No world holds this record.');
  const one = hold(structuredClone(record), open) as Held<WithHistory, Asked>;
  const isOwn = ({ by }: Asked) => 'id' in record && by?.id === record.id;
  return {
    ...one,
    ...(asked !== undefined && { asked }),
    takes: (event) =>
      (one.takes?.(event) ?? true) && !(signsOut === true && kind === 'user' && isOwn(event)),
    isOutside: ({ by }) => by !== undefined && isOutside?.(kind, by.role) === true,
  };
}

/** The events that are taken where a record begins. */
const takenFirst = ({ table, start, events }: AnyModel, takes: (event: Asked) => boolean) =>
  Object.keys(table[start]?.on ?? {})
    .map((name): Asked => events[name] ?? { type: '' })
    .filter(takes);

/** What a record comes to by the pure step. */
function stepped(model: AnyModel, record: WithHistory, event: { type: string }) {
  const next = step(model.lifecycle, record, event);
  return next.outcome === 'refused'
    ? { code: next.refusal.code, record }
    : { code: 'taken', record: next.record };
}

const run = { signal: new AbortController().signal, report: () => undefined };
const target = { title: 'Nurse', listingId: null };
const [amina, ines] = ['candidate-amina-bouzid', 'candidate-ines-belaid'] as const;

/** Calls that make a record, or that no model's path goes through; who may call, and the code for everybody else. */
const calls: Record<
  string,
  [ask: (asked: Workspace) => Promise<unknown>, who: Role[], code: string]
> = {
  'tasks.assign': [
    ({ tasks }) =>
      tasks.assign({ title: 'Tax', assignee: 'u-09', due: '2026-12-01', priority: 'Low' }),
    ['hr', 'teammanager'],
    'task.byAssigner',
  ],
  'tasks.add': [
    ({ tasks }) =>
      tasks.add({ title: 'Tax', description: 'Yearly.', deadline: '', assignees: ['u-09'] }),
    ['hr', 'teammanager'],
    'task.byAssigner',
  ],
  'jobListings.create': [
    ({ jobListings }) =>
      jobListings.create({
        title: 'Nurse',
        location: 'Oran',
        experience: 'any',
        skills: 'Care',
        description: 'Nights.',
      }),
    ['hr'],
    'jobListing.byHr',
  ],
  'users.add': [
    ({ users }) => users.add(aNewUser({ email: `rym-${crypto.randomUUID()}@example.com` })),
    ['manager', 'admin'],
    'activation.byKeeper',
  ],
  'workRecords.send': [
    ({ workRecords }) =>
      workRecords.send('u-01', {
        type: 'workRecord.enterCareer',
        career: { skills: ['Budgets'], promotedAt: null },
      }),
    ['hr'],
    'workRecord.byHr',
  ],
  'clients.add': [
    ({ clients }) =>
      clients.add({ name: 'Atlas', email: 'a@atlas.dz', plan: 'Pro', renewal: '2026-12-03' }),
    ['sys'],
    'activation.byKeeper',
  ],
  'plans.add': [
    ({ plans }) => plans.add({ name: 'Trial', price: '0', features: 'All' }),
    ['sys'],
    'activation.byKeeper',
  ],
  'offers.add': [
    ({ offers }) => offers.add({ code: 'NEW', discount: '5', validTill: '2026-12-31' }),
    ['sys'],
    'activation.byKeeper',
  ],
  'subscription.subscribe': [
    ({ subscription }) => subscription.subscribe('pro'),
    ['manager'],
    'companySubscription.byCompanyManager',
  ],
  'candidates.correct': [
    ({ candidates }) => candidates.correct(amina, { location: 'Oran' }),
    ['hr'],
    'candidate.byHr',
  ],
  'candidates.merge': [({ candidates }) => candidates.merge(ines, amina), ['hr'], 'candidate.byHr'],
  'candidates.tellApart': [
    ({ candidates }) => candidates.tellApart(ines, amina),
    ['hr'],
    'candidate.byHr',
  ],
  'candidates.reanalyse': [
    ({ candidates }) => candidates.reanalyse([amina], target, run),
    ['hr'],
    'forbidden',
  ],
};

/** The kinds of records that some calls read before a chart is asked. */
const reads: Record<string, string> = {
  'tasks.assign': 'user',
  'tasks.add': 'user',
  'subscription.subscribe': 'subscription',
  'candidates.correct': 'candidate',
  'candidates.merge': 'candidate',
  'candidates.tellApart': 'candidate',
  'workRecords.send': 'work record',
};

/** What any world must pass, whatever it keeps its records in. */
export function describeWorld(world: string, open: OpenWorld, traits: Traits = {}): void {
  const isOutside = (name: string, role: Role) =>
    traits.isOutside?.(reads[name] ?? '', role) === true;

  describe.each(Object.entries(lifecycles))(`${world} and a %s: every path`, (kind, model) => {
    const asked = traits.isFar === true ? new Set<string>() : undefined;
    const holding = () => held(model, open, kind, traits, asked);
    const { takes } = holding();
    const walked = pathsOfRecord(
      model,
      (name) => takes?.(model.events[name] ?? { type: '' }) ?? true,
    );
    // To open a world costs too, far away: one walk takes many paths.
    const paths =
      traits.isFar === true
        ? toursOf(model.table, model.start, walked, { longest: longestWalk })
        : walked;
    test.each(paths.map((path) => ({ title: path.join(', '), path })))(
      '$title',
      async ({ path }) => {
        await expect(walkRecord(model, path, holding())).resolves.toBeUndefined();
      },
    );
  });

  describe.each(Object.entries(versioned))(`${world} and a %s`, (kind, model) => {
    const holding = () => held(model, open, kind, traits);
    const events = takenFirst(model, holding().takes ?? (() => true));
    const pairs = events.flatMap((first) => events.map((second) => [first, second] as const));

    test('of two askers at once each is answered as if one had come after the other', async () => {
      for (const [one, other] of pairs) {
        const { send, read } = holding();
        const outcomes = await Promise.all([one, other].map((event) => outcomeOf(send(event))));
        const after = (first: Asked, second: Asked) => {
          const begun = stepped(model, model.record, first);
          const ended = stepped(model, begun.record, second);
          return { codes: [begun.code, ended.code], record: ended.record };
        };
        const [inOrder, otherwise] = [after(one, other), after(other, one)];
        const orders = [inOrder, { ...otherwise, codes: otherwise.codes.toReversed() }];
        expect(orders).toContainEqual({ codes: outcomes, record: await read() });
      }
    });

    test('a command that is sent again under its id happens once, and is answered the same', async () => {
      for (const event of events) {
        const { send, read } = holding();
        const answers = [await send(event, { key: 'k' }), await send(event, { key: 'k' })];
        expect(answers[1]).toEqual(answers[0]);
        expect(await read()).toStrictEqual(stepped(model, model.record, event).record);
      }
    });

    test('a command that saw an older version is refused, and changes nothing', async () => {
      for (const [one, other] of pairs) {
        const { send, read } = holding();
        const seen = (await read()).history.length;
        await send(one, { seen });
        const between = await read();
        expect(await outcomeOf(send(other, { seen }))).toBe('changed');
        expect(await read()).toStrictEqual(between);
      }
    });
  });

  test.each(Object.entries(calls))(
    `${world} takes %s from who may call it alone`,
    async (name, call) => {
      const [ask, who, code] = call;
      const shared = open();
      const outcomes: Record<string, string> = {};
      for (const [role, person] of Object.entries(people)) {
        const { by } = who.includes(role as Role) ? open() : shared;
        outcomes[role] = await outcomeOf(ask(by(person)));
      }
      expect(outcomes).toEqual(
        Object.fromEntries(
          (Object.keys(people) as Role[]).map((role) => [
            role,
            who.includes(role) ? 'taken' : isOutside(name, role) ? 'missing' : code,
          ]),
        ),
      );
    },
  );

  describe(`${world} and people of one name`, () => {
    const karim = aUser();
    const namesake = aUser({ id: 'u-77', email: 'other@example.com' });
    const asNamesake = { id: 'u-77', name: karim.name, role: 'employee' } as const;
    const lina = aUser({ ...people.teammanager, email: 'lina@example.com', team: null });
    const opened = () =>
      open({
        users: async () => [karim, namesake, lina],
        tasks: async () => [
          aTask(),
          aTask({ id: 't-2', assignedTo: [{ id: 'u-77', name: karim.name }] }),
        ],
      });
    const markDone = { type: 'task.markDone' } as const;
    const profile = { name: 'Karim Benali', email: 'karim@home.dz', phone: '', location: '' };

    test('each has their own tasks, and a step in those alone', async () => {
      const { by, read } = opened();
      const before = await read('task', 't-1');
      expect(await outcomeOf(by(asNamesake).tasks.send('t-1', markDone))).toBe('task.byAssignee');
      expect(await read('task', 't-1')).toStrictEqual(before);
      expect(await outcomeOf(by(asNamesake).tasks.send('t-2', markDone))).toBe('taken');
      expect((await read('task', 't-2')).history.map(({ byId }) => byId)).toEqual(['u-77']);
    });

    test('a rename in the middle leaves each with what was theirs, under the name of today', async () => {
      const { by, read } = opened();
      const kept = await read('task', 't-1');
      await by(people.employee).tasks.send('t-1', { type: 'task.comment', message: 'Soon.' });
      await by(people.employee).employees.updateProfile(profile);
      expect(await outcomeOf(by(asNamesake).tasks.send('t-1', markDone))).toBe('task.byAssignee');
      expect(await outcomeOf(by(people.employee).tasks.send('t-1', markDone))).toBe('taken');
      const { assignedTo, comments, history } = await read('task', 't-1');
      expect({ assignedTo, by: comments.map((one) => one.by.id) }).toEqual({
        assignedTo: kept.assignedTo,
        by: ['u-09'],
      });
      expect(history.map(({ byId }) => byId)).toEqual(['u-09', 'u-09']);
      const { rows } = await by(people.teammanager).tasks.list({});
      expect(new Map(rows.map((one) => [one.id, one.assignedTo.map(({ name }) => name)]))).toEqual(
        new Map([
          ['t-1', ['Karim Benali']],
          ['t-2', ['Karim Haddad']],
        ]),
      );
    });
  });
}
