import * as z from 'zod/mini';
import { companyRoles } from './role';

/**
 * The number of users, by role and by month. Months are YYYY-MM without a gap, oldest first, at most twelve, from
 * the first account to the latest.
 */
export const UserOverview = z.object({
  total: z.int(),
  roles: z.array(z.object({ role: z.enum(companyRoles), count: z.int() })),
  accountsByMonth: z.array(z.object({ month: z.string(), count: z.int() })),
});
export type UserOverview = z.infer<typeof UserOverview>;
