import { expect, test } from 'vitest';
import { aTask, aUser, aWorkRecord, people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const assignment = { title: 'Tax file', due: '2026-11-30', priority: 'Low' } as const;
const world = () =>
  aWorld({
    users: async () => [
      aUser(),
      aUser({ id: 'u-10', name: 'Amine Kaci', email: 'amine@example.com', team: 'u-06' }),
      aUser({ id: 'u-11', name: 'Gone', email: 'gone@example.com', status: 'Inactive' }),
      aUser({ ...people.teammanager, email: 'lina@example.com', team: null }),
      aUser({ ...people.hr, email: 'nadia@example.com', team: null }),
    ],
    tasks: async () => [
      aTask({ id: 't-1', title: 'Own', deadline: '2026-11-20' }),
      aTask({
        id: 't-2',
        title: 'Of Amine',
        assignedTo: [{ id: 'u-10', name: 'Amine Kaci' }],
        assignedBy: people.hr,
      }),
      aTask({ id: 't-3', title: 'Done', status: 'done' }),
    ],
    workRecords: async () => [aWorkRecord({ skills: ['Tax'] })],
  });

const forbidden = (sentence: string) => ({ code: 'forbidden', sentence, field: 'assignee' });

test('nobody is assigned a task whom the asker may not assign one, and the field is named', async () => {
  const { by } = world();
  const refusal = (who: 'hr' | 'teammanager', assignee: string) =>
    by(people[who])
      .tasks.assign({ ...assignment, assignee })
      .catch((error: unknown) => (error as { refusal: unknown }).refusal);
  expect(await refusal('hr', 'u-11')).toEqual(
    forbidden('Gone cannot be assigned a task: choose an active employee.'),
  );
  expect(await refusal('hr', 'u-02')).toEqual(
    forbidden('Nadia Benali cannot be assigned a task: choose an active employee.'),
  );
  expect(await refusal('teammanager', 'u-10')).toEqual(
    forbidden('Amine Kaci cannot be assigned by you: choose active employees of your team.'),
  );
  expect(await refusal('hr', 'u-77')).toEqual({
    code: 'missing',
    sentence: 'This employee does not exist.',
    field: 'assignee',
  });
});

test('a team manager’s tasks are those of the team, found by what they wait for today', async () => {
  const { by } = world();
  const titles = async (search: Parameters<ReturnType<typeof by>['tasks']['list']>[0]) =>
    (await by(people.teammanager).tasks.list(search)).rows.map(({ title }) => title);
  expect(await titles({})).toEqual(['Done', 'Own']);
  expect(await titles({ waits: 'overdue' })).toEqual(['Own']);
  const { tasks } = by(people.teammanager);
  await expect(tasks.get('t-2')).rejects.toThrow('This task does not exist.');
  await expect(tasks.send('t-2', { type: 'task.comment', message: 'Mine?' })).rejects.toThrow(
    'This task does not exist.',
  );
});

test('who is suggested has the skill, or the fewest hours left', async () => {
  const { by } = world();
  const suggested = async (title: string) => {
    const { assignee, reasons } = await by(people.hr).tasks.suggest(title);
    return [assignee.name, reasons[0]];
  };
  expect(await suggested('Tax return')).toEqual([
    'Karim Haddad',
    'Karim Haddad has Tax, which the title names.',
  ]);
  expect((await suggested('Order chairs'))[1]).toBe(
    'The title names no skill on record, so only the load counts.',
  );
  await expect(by(people.hr).tasks.suggest(' ')).rejects.toThrow('Title is required');
});
