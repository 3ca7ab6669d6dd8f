import * as z from 'zod/mini';
import { Named } from './person';

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
 * Something that waits for a person, and how many of it, at least 1. `about` is how many employees a filled plan
 * holds, or the last day of a subscription, and empty elsewhere. `of` is the employee whose tasks are counted, where
 * they are one's alone.
 */
export const Waiting = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(),
  about: z.string(),
  of: z.nullable(Named),
});
export type Waiting = z.infer<typeof Waiting>;
