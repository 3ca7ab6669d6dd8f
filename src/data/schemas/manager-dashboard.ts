import * as z from 'zod/mini';
import { MonthChange } from './report';
import { Subscription } from './subscription';
import { UserOverview } from './user-overview';

/** Something that happened in the company. `date` is a day. */
export const Activity = z.object({
  id: z.string(),
  type: z.enum(['newHire', 'subscription', 'resignationRisk']),
  message: z.string(),
  date: z.string(),
});
export type Activity = z.infer<typeof Activity>;

/**
 * The company manager's dashboard. Everything in it is computed from lists. `monthlyRevenue` is the sum of
 * payments completed in the current month, in centimes. Activity is newest first. `changes` holds the people who
 * joined in the month, the listings opened in it, its revenue, and the number of its payments.
 */
export const ManagerDashboard = z.object({
  subscription: z.omit(Subscription, { history: true }),
  business: z.object({
    totalEmployees: z.int(),
    activeJobListings: z.int(),
    activeSubscriptions: z.int(),
  }),
  financials: z.object({
    monthlyRevenue: z.int(),
    payments: z.object({ completed: z.int(), failed: z.int(), pending: z.int() }),
  }),
  users: UserOverview,
  retention: z.object({
    highRisk: z.int(),
    mediumRisk: z.int(),
    lowRisk: z.int(),
    notAssessed: z.int(),
  }),
  activity: z.array(Activity),
  changes: z.object({
    joined: MonthChange,
    opened: MonthChange,
    revenue: MonthChange,
    completed: MonthChange,
    failed: MonthChange,
    pending: MonthChange,
  }),
});
export type ManagerDashboard = z.infer<typeof ManagerDashboard>;
