import { inOrder } from '@/machines/order';

/** Rows by a day or an instant, newest first. Of the same day or instant, the row made last comes first. */
export const newestFirst = <T>(inOrderOfMaking: readonly T[], at: (row: T) => string): T[] =>
  inOrderOfMaking.toReversed().toSorted((a, b) => inOrder(at(b), at(a)));
