import { expect, type Locator } from '@playwright/test';

/** A name without a place to break it. */
export const longWord = 'Donaudampfschifffahrt'.repeat(7);

/** Nothing stands out of an element sideways, which would make it scroll. */
export const expectFits = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
