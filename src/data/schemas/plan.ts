import * as z from 'zod/mini';

/** A plan that a company subscribes to. `price` is in DZD per month. */
export const PricingPlan = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  features: z.array(z.string()),
  featured: z.optional(z.boolean()),
});
export type PricingPlan = z.infer<typeof PricingPlan>;

export const pricingPlans: readonly PricingPlan[] = [
  {
    id: 'basic',
    name: 'Basic',
    price: 1500,
    features: ['Up to 10 employees', 'Basic support'],
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 2500,
    features: ['Up to 100 employees', 'Priority support', 'Advanced analytics'],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 4000,
    features: ['Unlimited employees', 'Dedicated manager', 'Custom integrations'],
  },
];
