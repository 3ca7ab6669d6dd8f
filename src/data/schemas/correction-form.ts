import * as z from 'zod/mini';
import { Corrections } from '@masar/resume/schemas';
import { emailPattern } from './credentials';

const emailOrNothing = new RegExp(`^$|${emailPattern.source}`);
const years = 'Enter a number of years from 0 to 70';

/** Corrections as the form may send them. They have a file of their own, since only a correction loads it. */
export const CorrectionForm = z.extend(Corrections, {
  email: z.optional(z.string().check(z.regex(emailOrNothing, 'Please enter a valid email'))),
  yearsExperience: z.optional(
    z.nullable(z.number(years).check(z.minimum(0, years), z.maximum(70, years))),
  ),
});
