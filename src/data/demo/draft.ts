import type * as z from 'zod/mini';

/** What a form sent, through its schema. Throws the first thing it lacks. */
export function parsed<T>(schema: z.ZodMiniType<T>, draft: unknown): T {
  const result = schema.safeParse(draft);
  if (result.success) return result.data;
  throw new Error(result.error.issues[0]?.message ?? 'Something is missing.');
}
