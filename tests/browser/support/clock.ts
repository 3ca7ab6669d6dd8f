import type { Locator, Page } from '@playwright/test';
import { expect } from './app';

/**
 * Lets the page's clock run in steps until something is visible. A wait of the page may begin a moment after the press
 * that causes it, so one run of the clock may end before the wait does. Each step is twice as long as the one before.
 * @param step milliseconds of the page's clock at first.
 */
export const runUntilVisible = (page: Page, wanted: Locator, step: number): Promise<void> => {
  let next = step;
  return expect(async () => {
    await page.clock.runFor(next);
    next *= 2;
    await expect(wanted).toBeVisible({ timeout: 500 });
  }).toPass();
};
