import { type BrowserContext, expect, test as base } from '@playwright/test';

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
  storageState: async ({ baseURL, stored }, provide) => {
    const value = typeof stored === 'string' ? stored : JSON.stringify(stored);
    const localStorage = stored === null ? [] : [{ name: 'user', value }];
    await provide({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
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
