import type { Workspace } from '@/data/port/workspace';
import type { WithHistory } from '@/data/schemas/history';
import type { Refusal } from '@/data/schemas/refusal';
import { Refused } from '@/data/schemas/refused';
import { step } from '@/machines/step';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { aTask, aUser, people } from '../fixtures/company';
import { activationModel } from './activation.model';
import { clientActivationModel } from './client-activation.model';
import { notificationModel } from './notification.model';
import { offerActivationModel } from './offer-activation.model';
import { planActivationModel } from './plan-activation.model';
import { walkRecord } from './support/lifecycle';
import { type LifecycleModel, type OpenWorld, pathsOfRecord } from './support/record';
import { taskHoursModel } from './task-hours.model';
import { taskModel } from './task.model';
import { workRecordModel } from './work-record.model';

type AnyModel = LifecycleModel<string, string, AnyStateMachine, WithHistory>;

/** What a world takes step by step. A person opens notifications, which carry no version and no command's id. */
const versioned = {
  task: taskModel,
  'task with hours': taskHoursModel,
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

function held({ hold, record }: AnyModel, open: OpenWorld) {
  if (hold === undefined) throw new Error('No world holds this record.');
  return hold(structuredClone(record), open);
}

/** The events that are taken where a record begins, by name. */
const takenFirst = ({ table, start, events }: AnyModel) =>
  Object.keys(table[start]?.on ?? {}).map((name) => [name, events[name] ?? { type: '' }] as const);

/** What a record comes to by the pure step. */
function stepped(model: AnyModel, record: WithHistory, event: { type: string }) {
  const next = step(model.lifecycle, record, event);
  return next.outcome === 'refused'
    ? { code: next.refusal.code, record }
    : { code: 'taken', record: next.record };
}

type Role = keyof typeof people;

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
    ({ users }) =>
      users.add({
        name: 'Rym Saidi',
        email: 'rym@example.com',
        password: 'demo1234',
        phone: '',
        department: '',
        position: '',
        role: 'employee',
        hireDate: '',
        salary: '',
        status: 'Active',
        contractType: 'CDI',
        contractFile: null,
      }),
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

/** What any world must pass, whatever it keeps its records in. */
export function describeWorld(world: string, open: OpenWorld): void {
  describe.each(Object.entries(lifecycles))(`${world} and a %s: every path`, (_, model) => {
    const paths = pathsOfRecord(
      model,
      (name) => held(model, open).takes?.(model.events[name] ?? { type: '' }) ?? true,
    );
    test.each(paths.map((path) => ({ title: path.join(', '), path })))(
      '$title',
      async ({ path }) => {
        await expect(walkRecord(model, path, held(model, open))).resolves.toBeUndefined();
      },
    );
  });

  describe.each(Object.entries(versioned))(`${world} and a %s`, (_, model) => {
    const events = takenFirst(model);
    const pairs = events.flatMap((first) => events.map((second) => [first, second] as const));

    test('of two askers at once each is answered as if one had come after the other', async () => {
      for (const [[, one], [, other]] of pairs) {
        const { send, read } = held(model, open);
        const outcomes = await Promise.all([one, other].map((event) => outcomeOf(send(event))));
        const first = stepped(model, model.record, one);
        const second = stepped(model, first.record, other);
        expect(outcomes).toEqual([first.code, second.code]);
        expect(await read()).toStrictEqual(second.record);
      }
    });

    test('a command that is sent again under its id happens once, and is answered the same', async () => {
      for (const [, event] of events) {
        const { send, read } = held(model, open);
        const answers = [await send(event, { key: 'k' }), await send(event, { key: 'k' })];
        expect(answers[1]).toEqual(answers[0]);
        expect(await read()).toStrictEqual(stepped(model, model.record, event).record);
      }
    });

    test('a command that saw an older version is refused, and changes nothing', async () => {
      for (const [[, one], [, other]] of pairs) {
        const { send, read } = held(model, open);
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
    async (_, call) => {
      const [ask, who, code] = call;
      const asked = Object.entries(people).map(async ([role, person]) => [
        role,
        await outcomeOf(ask(open().by(person))),
      ]);
      expect(Object.fromEntries(await Promise.all(asked))).toEqual(
        Object.fromEntries(
          Object.keys(people).map((role) => [role, who.includes(role as Role) ? 'taken' : code]),
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
