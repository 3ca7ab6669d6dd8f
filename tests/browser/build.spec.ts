import { roles } from '@/data/schemas/role';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { budgets, firstVisit, totalOf } from '../../bench/bundle';
import { expect, people, test } from './support/app';
import { homes } from './support/routes';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

test.use({ provokes: /Failed to load resource|A part of the app could not be loaded/ });

for (const { path, js, css, last } of budgets) {
  test.describe(path, () => {
    test.use({ stored: path.startsWith('/hr') ? people.hr : null });

    test('keeps its first visit within its budget', async ({ page }) => {
      const asked = await firstVisit(page, path, last, dist);
      expect(totalOf(asked, '.js')).toBeGreaterThan(0);
      expect(totalOf(asked, '.js')).toBeLessThanOrEqual(js);
      expect(totalOf(asked, '.css')).toBeGreaterThan(0);
      expect(totalOf(asked, '.css')).toBeLessThanOrEqual(css);
    });
  });
}

/** Notes what asks the browser for the rules of a language. */
function watchLanguageRules() {
  const asked: string[] = [];
  Object.assign(globalThis, { asked });
  const watch = (holder: object, name: string) => {
    const original: unknown = Reflect.get(holder, name);
    if (typeof original !== 'function') return;
    Reflect.set(
      holder,
      name,
      new Proxy(original, {
        construct: (target, values) => {
          asked.push(name);
          return Reflect.construct(target, values) as object;
        },
        apply: (target, self, values): unknown => {
          asked.push(name);
          return Reflect.apply(target, self, values);
        },
      }),
    );
  };
  for (const name of Object.getOwnPropertyNames(Intl)) watch(Intl, name);
  watch(String.prototype, 'localeCompare');
  for (const holder of [Number.prototype, Date.prototype])
    for (const name of Object.getOwnPropertyNames(holder))
      if (name.startsWith('toLocale')) watch(holder, name);
}

const preload = /<link rel="modulepreload"[^>]* href="([^"]+)" \/>/g;

for (const role of roles) {
  test.describe(`the home of ${role}`, () => {
    test.use({ stored: people[role] });

    test('comes with the names of code that it needs anyway', async ({ page }) => {
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).pathname));
      const preloaded: string[] = [];
      await page.route(homes[role], async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        preloaded.push(...[...html.matchAll(preload)].map(([, file]) => file ?? ''));
        await route.fulfill({ response, body: html.replaceAll(preload, '') });
      });
      await page.goto(homes[role]);
      await expect(page.locator('main h1')).toBeVisible();
      expect(preloaded.filter((file) => /\/(world|signed-in)-/.test(file))).toHaveLength(2);
      expect(preloaded.filter((file) => !asked.has(file))).toEqual([]);
    });

    // The first use of them costs a page that has just opened 15 to 30 ms.
    test('needs no rules of a language until it stands', async ({ page }) => {
      await page.addInitScript(watchLanguageRules);
      await page.goto(homes[role]);
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(globalThis, 'asked') as string[])).toEqual([]);
    });
  });
}

test('begins what nearly every first visit runs with the hint to compile it on arrival', () => {
  const begun = readdirSync(join(dist, 'assets')).flatMap((file) => {
    const [first] = readFileSync(join(dist, 'assets', file), 'utf8').split('\n', 1);
    const [name] = file.split(/-[\w-]{8}\.js$/);
    return file.endsWith('.js') && first === '//# allFunctionsCalledOnLoad' ? [name] : [];
  });
  expect(new Set(begun)).toEqual(
    new Set(['core', 'figures', 'frame', 'sample', 'signed-in', 'world']),
  );
});

test('names the libraries, fonts and data that it ships, those of its worker included', () => {
  const notices = readFileSync(join(dist, 'NOTICES.txt'), 'utf8');
  const names = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+, /gm)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'jspdf',
      'dejavu-fonts-ttf',
      'unpdf',
      'saxes',
      'tesseract.js',
      'tesseract.js-core',
      '@tesseract.js-data/ara',
    ]),
  );
  expect(notices).toContain(
    'This service uses the ESCO classification of the European Commission.',
  );
  // What jsPDF would load to draw HTML and SVG stays out.
  expect(names.filter((name) => /^(html2canvas|canvg|dompurify)$/.test(name ?? ''))).toEqual([]);
});

test('writes the letters of the worker’s patterns as ranges', () => {
  const assets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  const withProperties = assets.filter((file) =>
    readFileSync(join(dist, 'assets', file), 'utf8').includes(String.raw`(?<!\p{L})`),
  );
  expect(assets.some((file) => file.startsWith('resume.worker-'))).toBe(true);
  expect(withProperties.filter((file) => file.startsWith('resume.worker-'))).toEqual([]);
});
