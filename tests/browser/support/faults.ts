import type { SessionUser } from '@/data/schemas/session';
import { expect, type Page } from '@playwright/test';

/**
 * Tells the demo world of an open page to fail the next call of one function of its port.
 * @param call such as 'tasks.assign'.
 * @param fault refused with 'The demo was told to refuse this.'; silent: not done and never answered; or unheard: done and
 * never answered.
 */
export const failNext = (
  page: Page,
  call: string,
  fault: 'refused' | `refused:${string}` | 'silent' | 'unheard',
): Promise<void> =>
  page.evaluate(
    ([name, how]) => {
      const faults = JSON.parse(sessionStorage.getItem('demo.faults') ?? '{}') as object;
      sessionStorage.setItem('demo.faults', JSON.stringify({ ...faults, [name]: how }));
    },
    [call, fault] as const,
  );

const held = (calls: readonly string[]) =>
  JSON.stringify(Object.fromEntries(calls.map((call) => [call, 'held'])));

/** To be called before a page opens: every call of these functions waits for `settle`. */
export async function hold(page: Page, ...calls: string[]): Promise<void> {
  await page.addInitScript((faults) => sessionStorage.setItem('demo.faults', faults), held(calls));
}

/** From now on every call of these functions, on the page that is open, waits for `settle`. */
export const holdFromNow = (page: Page, ...calls: string[]): Promise<void> =>
  page.evaluate((faults) => sessionStorage.setItem('demo.faults', faults), held(calls));

type Ending = 'answered' | 'refused' | `refused:${string}`;

/** Ends a held call as `settle` does, where there is one. Resolves to whether there was. */
export const settleIfHeld = (page: Page, call: string, how: Ending): Promise<boolean> =>
  page.evaluate(
    ([name, fault]) => {
      const detail = { call: name, ...(fault !== 'answered' && { fault }) };
      return !dispatchEvent(new CustomEvent('demo.settle', { detail, cancelable: true }));
    },
    [call, how] as const,
  );

/**
 * Ends a held call, once there is one: it does what was asked, or is refused with 'The demo was told to refuse this.',
 * for a field where one is named.
 */
export const settle = (page: Page, call: string, how: Ending): Promise<void> =>
  expect.poll(() => settleIfHeld(page, call, how)).toBe(true);

/**
 * Answers held calls until an expectation holds. Of a search that is typed, the last letter's call may come only after
 * an earlier one was answered.
 */
export const answerUntil = (page: Page, call: string, shown: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await settleIfHeld(page, call, 'answered');
    await shown();
  }).toPass();

/** What a refused call says. */
export const refusedByDemo = 'The demo was told to refuse this.';

/** What a form or a button says that had no answer. */
export const noAnswer = 'There was no answer. Please try again.';

/** Has somebody do something in the world of an open page, as from another one. @param call such as 'tasks.send'. */
export const meanwhile = (
  page: Page,
  by: SessionUser,
  call: string,
  ...args: unknown[]
): Promise<void> =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent('demo.meanwhile', { detail })), {
    by,
    call,
    args,
  });
