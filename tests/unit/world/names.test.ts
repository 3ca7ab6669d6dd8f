import { namesIn } from '@/data/authority/names';
import type { Reads } from '@/data/authority/store';
import { expect, test } from 'vitest';
import { aTask } from '../../fixtures/company';

const person = (id: string) => ({ id, name: id });

test('of a task every person is asked for once, and told by the present name', async () => {
  const at = '2026-11-20T09:00:00.000Z';
  const task = aTask({
    assignedBy: { ...person('lead'), role: 'teammanager' },
    assignedTo: [person('karim'), person('sara')],
    comments: [{ by: person('hr'), message: 'Please', date: at } as never],
    timeEntries: [{ by: person('sara'), hours: 2, date: at } as never],
    history: [{ action: 'Assigned', by: 'lead', byId: 'lead', date: at }],
  });
  const asked: unknown[] = [];
  const store = {
    names: async (ids: readonly string[]) => {
      asked.push(ids);
      return ids.filter((id) => id !== 'sara').map((id) => ({ id, name: `${id} now` }));
    },
  } as unknown as Reads;
  const told = (await namesIn(store, [task])).task(task);
  expect(asked).toEqual([['lead', 'karim', 'sara', 'hr']]);
  expect({
    by: told.assignedBy.name,
    to: told.assignedTo.map(({ name }) => name),
    comments: told.comments.map(({ by }) => by.name),
    entries: told.timeEntries.map(({ by }) => by.name),
    history: told.history.map(({ by }) => by),
  }).toEqual({
    by: 'lead now',
    to: ['karim now', 'sara'],
    comments: ['hr now'],
    entries: ['sara'],
    history: ['lead now'],
  });
});
