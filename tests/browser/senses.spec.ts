import { expect, people, test } from './support/app';

test.use({ stored: people.hr });

const profile = '/hr/candidates?candidate=candidate-rachid-ouali';

test('with forced colours a button keeps its edge, a status its outline, a bar its parts and a chart its words', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(profile);
  await expect(page.getByRole('button', { name: 'Shortlist' })).toHaveCSS(
    'border-top-width',
    '1px',
  );
  await expect(page.getByText('Analyzed', { exact: true }).first()).toHaveCSS(
    'outline-style',
    'solid',
  );
  const score = page.getByRole('region', { name: 'AI score' });
  const fills = await score
    .getByRole('list', { name: 'Parts of the score' })
    .locator('a > span')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
  expect(fills).toEqual([
    'rgb(15, 118, 110)',
    'rgb(192, 122, 2)',
    'rgb(79, 91, 213)',
    'rgb(209, 73, 91)',
  ]);
  await page.goto('/hr');
  const drawing = page.getByRole('figure').first().locator('svg text').first();
  // The system's colour of text, on the system's ground.
  await expect(drawing).toHaveCSS('fill', 'rgb(0, 0, 0)');
});

test('with reduced motion nothing moves by itself, with a dialog and the menu open', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/hr', profile, '/hr/job-listings?dialog=add']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    if (path.includes('dialog')) await expect(page.getByRole('dialog')).toBeVisible();
    const moving = await page.locator('*').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        const lasts = `${transitionDuration},${animationDuration}`.split(',').map(parseFloat);
        return Math.max(...lasts) > 0.001 ? [element.localName] : [];
      }),
    );
    expect(moving, path).toEqual([]);
  }
});
