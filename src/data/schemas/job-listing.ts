import * as z from 'zod/mini';
import { HistoryEntry } from './history';

/** A job the company hires for, or no longer does. `experience` is text and `skills` comma-separated text, as specified; `createdAt` is YYYY-MM-DD. */
export const JobListing = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  experience: z.string(),
  skills: z.string(),
  description: z.string(),
  createdAt: z.string(),
  status: z.enum(['Open', 'Closed']),
  history: z.array(HistoryEntry),
});
export type JobListing = z.infer<typeof JobListing>;

const required = (name: string, verb = 'is') =>
  z.string().check(z.trim(), z.minLength(1, `${name} ${verb} required`));

/** The New Job Listing form. Experience is any text. */
export const NewJobListing = z.object({
  title: required('Title'),
  location: required('Location'),
  experience: required('Experience'),
  skills: required('Skills', 'are'),
  description: required('Description'),
});
export type NewJobListing = z.infer<typeof NewJobListing>;
