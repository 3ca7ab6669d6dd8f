import type * as z from 'zod/mini';

/** The first fault of a draft: a sentence, and the path of the wrong field, unless the whole draft is wrong. */
export function wrongIn({ issues: [issue] }: z.core.$ZodError): {
  sentence: string;
  field?: string;
} {
  const field = issue?.path.join('.') ?? '';
  return { sentence: issue?.message ?? 'Something is missing.', ...(field !== '' && { field }) };
}

/** A draft that a guard checks: the event's property that holds it, and its schema. */
export type DraftOf = readonly [property: string, schema: z.ZodMiniType];

/** The field of an event's draft that its schema refuses. Undefined where the draft is valid. */
export function wrongField([property, schema]: DraftOf, event: object): string | undefined {
  const { error } = schema.safeParse((event as Record<string, unknown>)[property]);
  return error && (wrongIn(error).field ?? property);
}
