import { useDeferredValue, useMemo } from 'react';

/** How many items one slice holds. */
const sliceSize = 100;

/** What a slice out of sight costs no layout by, but in print; it needs the size that it is about to have. */
export const sliceOutOfSight = '[content-visibility:auto] print:[content-visibility:visible]';

/**
 * Long lists in slices: the first at once and the others as soon as the page has a breath, so that thousands of
 * items do not block it. All of them end up in the page, in order. A slice is the same array as long as the
 * items are, so that what draws it can be kept.
 */
export function useSlices<Item>(items: readonly Item[]): (readonly Item[])[] {
  const shown = useDeferredValue(items, items.slice(0, sliceSize));
  return useMemo(() => {
    const slices = Math.ceil(shown.length / sliceSize);
    return Array.from({ length: slices }, (_, index) =>
      shown.slice(index * sliceSize, (index + 1) * sliceSize),
    );
  }, [shown]);
}
