import { dayText, monthAndYear, monthName, monthText } from '@/machines/date-text';
import { instantText } from '@/views/shared/dates';
import {
  addDays,
  addMonths,
  addWorkdays,
  dayAt,
  dayNumber,
  dayOf,
  daysBetween,
  lastDayOf,
  monthOf,
  monthsUpTo,
  weekday,
  yearsBetween,
} from '@/machines/calendar';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const days = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('2199-12-31'),
  noInvalidDate: true,
});

test('a day and its number agree with the platform’s calendar', () => {
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const number = Math.floor(date.getTime() / 86_400_000);
      expect([dayNumber(day), dayAt(number), weekday(day)]).toEqual([
        number,
        day,
        (date.getUTCDay() + 6) % 7,
      ]);
    }),
  );
});

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-03-01', -1, '2025-02-28'],
])('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test('21 November 2026 is a Saturday: working days skip the weekend', () => {
  expect(weekday('2026-11-21')).toBe(5);
  expect([-1, -5, -6, 0, 1, 5, 6].map((count) => addWorkdays('2026-11-21', count))).toEqual([
    '2026-11-20',
    '2026-11-16',
    '2026-11-13',
    '2026-11-21',
    '2026-11-23',
    '2026-11-27',
    '2026-11-30',
  ]);
});

test('months cross the year', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(monthsUpTo('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(['2024-02', '2026-11', '2026-12'].map(lastDayOf)).toEqual([
    '2024-02-29',
    '2026-11-30',
    '2026-12-31',
  ]);
});

test('distances are signed, and an instant counts as its day in Algiers', () => {
  expect(daysBetween('2026-11-21', '2026-11-24T22:59:59.999Z')).toBe(3);
  expect(daysBetween('2026-11-21', '2026-11-24T23:00:00.000Z')).toBe(4);
  expect(['2026-12-31T22:59:59.999Z', '2026-12-31T23:00:00.000Z', '2026-12-31'].map(dayOf)).toEqual(
    ['2026-12-31', '2027-01-01', '2026-12-31'],
  );
  expect(monthOf('2026-11-30T23:30:00.000Z')).toBe('2026-12');
  expect(daysBetween('2026-11-24', '2026-11-21')).toBe(-3);
  expect(yearsBetween('2022-11-21', '2026-11-21')).toBe(4);
});

test('days and months read with three letters to a month', () => {
  expect(['2026-11-21', '2026-09-05', ''].map(dayText)).toEqual(['21 Nov 2026', '5 Sep 2026', '—']);
  expect([monthName('2026-09'), monthText('2026-09'), monthAndYear('2027-01')]).toEqual([
    'September',
    'Sep',
    'Jan 2027',
  ]);
  expect(instantText(new Date(2026, 8, 5, 6, 4).toISOString())).toBe('5 Sep 2026, 06:04');
});
