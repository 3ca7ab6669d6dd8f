import type { Page } from '@playwright/test';

/** The least width and height of what a finger is to hit, in pixels. */
const least = 44;

/** What a finger would miss on the page as it is, each by its name and size. A field is as large as the label around it. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((pixels) => {
    const targets = 'a[href], button, input, select, textarea, summary, [role="button"]';
    return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((target) => {
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1;
      // A browser may round half a pixel away.
      if (!isShown || (width > pixels - 0.5 && height > pixels - 0.5)) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent.trim();
      return [`${name}: ${Math.round(width)} by ${Math.round(height)}`];
    });
  }, least);

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Sets the size of all text, in percent of what it is by itself. */
export const enlargeText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
