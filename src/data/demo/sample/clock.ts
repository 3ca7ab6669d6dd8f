import { addDays, addMonths, daysBetween, lastDayOf, monthOf } from '@/machines/calendar';
import { monthsAfter } from '@/machines/subscription/renewal';

/** The day, YYYY-MM-DD, that the sample's dates were written for. */
const writtenOn = '2026-11-21';

const MONTHS_A_YEAR = 12;
const yearOf = (day: string) => Number(day.slice(0, 4));

/** Moves a day of the sample: it is as many days before today as it was before the day of writing. */
export const daysOn = (today: string, day: string): string =>
  addDays(day, daysBetween(writtenOn, today));

/**
 * Moves a day of the sample to the latest January to June that has passed. The company took up the product in
 * those months, which the specification fixes.
 */
export function yearsOn(today: string, day: string): string {
  const latest = today.slice(5) < '07-01' ? yearOf(today) - 1 : yearOf(today);
  return monthsAfter(day, (latest - yearOf(writtenOn)) * MONTHS_A_YEAR);
}

/**
 * Moves an instant of the sample by whole months, so that every month's count stays the same: its month is as far
 * before this one as it was before the month of writing. In this month it is never later than now.
 */
export function monthsOn(now: string, instant: string): string {
  const ahead = (yearOf(now) - yearOf(writtenOn)) * MONTHS_A_YEAR;
  const month = addMonths(
    monthOf(instant),
    ahead + Number(now.slice(5, 7)) - Number(writtenOn.slice(5, 7)),
  );
  const moved = `${month}${instant.slice('YYYY-MM'.length)}`;
  const last = lastDayOf(month);
  const day = moved.slice(0, 'YYYY-MM-DD'.length) > last ? last : moved.slice(0, last.length);
  const at = `${day}${instant.slice(last.length)}`;
  return at < now ? at : now;
}
