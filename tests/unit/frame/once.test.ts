import { once } from '@/data/once';
import { expect, test, vi } from 'vitest';

test('what is opened once is shared, and a failure is tried again', async () => {
  const load = vi
    .fn<() => Promise<{ opened: number }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation(async () => ({ opened: load.mock.calls.length }));
  const open = once(load);
  const [first, second] = await Promise.allSettled([open(), open()]);
  expect([first, second].map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await open()).toEqual({ opened: 2 });
  expect(await open()).toBe(await open());
});
