import type { RenewalProgress } from '@/data/schemas/client';
import { daysBetween, isDay } from '../calendar';

/** The days before a renewal over which the progress bar fills: specification, section 9. */
const windowDays = 30;

/** How near a renewal is on a day, YYYY-MM-DD; null where the renewal is no day. */
export function renewalProgress(renewal: string, today: string): RenewalProgress | null {
  if (!isDay(renewal)) return null;
  const daysLeft = Math.max(0, daysBetween(today, renewal));
  const percent = Math.round(((windowDays - daysLeft) / windowDays) * 100);
  return { daysLeft, percent: Math.max(0, percent) };
}
