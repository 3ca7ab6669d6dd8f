import { agoText } from '@/data/ago';
import { expect, test } from 'vitest';

const now = Date.parse('2026-11-21T08:30:00.000Z');

test('an instant is told by how long ago it was', () => {
  const told = [
    '2026-11-21T08:35:00.000Z',
    '2026-11-21T08:29:00.001Z',
    '2026-11-21T08:29:00.000Z',
    '2026-11-21T08:25:00.000Z',
    '2026-11-21T07:30:00.001Z',
    '2026-11-21T07:30:00.000Z',
    '2026-11-21T05:00:00.000Z',
    '2026-11-20T08:30:00.001Z',
    '2026-11-20T08:30:00.000Z',
    '2026-11-18T08:30:00.000Z',
    '2026-10-22T08:30:00.000Z',
    '2026-09-21T08:30:00.000Z',
    '2024-11-20T08:30:00.000Z',
  ].map((instant) => agoText(instant, now));
  expect(told).toEqual([
    'now',
    'now',
    '1 min ago',
    '5 min ago',
    '59 min ago',
    '1 hr ago',
    '3 hr ago',
    '23 hr ago',
    '1 day ago',
    '3 days ago',
    '1 mo ago',
    '2 mo ago',
    '2 yr ago',
  ]);
});
