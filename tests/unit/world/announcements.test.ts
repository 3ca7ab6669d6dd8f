import { expect, test } from 'vitest';
import { people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const announcement = (id: string, date: string) => ({ id, message: `Message ${id}`, date });

test('announcements stand newest first, are made today, and are withdrawn once', async () => {
  const world = aWorld({
    announcements: async () => [
      announcement('a-1', '2026-11-01'),
      announcement('a-2', '2026-11-20'),
      announcement('a-3', '2026-11-10'),
    ],
  });
  const { announcements } = world.by(people.hr);
  const ids = async () => (await announcements.list()).map(({ id }) => id);
  expect(await ids()).toEqual(['a-2', 'a-3', 'a-1']);
  expect(await announcements.announce('  Closed on Friday. ')).toEqual({
    id: 'new-1',
    message: 'Closed on Friday.',
    date: '2026-11-21',
  });
  expect(await ids()).toEqual(['new-1', 'a-2', 'a-3', 'a-1']);
  await announcements.withdraw('a-3');
  expect(await ids()).toEqual(['new-1', 'a-2', 'a-1']);
  await expect(announcements.withdraw('a-3')).rejects.toThrow('This announcement does not exist.');
  await expect(announcements.announce(' ')).rejects.toThrow('Write a message first');
  expect(await ids()).toEqual(['new-1', 'a-2', 'a-1']);
});
