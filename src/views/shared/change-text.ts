import type { MonthChange } from '@/data/schemas/report';
import { addMonths } from '@/machines/calendar';
import { monthAndYear } from '@/machines/date-text';

const monthBefore = (month: string) => monthAndYear(addMonths(month, -1));

/** What came in a month and in the month before: '12 in Nov 2026, 9 in Oct 2026'. */
export const cameText = (
  { month, now, before }: MonthChange,
  text: (figure: number) => string = String,
): string => `${text(now)} in ${monthAndYear(month)}, ${text(before)} in ${monthBefore(month)}`;

/** What stood at the end of the month before: '4 at the end of Oct 2026'. */
export const stoodText = ({ month, before }: MonthChange): string =>
  `${before} at the end of ${monthBefore(month)}`;
