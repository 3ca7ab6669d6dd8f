import * as z from 'zod/mini';
import { HistoryEntry } from './history';
import { planIds, pricingPlans, type PlanId } from './plan';

/**
 * A company's subscription. `renewalDate` is a day: the last one that is paid for. `next` is the plan that
 * follows, and the day from which it holds.
 */
export const Subscription = z.object({
  plan: z.enum(planIds),
  status: z.enum(['Active', 'Expired']),
  renewalDate: z.string(),
  next: z.nullable(z.object({ plan: z.enum(planIds), from: z.string() })),
  history: z.array(HistoryEntry),
});
export type Subscription = z.infer<typeof Subscription>;

/** A plan's name, as a person reads it. */
export const planName = (plan: PlanId): string =>
  pricingPlans.find(({ id }) => id === plan)?.name ?? plan;
