import type * as z from 'zod/mini';

/** The first thing that is wrong with a draft: a sentence, and the path of its field where it is not the whole. */
export function wrongIn({ issues: [issue] }: z.core.$ZodError): {
  sentence: string;
  field?: string;
} {
  const field = issue?.path.join('.') ?? '';
  return { sentence: issue?.message ?? 'Something is missing.', ...(field !== '' && { field }) };
}

/** What a guard holds a draft to: the property of the event that it stands in, and its schema. */
export type DraftOf = readonly [property: string, schema: z.ZodMiniType];

/** The field of an event's draft that its schema refuses; undefined where it refuses none. */
export function wrongField([property, schema]: DraftOf, event: object): string | undefined {
  const { error } = schema.safeParse((event as Record<string, unknown>)[property]);
  return error && (wrongIn(error).field ?? property);
}
