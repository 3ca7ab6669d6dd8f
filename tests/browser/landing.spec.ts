import type { Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { expectAccessible } from './support/axe';
import { longResume } from './support/resumes';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tryButton = (page: Page) => page.getByRole('button', { name: 'Try the analyser' });

test('the page says what the specification says it says', async ({ page }) => {
  await page.clock.install({ time: '2031-03-04T08:00:00' });
  await page.goto('/');
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
  await expect(hero.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(section(page, 'Features').getByRole('heading', { level: 3 })).toHaveText([
    'AI resume parsing and ranking',
    'Smart job listings',
    'Performance tracking and automated reviews',
    'Resignation risk prediction',
    'Advanced analytics and reports',
    'Automated onboarding',
  ]);
  await expect(section(page, 'How it works').getByRole('heading', { level: 3 })).toHaveText([
    'Upload your data',
    'Configure settings',
    'Get AI insights',
  ]);
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Features',
    'How it works',
    /Resume analysis/,
    /Performance tracking/,
    /Attrition prediction/,
    'Pricing',
    /.+/,
  ]);
  await expect(page.getByRole('contentinfo')).toContainText('2031');
  await expect(page.getByRole('contentinfo')).toContainText('developed by');
});

test('the plans are priced as specified, none before the others', async ({ page }) => {
  await page.goto('/');
  await expect(section(page, 'Pricing')).toBeVisible();
  const plans = await section(page, 'Pricing')
    .locator('div > ul > li')
    .evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('h3')?.textContent,
        price: item.querySelector('p')?.textContent,
        features: [...item.querySelectorAll('ul li')].map((feature) => feature.textContent),
        way: item.querySelector('a')?.getAttribute('href'),
      })),
    );
  expect(plans).toEqual([
    {
      name: 'Basic',
      price: '1500 DZD per month',
      features: ['Up to 10 employees', 'Basic support'],
      way: '/login',
    },
    {
      name: 'Pro',
      price: '2500 DZD per month',
      features: ['Up to 100 employees', 'Priority support', 'Advanced analytics'],
      way: '/login',
    },
    {
      name: 'Enterprise',
      price: '4000 DZD per month',
      features: ['Unlimited employees', 'Dedicated manager', 'Custom integrations'],
      way: '/login',
    },
  ]);
});

for (const from of ['/', '/login', '/saas']) {
  test(`the header's anchors lead to their sections from ${from}`, async ({ page }) => {
    for (const name of ['Features', 'Pricing']) {
      await page.goto(from);
      const heading = section(page, name).getByRole('heading', { name, exact: true });
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/#${name.toLowerCase()}`);
      await expect(heading).toBeInViewport();
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(64);
    }
  });
}

test('an anchor opens from the address bar and from the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#pricing');
  await expect(page.getByRole('heading', { name: 'Pricing', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('navigation', { name: 'Mobile' })
    .getByRole('link', { name: 'Features' })
    .click();
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Features', exact: true })).toBeInViewport();
});

test('the analyser loads its code only when it is opened, and the reader only for a file', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const parsers = () =>
    asked.filter((path) =>
      /analyser|dropzone|pool|worker|pdf|mammoth|docx|word|demo|zod/i.test(path),
    );
  await page.goto('/');
  await expect(tryButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(parsers()).toEqual([]);
  const before = asked.length;
  await tryButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Try the analyser' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(before);
  expect(parsers().filter((path) => /pool|worker|pdf|mammoth|word|demo/i.test(path))).toEqual([]);
});

test('the analyser closes by its button and by Escape, back to where it was opened', async ({
  page,
}) => {
  await page.goto('/');
  for (const close of [
    () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await tryButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(tryButton(page)).toBeFocused();
  }
});

test('the widget is on / only', async ({ page }) => {
  for (const path of ['/login', '/saas', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tryButton(page)).toHaveCount(0);
  }
});

test.describe('someone who is signed in', () => {
  test.use({ stored: people.teammanager });
  test('a team manager comes home to / and finds the way to their dashboard', async ({ page }) => {
    await page.goto('/teammanager');
    await page.getByRole('link', { name: 'Masar home' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'teammanager@demo.com' }).click();
    await expect(page).toHaveURL('/teammanager');
  });
});

test('a long chip stands whole in the analyser of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await tryButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Try the analyser' });
  await panel.locator('input[type=file]').setInputFiles(longResume);
  const chips = panel.getByRole('listitem').filter({ hasText: 'Architect' });
  await expect(chips).toHaveCount(1);
  const [chip, whole] = [await chips.locator('span').boundingBox(), await panel.boundingBox()];
  expect((chip?.x ?? 0) + (chip?.width ?? 0)).toBeLessThan((whole?.x ?? 0) + (whole?.width ?? 0));
});

test('axe finds nothing on the landing page, nor in its menu and analyser', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await expect(tryButton(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, [390]);
  await page.keyboard.press('Escape');
  await tryButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
