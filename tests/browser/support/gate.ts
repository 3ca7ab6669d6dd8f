import type { Page, Route } from '@playwright/test';
import { expect } from './app';

/** Ends the requests that wait at a gate: by default they go on as they were. */
type Settle = (how?: (route: Route) => Promise<void>) => Promise<void>;

/** Makes every request that a page sends to such addresses wait until it is settled. */
export async function gateOf(page: Page, url: string): Promise<Settle> {
  const waiting: Route[] = [];
  await page.route(url, (route) => void waiting.push(route));
  return async (how = (route) => route.continue()) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await Promise.all(waiting.splice(0).map(how));
  };
}

/** For `provokes`: what the console says of a request that a test cuts off. */
export const cutOff = /net::ERR_FAILED/;

/** The first request that a page sends to such an address finds no line; the next ones go through. */
export const breakOnce = (page: Page, url: RegExp): Promise<unknown> =>
  page.route(url, (route) => route.abort('internetdisconnected'), { times: 1 });

/** For `provokes`: what the console says of a request that found no line, and of what then cannot be shown. */
export const offline = /ERR_INTERNET_DISCONNECTED|could not be loaded|dynamically imported/;
