import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const widths = [1440, 390];

/** What a colour scheme can change; every rule is tried in the light one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails where axe finds something on the page as it is, in light and dark, at 1440 and 390 pixels. A finding
 * names the rule and the elements. `at` narrows the widths, for what exists at one of them only.
 */
export async function expectAccessible(page: Page, at: number[] = widths): Promise<void> {
  const findings: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // The page has no frames, so axe need not open another page to join their results.
      const axe = new AxeBuilder({ page }).setLegacyMode();
      const { violations } = await (
        colorScheme === 'light' ? axe : axe.withRules(colourRules)
      ).analyze();
      for (const { id, nodes } of violations) {
        for (const { target, failureSummary } of nodes) {
          findings.push(`${width} ${colorScheme} ${id}: ${target.join(' ')} ${failureSummary}`);
        }
      }
    }
  }
  expect(findings).toEqual([]);
}
