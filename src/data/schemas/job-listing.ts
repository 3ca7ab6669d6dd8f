import * as z from 'zod/mini';

/** A job the company hires for. `experience` is text and `skills` comma-separated text, as specified; `createdAt` is YYYY-MM-DD. */
export const JobListing = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  experience: z.string(),
  skills: z.string(),
  description: z.string(),
  createdAt: z.string(),
  status: z.enum(['Open']),
});
export type JobListing = z.infer<typeof JobListing>;
