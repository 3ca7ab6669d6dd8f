import { createCache, followChange } from '@/app/cache';
import type { Topic } from '@/data/port/calls';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { aTask, people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const comment = { type: 'task.comment', message: 'Soon.' } as const;

/** A cache that follows a world, with lists of it that count how often each is read. */
function followed() {
  const world = aWorld({ tasks: async () => [aTask()] });
  const workspace = world.by(people.employee);
  const cache = createCache();
  workspace.watch((topics) => followChange(cache, topics));
  const reads = new Map<string, number>();
  const query = (name: string, topics?: readonly Topic[]) => ({
    queryKey: [name],
    queryFn: async () => {
      reads.set(name, (reads.get(name) ?? 0) + 1);
      return (await workspace.tasks.list({})).rows[0]?.comments.length;
    },
    ...(topics !== undefined && { meta: { topics } }),
  });
  const show = async (shown: ReturnType<typeof query>) => {
    await cache.fetchQuery(shown);
    return new QueryObserver(cache, shown).subscribe(() => {});
  };
  return { world, workspace, cache, reads, query, show };
}

test('what is on screen is up to date when a command is answered', async () => {
  const { workspace, cache, query, show } = followed();
  await show(query('tasks'));
  await workspace.tasks.send('t-1', comment);
  expect(cache.getQueryData(['tasks'])).toBe(1);
});

test('what somebody else changed is followed as well', async () => {
  const { world, cache, query, show } = followed();
  await show(query('tasks'));
  await world.by(people.teammanager).tasks.send('t-1', comment);
  expect(cache.getQueryData(['tasks'])).toBe(1);
});

test('only what was read from the kind that changed is read anew, and what does not say from what', async () => {
  const { workspace, reads, query, show } = followed();
  await show(query('of tasks', ['task']));
  await show(query('of candidates', ['candidate', 'jobListing']));
  await show(query('of anything'));
  await workspace.tasks.send('t-1', comment);
  expect(Object.fromEntries(reads)).toEqual({
    'of tasks': 2,
    'of candidates': 1,
    'of anything': 2,
  });
});

test('a command does not wait for what stands aside, though that is read anew as well', async () => {
  const { workspace, cache, query, show } = followed();
  await show(query('tasks'));
  let reads = 0;
  let answer: ((count: number) => void) | undefined;
  const bell = {
    queryKey: ['bell'],
    queryFn: () =>
      (reads += 1) === 1
        ? Promise.resolve(0)
        : new Promise<number>((resolve) => (answer = resolve)),
    meta: { standsAside: true as const },
  };
  await cache.fetchQuery(bell);
  new QueryObserver(cache, bell).subscribe(() => {});
  await workspace.tasks.send('t-1', comment);
  expect([cache.getQueryData(['tasks']), cache.getQueryData(['bell']), reads]).toEqual([1, 0, 2]);
  answer?.(5);
  await vi.waitFor(() => expect(cache.getQueryData(['bell'])).toBe(5));
});

test('what is not on screen is forgotten, so that the next visit reads it', async () => {
  const { workspace, cache, query } = followed();
  await cache.fetchQuery(query('left', ['task']));
  await cache.fetchQuery(query('else', ['candidate']));
  await workspace.tasks.send('t-1', comment);
  expect([cache.getQueryData(['left']), cache.getQueryData(['else'])]).toEqual([undefined, 0]);
});

test('what a screen waits for is not taken from it, and is read again when it opens', async () => {
  const { workspace, cache, query } = followed();
  let answer: ((count: number) => void) | undefined;
  const slow = {
    ...query('tasks'),
    queryFn: () => new Promise<number>((resolve) => (answer = resolve)),
  };
  const waited = cache.fetchQuery(slow);
  await workspace.tasks.send('t-1', comment);
  answer?.(0);
  expect(await waited).toBe(0);
  expect(cache.getQueryState(['tasks'])?.isInvalidated).toBe(true);
});

test('a refused command changes nothing', async () => {
  const { workspace, reads, query, show } = followed();
  await show(query('tasks'));
  await expect(workspace.tasks.send('t-1', { type: 'task.comment', message: ' ' })).rejects.toThrow(
    'Write a comment first',
  );
  expect(Object.fromEntries(reads)).toEqual({ tasks: 1 });
});
