import { planPrice, pricingPlans, type PlanId } from '@/data/schemas/plan';
import { planName, type Subscription } from '@/data/schemas/subscription';
import { addDays } from '@/machines/calendar';
import { settledPlan, termsOf } from '@/machines/subscription/renewal';
import { dayText } from '@/machines/date-text';
import { centimesToTheDinar, dzd } from '@/views/shared/money';

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/** Sentences on what subscribing to a plan on a day, YYYY-MM-DD, changes, from when, and for how much. */
export function termsText(subscription: Subscription, plan: PlanId, today: string): string {
  const { plan: current, renewalDate, next } = subscription;
  const settled = settledPlan(subscription);
  const terms = termsOf(subscription, plan, today);
  const name = planName(plan);
  const pays = `You pay ${dzd(planPrice(plan) * centimesToTheDinar)} for a month`;
  const until = `${pays}, and are paid up until ${dayText(terms.renewalDate)}.`;
  if (settled === null) return `The ${name} plan begins today. ${until}`;
  if (settled === plan)
    return `The ${name} plan runs until ${dayText(renewalDate)}. ${pays} more, and are paid up until ${dayText(terms.renewalDate)}.`;
  const begins =
    terms.next !== null
      ? `You keep the ${planName(current)} plan until ${dayText(addDays(terms.next.from, -1))}. The ${name} plan begins on ${dayText(terms.next.from)}, with ${featuresOf(plan)}.`
      : next !== null && plan === current
        ? `The ${name} plan goes on, and the ${planName(next.plan)} plan does not begin.`
        : `The ${name} plan begins today, with ${featuresOf(plan)}.`;
  const { days, become } = terms.exchanged;
  const exchanged =
    days === 0
      ? ''
      : ` The ${daysText(days)} of another plan that are paid for already become ${daysText(become)} of ${name}.`;
  return `${begins} ${until}${exchanged}`;
}

const featuresOf = (plan: PlanId) =>
  (pricingPlans.find(({ id }) => id === plan)?.features ?? [])
    .map((feature) => feature.charAt(0).toLowerCase() + feature.slice(1))
    .join(', ');
