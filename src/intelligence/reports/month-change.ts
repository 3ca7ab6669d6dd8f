import type { MonthChange } from '@/data/schemas/report';
import { addMonths, monthOf } from '@/machines/calendar';

/** A figure of the month of a day and of the month before. @param figureOf computes it for a month, YYYY-MM. */
export function monthChange(day: string, figureOf: (month: string) => number): MonthChange {
  const month = monthOf(day);
  return { month, now: figureOf(month), before: figureOf(addMonths(month, -1)) };
}

/** How many of some dates are in the month of a day, and in the month before. A blank date is in none. */
export const datedIn = (day: string, dates: readonly string[]): MonthChange => {
  const months = dates.filter((date) => date !== '').map(monthOf);
  return monthChange(day, (month) => months.filter((one) => one === month).length);
};
