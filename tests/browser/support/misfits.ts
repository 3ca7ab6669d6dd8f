import type { Page } from '@playwright/test';

/**
 * What does not fit the page as it is: a page that is wider than its window; a text that something cuts, or that stands
 * outside of the window or of its button. What scrolls sideways by itself, as a table does, may be wider. A text may be
 * cut where a title tells the whole, or where it is the preview of what a press opens.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} too wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (words === '' || parent === null || parent.closest('[data-preview]') !== null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const at = range.getBoundingClientRect();
      if (at.width === 0) continue;
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const { left, right, width } = box.getBoundingClientRect();
        const { overflowX, clipPath } = getComputedStyle(box);
        // What only a screen reader is told.
        if (width <= 1 || clipPath !== 'none') break;
        if (/auto|scroll/.test(overflowX)) break;
        const isOut = at.left < left - 1 || at.right > right + 1;
        if (
          isOut &&
          (/hidden|clip/.test(overflowX) || box.matches('button, a[class*="border"], th, td'))
        ) {
          const title = parent.closest('[title]')?.getAttribute('title') ?? '';
          if (!title.includes(words)) found.push(`${box.localName} cuts “${words}”`);
          break;
        }
        if (box === document.body && (at.left < -1 || at.right > clientWidth + 1))
          found.push(`“${words}” stands outside`);
      }
    }
    return [...new Set(found)];
  });
