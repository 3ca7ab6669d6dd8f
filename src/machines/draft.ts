import type * as z from 'zod/mini';

/** The first fault of a draft: a sentence, and the path of the wrong field, unless the whole draft is wrong. */
export function wrongIn({ issues: [issue] }: z.core.$ZodError): {
  sentence: string;
  field?: string;
} {
  const field = issue?.path.join('.') ?? '';
  return { sentence: issue?.message ?? 'Something is missing.', ...(field !== '' && { field }) };
}

/**
 * What a guard checks: the event's property that holds a draft, and the draft's schema. Or the one field that the
 * guard is about.
 */
export type DraftOf = readonly [property: string, schema: z.ZodMiniType] | string;

/** The field of an event that a guard refuses. Undefined where the draft that it checks is valid. */
export function wrongField(draft: DraftOf, event: object): string | undefined {
  if (typeof draft === 'string') return draft;
  const [property, schema] = draft;
  const { error } = schema.safeParse((event as Record<string, unknown>)[property]);
  return error && (wrongIn(error).field ?? property);
}
