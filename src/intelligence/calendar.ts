import { Day } from '@/data/schemas/date';
import { addDays, dayAt, dayNumber, dayOf, daysBetween } from '@/machines/calendar';

export { addDays, dayAt, dayNumber, daysBetween };

const DAYS_A_YEAR = 365.25;
const DAYS_A_WEEK = 7;
const WORKDAYS_A_WEEK = 5;
const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** Years, with a fraction, from one day to another. */
export const yearsBetween = (from: string, to: string): number =>
  daysBetween(from, to) / DAYS_A_YEAR;

/** The day of the week, 0 for Monday to 6 for Sunday. 1970-01-01 was a Thursday. */
export const weekday = (day: string): number => (((dayNumber(day) + 3) % DAYS_A_WEEK) + 7) % 7;

/** The day so many working days, Monday to Friday, after one; before it where negative. */
export function addWorkdays(day: string, workdays: number): string {
  let current = day;
  for (let left = Math.abs(workdays); left > 0;) {
    current = addDays(current, Math.sign(workdays));
    if (weekday(current) < WORKDAYS_A_WEEK) left -= 1;
  }
  return current;
}

/** The month, YYYY-MM, of a day or instant. */
export const monthOf = (date: string): string => dayOf(date).slice(0, 7);

/** The month so many months after one; before it where negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, ordinal = 1] = month.split('-').map(Number);
  const total = year * 12 + ordinal - 1 + months;
  return `${pad(Math.floor(total / 12), 4)}-${pad((((total % 12) + 12) % 12) + 1)}`;
}

/** So many months up to and with one, oldest first. */
export const monthsUpTo = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(month, index - count + 1));

/** The last day of a month. */
export const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  Day.safeParse(text).success && dayAt(dayNumber(text)) === text;
