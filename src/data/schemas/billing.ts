import * as z from 'zod/mini';

export const billingStatuses = ['Completed', 'Failed', 'Pending'] as const;
export type BillingStatus = (typeof billingStatuses)[number];

/** A company's payment for its subscription, completed or not. `date` is a day, `amount` in centimes. */
export const BillingPayment = z.object({
  id: z.string(),
  date: z.string(),
  amount: z.int(),
  status: z.enum(billingStatuses),
  method: z.string(),
});
export type BillingPayment = z.infer<typeof BillingPayment>;
