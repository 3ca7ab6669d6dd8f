import * as z from 'zod/mini';

const waitingKinds = [
  'resumesToRead',
  'highRisks',
  'listingsOpenLong',
  'assignedOverdue',
  'ownOverdue',
  'ownDue',
  'ownComments',
  'tasksToEvaluate',
  'overdueOf',
  'paymentsFailed',
  'paymentsPending',
  'planFilled',
  'subscriptionExpired',
  'subscriptionEnding',
  'clientPaymentsFailed',
  'clientPaymentsPending',
  'renewals',
  'clientsLost',
] as const;

/**
 * Something that waits for a person, and how many of it, at least 1. `about` is the employee whose overdue tasks
 * are counted, how many employees a filled plan holds, or the last day of a subscription. It is
 * empty elsewhere.
 */
export const Waiting = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(),
  about: z.string(),
});
export type Waiting = z.infer<typeof Waiting>;
