import type { ListedClient, RenewalProgress } from '@/data/schemas/client';
import type { Offer } from '@/data/schemas/provider';
import { daysBetween, isDay } from '@/machines/calendar';

/** The days before a renewal over which the progress bar fills: specification, section 9. */
const windowDays = 30;

/** How near a renewal is on a day, YYYY-MM-DD; null where the renewal is no day. */
export function renewalProgress(renewal: string, today: string): RenewalProgress | null {
  if (!isDay(renewal)) return null;
  const daysLeft = Math.max(0, daysBetween(today, renewal));
  const percent = Math.round(((windowDays - daysLeft) / windowDays) * 100);
  return { daysLeft, percent: Math.max(0, percent) };
}

/** How many days ahead a renewal counts as near. */
const RENEWAL_DAYS = 7;

/** Whether an active client's subscription is to be renewed within a week. */
export const renewsSoon = ({ status, progress }: ListedClient): boolean =>
  status === 'active' && progress !== null && progress.daysLeft <= RENEWAL_DAYS;

/** The standing of an offer on a day, YYYY-MM-DD. It has expired once its last day is over, whether active or not. */
export const offerStanding = (
  { status, validTill }: Pick<Offer, 'status' | 'validTill'>,
  today: string,
): 'Active' | 'Inactive' | 'Expired' => {
  if (isDay(validTill) && validTill < today) return 'Expired';
  return status === 'active' ? 'Active' : 'Inactive';
};
