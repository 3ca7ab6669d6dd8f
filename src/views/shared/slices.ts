import { useDeferredValue, useMemo } from 'react';

/** How many items one slice holds. */
const sliceSize = 100;

/**
 * The class that saves the layout of a slice out of sight, except in print. It needs the slice's approximate
 * size.
 */
export const sliceOutOfSight = '[content-visibility:auto] print:[content-visibility:visible]';

/**
 * Cuts a long list into slices. The first is drawn at once, the others as soon as the page is idle, so that
 * thousands of items do not block it. In the end all of them are in the page, in order. A slice stays the same
 * array as long as the items do, so that its drawing can be memoised.
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
