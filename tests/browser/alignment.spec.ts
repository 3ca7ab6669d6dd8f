import type { Locator, Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { expectFits } from './support/width';

/** The left and the top of each, in whole pixels. */
const placesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top) };
    }),
  );

const topsOf = async (all: Locator) => (await placesOf(all)).map(({ top }) => top);

/** Opens a screen at a width, and waits until it stands. */
async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test.describe('the company manager', () => {
  test.use({ stored: people.manager });

  test('sees a user whole at 1024 pixels', async ({ page }) => {
    await open(page, '/manage-users', 1024);
    await expectFits(page.getByRole('region', { name: 'Users' }));
  });

  test('finds figures, drawings and tables side by side on one line', async ({ page }) => {
    await open(page, '/manager', 1024);
    const roles = page.getByRole('region', { name: 'User role overview' });
    // Some of their names take two lines here.
    const figures = roles.locator('a[aria-label^="Show"]');
    await expect(figures).toHaveCount(5);
    const values = await topsOf(roles.getByText(/^\d+$/));
    expect(values).toEqual(Array.from({ length: 5 }, () => values[0]));
    const charts = page.getByRole('figure');
    await expect(charts).toHaveCount(2);
    for (const part of ['figcaption + div', 'details']) {
      const [one, other] = await topsOf(charts.locator(`> ${part}`));
      expect(one).toBe(other);
    }
  });
});

test.describe('the provider', () => {
  test.use({ stored: people.sys });

  test('sees a client whole at 1024 pixels, with its email under its name', async ({ page }) => {
    await open(page, '/clients', 1024);
    await expectFits(page.getByRole('region', { name: 'Clients' }));
    const row = page.getByRole('row').filter({ hasText: 'Atlas Services' });
    const [name, email] = await placesOf(row.getByText(/^(Atlas Services|contact@atlas.*)$/));
    expect(email?.left).toBe(name?.left);
    await page.setViewportSize({ width: 1440, height: 844 });
    await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  });
});

test.describe('HR', () => {
  test.use({ stored: people.hr });

  test('sees the status of a job listing without scrolling, at 1024 pixels', async ({ page }) => {
    await open(page, '/hr/job-listings', 1024);
    await expectFits(page.getByRole('region', { name: 'Job Listings' }));
  });

  test('reads a card of a phone under its name, and a candidate’s score on the first screen', async ({
    page,
  }) => {
    await open(page, '/hr/candidates', 390);
    const row = page.getByRole('row').filter({ hasText: 'Walid Zerrouki' });
    const [name, facts] = await placesOf(row.getByText(/^(Walid Zerrouki|9\.4 years)$/));
    expect(facts?.left).toBe(name?.left);
    await open(page, '/hr/candidates?candidate=candidate-rachid-ouali', 390);
    await expect(page.getByText('of 100, measured against')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('a team manager', () => {
  test.use({ stored: people.teammanager });

  test('sees every figure of a member, and the tasks whole, at 1024 pixels', async ({ page }) => {
    await open(page, '/team-members?member=u-09', 1024);
    await expectFits(page.getByRole('region', { name: 'Team members' }));
  });
});
