import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const widths = [1440, 390];

/** What a colour scheme can change; every rule is tried in the light one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is, a line for each element. The page has no frames. */
const findingsOf = (page: Page, rules: string[] | null): Promise<string[]> =>
  page.evaluate(async (only) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(only !== null && { runOnly: { type: 'rule', values: only } }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  }, rules);

/**
 * Fails where axe finds something on the page as it is, in light and dark, at 1440 and 390 pixels. A finding
 * names the rule and the elements. `at` narrows the widths, for what exists at one of them only.
 */
export async function expectAccessible(page: Page, at: number[] = widths): Promise<void> {
  const findings: string[] = [];
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(script);
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await findingsOf(page, colorScheme === 'light' ? null : colourRules);
      findings.push(...found.map((finding) => `${width} ${colorScheme} ${finding}`));
    }
  }
  expect(findings).toEqual([]);
}
