import type * as z from 'zod/mini';

const expected: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What is wrong with a value, in words, where its schema does not say it. For `error` of a `safeParse`. */
export function faultOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'This is missing.';
  if (issue.code === 'too_big') return `This is too much: ${String(issue.maximum)} is the most.`;
  if (issue.code === 'too_small')
    return `This is too little: ${String(issue.minimum)} is the least.`;
  if (issue.code === 'invalid_value') return `This must be one of ${issue.values.join(', ')}.`;
  const kind = issue.code === 'invalid_type' ? expected[issue.expected] : undefined;
  return kind === undefined ? 'This is nothing that belongs here.' : `This must be ${kind}.`;
}

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
