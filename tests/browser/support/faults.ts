import type { Page } from '@playwright/test';

/**
 * Tells the demo world of an open page to fail the next call of one function of its port.
 * @param call such as 'tasks.assign'.
 * @param fault refused with 'The demo was told to refuse this.', or silent: never answered.
 */
export const failNext = (page: Page, call: string, fault: 'refused' | 'silent'): Promise<void> =>
  page.evaluate(
    ([name, how]) => {
      const faults = JSON.parse(sessionStorage.getItem('demo.faults') ?? '{}') as object;
      sessionStorage.setItem('demo.faults', JSON.stringify({ ...faults, [name]: how }));
    },
    [call, fault] as const,
  );
