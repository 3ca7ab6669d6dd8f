import { expect, test as base } from '@playwright/test';

/**
 * A test of the app: `stored` is what the browser keeps under `user` when it opens (a person of `people`, or
 * raw text), and nothing may have complained on the console by its end.
 */
export const test = base.extend<{ stored: object | string | null; silence: void }>({
  stored: [null, { option: true }],
  storageState: async ({ baseURL, stored }, provide) => {
    const value = typeof stored === 'string' ? stored : JSON.stringify(stored);
    const localStorage = stored === null ? [] : [{ name: 'user', value }];
    await provide({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },
  silence: [
    async ({ context }, provide) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      await provide();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export { people } from './people';
