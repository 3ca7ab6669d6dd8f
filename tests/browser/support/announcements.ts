import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announced: string[];
  }
}

/** To be called before a page opens: keeps what its toasts say, which are gone after some seconds. */
export async function keepAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.announced = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added) {
        if (!(node instanceof HTMLElement)) continue;
        const toasts = node.querySelectorAll('[aria-label^=Alerts] [role=alert]');
        for (const toast of toasts) window.announced.push(toast.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** What the toasts of a page have said since it opened, oldest first. */
export const announcementsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.announced);
