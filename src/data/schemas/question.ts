import * as z from 'zod/mini';

/** What HR staff may add as a question of their own: trimmed, and not blank. */
export const CustomQuestion = z.string().check(z.trim(), z.minLength(1, 'Write a question first'));

/** An interview question, and what in the candidate or the job made it. */
export const InterviewQuestion = z.object({ question: z.string(), reason: z.string() });
export type InterviewQuestion = z.infer<typeof InterviewQuestion>;
