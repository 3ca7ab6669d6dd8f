import { type BrowserContext, expect, test as base } from '@playwright/test';

/** Stores the user in the first document of the app alone; a cookie remembers that, so who signs out stays signed out. */
function storeOnce({ origin, user }: { origin: string; user: string }) {
  if (location.origin !== origin || document.cookie.includes('stored')) return;
  document.cookie = 'stored=yes';
  localStorage.setItem('user', user);
}

/**
 * A test of the app: `stored` is what the browser keeps under `user` when it opens (a person of `people`, or
 * raw text), and nothing may have complained on any console by its end but what the test itself `provokes`.
 */
export const test = base.extend<{
  stored: object | string | null;
  provokes: RegExp;
  silence: void;
}>({
  stored: [null, { option: true }],
  provokes: [/(?!)/, { option: true }],
  // A `storageState` would open a page of its own, with a process of its own, before each test.
  context: async ({ baseURL, context, stored }, provide) => {
    const user = typeof stored === 'string' ? stored : JSON.stringify(stored);
    if (stored !== null) await context.addInitScript(storeOnce, { origin: baseURL ?? '', user });
    await provide(context);
  },
  silence: [
    async ({ browser, context, provokes }, provide) => {
      const complaints: string[] = [];
      const listen = (one: BrowserContext) => {
        one.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning')
            complaints.push(message.text());
        });
        one.on('weberror', (error) => complaints.push(error.error().message));
      };
      listen(context);
      browser.on('context', listen);
      await provide();
      browser.off('context', listen);
      expect(complaints.filter((complaint) => !provokes.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export { people } from './people';
