import { dayText } from '@/machines/date-text';
import { hoursText } from '@/machines/task/lifecycle';
import { waitsFor } from '@/machines/task/waits';
import { expect, test } from 'vitest';
import { aTask, today } from '../../fixtures/company';

const onlooker = { id: 'u-09', today };
const said = (id: string) => ({ id: 'c', by: { id, name: id }, date: '', message: 'Well?' });

const answered = (...ids: string[]) =>
  waitsFor('comment', onlooker)(aTask({ comments: ids.map(said) }));

test('a task waits to be done by whom it is active, within a week, and for an answer to the last comment', () => {
  const days = ['2026-11-20', today, '2026-11-28', '2026-11-29', ''];
  const of = (status: 'active' | 'done', wait: 'overdue' | 'due') =>
    days.filter((deadline) => waitsFor(wait, onlooker)(aTask({ status, deadline })));
  expect([of('active', 'overdue'), of('active', 'due')]).toEqual([
    ['2026-11-20'],
    [today, '2026-11-28'],
  ]);
  expect([of('done', 'overdue'), of('done', 'due')]).toEqual([[], []]);
  expect([answered(), answered('u-05', 'u-09'), answered('u-09', 'u-05')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('hours and days are said in words', () => {
  expect([
    hoursText({ hours: 1, day: '2026-11-21' }),
    hoursText({ hours: 1.5, day: '2026-11-01' }),
    dayText(''),
  ]).toEqual(['1 hour for 21 Nov 2026', '1.5 hours for 1 Nov 2026', '—']);
});
