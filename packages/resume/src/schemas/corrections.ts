import * as z from 'zod/mini';
import { EducationLevel } from './resume';

/**
 * The corrections that a person made by hand. A field is absent where the reading stands. It is empty or null
 * where the reading is wrong and the right value is unknown. `unclearText` tells that lines count whose
 * visibility cannot be judged.
 */
export const Corrections = z.partial(
  z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    location: z.string(),
    position: z.string(),
    yearsExperience: z.nullable(z.number()),
    skills: z.array(z.string()),
    education: z.nullable(EducationLevel),
    certificates: z.array(z.string()),
    unclearText: z.literal('counts'),
  }),
);
export type Corrections = z.infer<typeof Corrections>;
