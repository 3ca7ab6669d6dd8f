import * as z from 'zod/mini';
import { roles } from './role';

/** Loose on purpose, as the specification says: something, an at sign, something, a dot, something. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the login form sends. Messages are the specification's. */
export const Credentials = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Work email is required', abort: true }),
      z.regex(emailPattern, 'Please enter a valid work email'),
    ),
  password: z.string().check(z.minLength(1, 'Password is required')),
});
export type Credentials = z.infer<typeof Credentials>;

/** The person signed in, as kept in the browser under the key `user`. The role defaults to employee. */
export const SessionUser = z.object({
  email: z.string().check(z.regex(emailPattern)),
  name: z.string().check(z.minLength(1)),
  role: z._default(z.enum(roles), 'employee'),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** A demo account that the login screen offers to fill in. */
export const DemoAccount = z.object({ email: z.string(), password: z.string(), label: z.string() });
export type DemoAccount = z.infer<typeof DemoAccount>;
