import type { Refusal } from '@/data/schemas/refusal';
import { Refused } from '@/data/schemas/refused';

/** The messages of Chromium, Firefox and Safari for a part of the program that could not be loaded. */
const PART_IS_MISSING =
  /dynamically imported module|importing a module script failed|not a valid javascript mime type/i;

/** Their messages for a request without a connection. The error is a TypeError. */
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
 * A failure as a refusal. A refusal of the world is returned as it is. An error of the browser gets a sentence of
 * ours, since its own message is not meant for a person.
 * @param error the thrown error, or a refusal.
 */
export function failureOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (isRefusal(error)) return error;
  const words = error instanceof Error ? error.message : '';
  if (PART_IS_MISSING.test(words)) return partMissing;
  return error instanceof TypeError && NO_LINE.test(words) ? offline : unknown;
}

/** A failure as a sentence for a person. */
export const messageOf = (error: unknown): string => failureOf(error).sentence;
