import type { Refusal } from '@/data/schemas/refusal';
import { Refused } from '@/data/schemas/refused';

/** How Chromium, Firefox and Safari say that a part of the program did not arrive. */
const PART_IS_MISSING =
  /dynamically imported module|importing a module script failed|not a valid javascript mime type/i;

/** How they say that a request got no answer, where they throw a TypeError. */
const NO_LINE =
  /^(failed to fetch|networkerror|network error|load failed|the network connection was lost|the internet connection appears to be offline)/i;

const partMissing: Refusal = {
  code: 'partMissing',
  sentence: 'A part of the app could not be loaded. Please check your connection and try again.',
};
const offline: Refusal = {
  code: 'offline',
  sentence: 'There is no connection. Please check it and try again.',
};
const unknown: Refusal = {
  code: 'unknown',
  sentence: 'Something went wrong. Please try again.',
};

const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'code' in error && 'sentence' in error;

/**
 * What went wrong, as a refusal: a world's own, or ours for what the browser threw, whose words are for nobody.
 * @param error what was thrown, or a refusal.
 */
export function failureOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (isRefusal(error)) return error;
  const words = error instanceof Error ? error.message : '';
  if (PART_IS_MISSING.test(words)) return partMissing;
  return error instanceof TypeError && NO_LINE.test(words) ? offline : unknown;
}

/** What went wrong, as a sentence for a person. */
export const messageOf = (error: unknown): string => failureOf(error).sentence;
