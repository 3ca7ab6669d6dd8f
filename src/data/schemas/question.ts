import * as z from 'zod/mini';

/** A question that HR staff add themselves: trimmed, and not blank. */
export const CustomQuestion = z.string().check(z.trim(), z.minLength(1, 'Write a question first'));

/** An interview question, and the fact on the candidate or the job from which it follows. */
export const InterviewQuestion = z.object({ question: z.string(), reason: z.string() });
export type InterviewQuestion = z.infer<typeof InterviewQuestion>;
