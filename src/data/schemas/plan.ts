export const planIds = ['basic', 'pro', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/**
 * A plan that a company subscribes to. `price` is in DZD per month; `employees` is how many it holds, null without a
 * limit.
 */
export interface PricingPlan {
  id: PlanId;
  name: string;
  price: number;
  employees: number | null;
  features: readonly string[];
  featured?: boolean;
}

/** The plans on offer, cheapest first (specification, section 9). */
export const pricingPlans: readonly PricingPlan[] = [
  {
    id: 'basic',
    name: 'Basic',
    price: 1500,
    employees: 10,
    features: ['Up to 10 employees', 'Basic support'],
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 2500,
    employees: 100,
    features: ['Up to 100 employees', 'Priority support', 'Advanced analytics'],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 4000,
    employees: null,
    features: ['Unlimited employees', 'Dedicated manager', 'Custom integrations'],
  },
];

/** The plan that is preselected: the second one (specification, section 4). */
export const defaultPlan: PlanId = 'pro';

/** The price of a month of a plan, in DZD. */
export const planPrice = (plan: PlanId): number =>
  pricingPlans.find(({ id }) => id === plan)?.price ?? 0;
