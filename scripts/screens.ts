// npm run screens [-- WORDS…]: builds the demo and takes pictures of every screen, or of those whose address holds one of the words.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Role, roles } from '@/data/schemas/role';
import type { Page } from '@playwright/test';
import { build, withPage } from '../bench/browser';
import { guardedRoutes, openedScreens } from '../tests/browser/support/routes';

const folder = new URL('../screens/', import.meta.url);
const widths = [1440, 1024, 390];
const schemes = ['light', 'dark'] as const;
const words = process.argv.slice(2);

interface Screen {
  name: string;
  path: string;
  open?: (page: Page) => Promise<void>;
}

const press = (name: RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** What opens on a screen without an address. */
const pressed: Partial<Record<Role, Screen[]>> = {
  hr: [
    { name: '/hr finder', path: '/hr', open: (page) => page.keyboard.press('Control+k') },
    { name: '/hr shortcuts', path: '/hr', open: (page) => page.keyboard.press('?') },
    { name: '/hr bell', path: '/hr', open: press(/^Notifications/) },
    { name: '/hr display', path: '/hr', open: press(/^(Display|Open menu)$/) },
  ],
};

const screensOf = (who: Role | 'nobody'): Screen[] =>
  [...(who === 'nobody' ? [] : guardedRoutes[who]), ...openedScreens[who]]
    .map((path): Screen => ({ name: path, path }))
    .concat(who === 'nobody' ? [] : (pressed[who] ?? []))
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

const fileName = (who: string, name: string, width: number, scheme: string) =>
  `${who}${name.replaceAll(/[^\w-]+/g, '_')}-${width}-${scheme}.png`;

/** Opens a screen, and lets its charts be drawn, which wait until they are seen. */
async function show(page: Page, address: string, { path, open }: Screen): Promise<void> {
  await page.goto(address + path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const figure of await page.getByRole('figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure
      .locator('svg')
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => undefined);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await open?.(page);
  if (open !== undefined || path.includes('dialog=')) await page.waitForTimeout(500);
}

/** One picture, of the whole page where no dialog stands over it. */
async function take(page: Page, file: string): Promise<void> {
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  await page.screenshot({ path: new URL(file, folder).pathname, fullPage, animations: 'disabled' });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page with a row for each screen and its six pictures. */
const index = (rows: { who: string; name: string }[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>The screens of Masar</title>
<style>
  body { font: 14px system-ui; margin: 24px; background: #888; }
  div { display: flex; gap: 12px; align-items: start; overflow-x: auto; }
  img { width: auto; height: 420px; object-fit: cover; object-position: top; }
</style>
${rows
  .map(
    ({ who, name }) =>
      `<h2>${escaped(`${who}: ${name}`)}</h2><div>${widths
        .flatMap((width) => schemes.map((scheme) => fileName(who, name, width, scheme)))
        .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`)
        .join('')}</div>`,
  )
  .join('\n')}
</html>
`;

build();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const taken: { who: string; name: string }[] = [];
for (const who of [...roles, 'nobody'] as const) {
  const screens = screensOf(who);
  if (screens.length === 0) continue;
  await withPage(4198, who === 'nobody' ? null : who, async (page, address) => {
    for (const screen of screens) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await show(page, address, screen);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await take(page, fileName(who, screen.name, width, colorScheme));
        }
      }
      taken.push({ who, name: screen.name });
    }
  });
}
writeFileSync(new URL('index.html', folder), index(taken));
console.log(`${taken.length * 6} pictures of ${taken.length} screens: screens/index.html`);
