import * as z from 'zod/mini';
import { emailPattern } from './credentials';
import { roles } from './role';

/**
 * The person signed in, as kept in the browser under the key `user`. The role defaults to employee. The id is
 * empty where what is stored was not written by us, until a world finds it.
 */
export const SessionUser = z.object({
  id: z._default(z.string(), ''),
  email: z.string().check(z.regex(emailPattern)),
  name: z.string().check(z.minLength(1)),
  role: z._default(z.enum(roles), 'employee'),
  /** Absent in the demo. */
  world: z.optional(z.literal('live')),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** A demo account that the login screen offers to fill in. */
export const DemoAccount = z.object({ email: z.string(), password: z.string(), label: z.string() });
export type DemoAccount = z.infer<typeof DemoAccount>;
