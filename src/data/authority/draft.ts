import { faultOf, wrongIn } from '@/machines/draft';
import type * as z from 'zod/mini';
import { Refused } from '../schemas/refused';

/**
 * Parses what a form sent with its schema.
 * @throws Refused with the first fault of the draft, and its field.
 */
export function parsed<T>(schema: z.ZodMiniType<T>, draft: unknown): T {
  const result = schema.safeParse(draft, { error: faultOf });
  if (result.success) return result.data;
  throw new Refused({ code: 'draft.invalid', ...wrongIn(result.error) });
}
