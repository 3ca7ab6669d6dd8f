import * as z from 'zod/mini';
import { emailPattern, isDemoEmail } from './credentials';
import { defaultPlan, planIds } from './plan';

const required = (lacks: string) =>
  z.string().check(z.trim(), z.minLength(1, lacks), z.maxLength(200, 'Use at most 200 characters'));

/** Why nobody signs in to a company of their own with an email of the demo. */
export const notOfDemo = 'Emails at demo.com belong to the demo. Please use your own';

/** The fewest characters of a password. */
export const leastPassword = 10;

/** The form that opens a company: its name, the first person, who manages it, and the plan of the free month. */
export const NewCompany = z.object({
  company: required('Company name is required'),
  name: required('Your name is required'),
  email: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'Work email is required', abort: true }),
    z.regex(emailPattern, 'Please enter a valid work email'),
    z.refine((email) => !isDemoEmail(email), notOfDemo),
  ),
  password: z
    .string()
    .check(z.minLength(leastPassword, `Use at least ${leastPassword} characters`)),
  plan: z._default(z.enum(planIds, 'Choose a plan'), defaultPlan),
});
export type NewCompany = z.infer<typeof NewCompany>;
