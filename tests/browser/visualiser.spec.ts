import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { EventObject } from 'xstate';
import { shown } from '../../scripts/paths/words';
import { addressOf } from '../../visualiser/address';
import { unbornName } from '../../visualiser/variants';
import { asker, flowAsker } from '../../visualiser/words';
import { chartRunFlow } from '../models/chart-run.flow';
import { readRegistry } from '../models/registry';
import { type Model, type Subject, subjectsOf } from '../models/subjects';
import { fewCases } from '../models/support/few';
import { expectedAt, walk } from '../models/support/table';
import { expect, test } from './support/app';
import { expectAccessible } from './support/axe';
import { tabTo } from './support/keyboard';
import { walkInBrowser } from './support/walk';

const root = fileURLToPath(new URL('../../', import.meta.url));
const outDir = `${root}test-results/charts`;
const charts = pathToFileURL(`${outDir}/index.html`).href;

test.describe.configure({ mode: 'serial' });

let subjects: Subject[];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { machineFiles, modelFiles } = await readRegistry();
  subjects = subjectsOf(machineFiles, modelFiles);
  await build({
    root,
    configFile: `${root}vite.charts.config.ts`,
    logLevel: 'error',
    build: { outDir },
  });
});

const status = (page: Page) => page.getByRole('status');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens an address within the page, as a link to it does. */
const follow = (page: Page, address: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, address);

/** What a person presses in a case, and the record that the model's table expects after it. */
async function playedOf({ machine, models, name }: Subject) {
  return Promise.all(
    fewCases(machine, models).cases.map(async ({ model, path, isBirth }) => {
      const expected: unknown[] = [];
      if (isBirth) expected.push(bornAs(model, path.join()));
      else
        await walk<string, string>(tableOf(model).table, tableOf(model).start, path, {
          look: async (stop, trail) => {
            expected.push(valueAt(model, stop, trail));
          },
          make: async () => undefined,
        });
      const run = isBirth ? unbornName(model.name) : model.name;
      return {
        title: `${name}: ${path.join(', ')}`,
        address: addressOf({ chart: name, model: run, steps: [], at: 0 }),
        presses: path.map((step) => ({ step, who: whoMakes(model, step) })),
        expected: expected
          .slice(isBirth ? 0 : 1)
          .map((value) => JSON.parse(shown(value)) as unknown),
      };
    }),
  );
}

const tableOf = (model: Model) => (model.kind === 'flow' ? model.flow : model.life);
const bornAs = (model: Model, step: string): unknown =>
  model.kind === 'lifecycle' ? model.life.births?.events[step]?.[1] : undefined;

function valueAt(model: Model, stop: string, trail: readonly string[]): unknown {
  if (model.kind === 'lifecycle') return expectedAt(model.life.table, stop, trail);
  return expectedAt(model.flow.table, stop, trail).context;
}

function whoMakes(model: Model, step: string): string {
  if (model.kind === 'lifecycle')
    return asker((model.life.births?.events[step]?.[0] ?? model.life.events[step]) as EventObject);
  const event = model.flow.events[step];
  return event === undefined ? '' : flowAsker(event);
}

type Played = Awaited<ReturnType<typeof playedOf>>[number];

/** Plays a case in the page by its buttons. @returns the record after each press. */
const play = (page: Page, { address, presses }: Played): Promise<unknown[]> =>
  page.evaluate(
    async ([hash, all]) => {
      const until = async (isThere: () => boolean, what: string) => {
        for (let frames = 0; !isThere(); frames += 1) {
          if (frames > 500)
            throw new Error(`${what}: ${document.querySelector('main')?.innerText.slice(0, 600)}`);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      const says = (words: string) =>
        document.querySelector('output')?.textContent.startsWith(words) === true;
      const records: unknown[] = [];
      window.location.hash = '#/';
      await until(() => document.querySelector('select') === null, 'the overview');
      window.location.hash = hash;
      await until(() => says('Step 0 of 0'), hash);
      for (const [index, { step, who }] of all.entries()) {
        const select = document.querySelector('select');
        if (select !== null && select.value !== who) {
          select.value = who;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }
        const button = () =>
          document.querySelector<HTMLButtonElement>(`button[data-step=${CSS.escape(step)}]`);
        await until(() => button() !== null, step);
        button()?.click();
        await until(() => says(`Step ${index + 1} of ${index + 1}`), step);
        records.push(JSON.parse(document.querySelector('pre')?.textContent ?? ''));
      }
      return records;
    },
    [address, presses] as const,
  );

/** What of a drawing stands wrong: words over each other, over an arrow or outside of where they belong. */
const faultsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const svg = document.querySelector<SVGSVGElement>('section[aria-label=Chart] svg');
    if (svg === null) return ['There is no drawing.'];
    const inner = (a: DOMRect, b: DOMRect) =>
      a.left >= b.left - 0.5 &&
      a.right <= b.right + 0.5 &&
      a.top >= b.top - 0.5 &&
      a.bottom <= b.bottom + 0.5;
    const apart = (a: DOMRect, b: DOMRect) =>
      a.right <= b.left + 1 ||
      b.right <= a.left + 1 ||
      a.bottom <= b.top + 1 ||
      b.bottom <= a.top + 1;
    const frame = svg.getBoundingClientRect();
    const words = [...svg.querySelectorAll('text, tspan')]
      .filter((element) => element.childElementCount === 0 && element.textContent !== '')
      .map((element) => {
        const state = element
          .closest('[data-state]')
          ?.querySelector('rect')
          ?.getBoundingClientRect();
        return { text: element.textContent, box: element.getBoundingClientRect(), state };
      });
    const faults = words.flatMap(({ text, box, state }, index) => [
      ...(inner(box, state ?? frame) ? [] : [`‘${text}’ stands outside.`]),
      ...words
        .slice(index + 1)
        .filter((other) => !apart(box, other.box))
        .map((other) => `‘${text}’ stands over ‘${other.text}’.`),
    ]);
    for (const path of svg.querySelectorAll<SVGPathElement>('path')) {
      const place = path.getScreenCTM();
      for (let at = 0; at <= path.getTotalLength(); at += 4) {
        const { x, y } = path.getPointAtLength(at).matrixTransform(place ?? undefined);
        const over = words.find(
          ({ box }) =>
            x > box.left + 1 && x < box.right - 1 && y > box.top + 3 && y < box.bottom - 3,
        );
        if (over !== undefined) faults.push(`An arrow goes through ‘${over.text}’.`);
      }
    }
    return [...new Set(faults)];
  });

for (const width of [1440, 390]) {
  test(`every drawing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(charts);
    const faults: string[] = [];
    for (const { name } of subjects) {
      await follow(page, `#/${name}`);
      await expect(page.getByRole('table', { name: 'Transitions' })).toBeVisible();
      await expect(status(page)).toContainText('Step 0');
      faults.push(...(await faultsIn(page)).map((fault) => `${name}: ${fault}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(subjects.length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  });
}

test('every case is played by its buttons, and each record is the authority’s', async ({
  page,
}) => {
  test.slow();
  await page.goto(charts);
  let presses = 0;
  for (const subject of subjects) {
    for (const played of await playedOf(subject)) {
      const { title, expected } = played;
      presses += expected.length;
      expect({ title, records: await play(page, played) }).toEqual({ title, records: expected });
    }
  }
  expect(presses).toBeGreaterThan(200);
});

test('a behaviour is found, run, refused, sent and coloured by keyboard alone', async ({
  page,
}) => {
  await page.goto(charts);
  const press = async (role: 'button' | 'link' | 'checkbox', name: string) => {
    await tabTo(page, page.getByRole(role, { name, exact: true }).first());
    await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter');
  };
  await tabTo(page, page.getByLabel('Find a behaviour'));
  await page.keyboard.type('task.markDone');
  await expect(status(page)).toHaveText('1 behaviours');
  await expect(page.getByText('Found: task.markDone')).toBeVisible();
  await press('link', 'Task');
  await expect(page.getByRole('heading', { level: 1, name: 'Task' })).toBeVisible();
  await press('button', 'mark done by Nadia');
  await expect(page.getByRole('alert')).toHaveText(
    'mark done by Nadia is refused: Only an assignee can log hours or mark this done',
  );
  await tabTo(page, page.getByLabel('Who'));
  await page.keyboard.type('Karim');
  await press('button', 'mark done by Karim');
  await expect(status(page)).toHaveText('Step 1 of 1. It is in assigned.done.');
  await expect(page.getByRole('row', { name: 'status "active" "done"' })).toBeVisible();
  await press('button', 'Undo');
  await expect(status(page)).toHaveText('Step 0 of 1. It is in assigned.active.');
  await press('checkbox', 'Colour by what walks it');
  await expect(page.getByRole('list', { name: 'Transitions walked by' })).toContainText(
    'nothing: 0',
  );
  const frame = page.getByRole('region', { name: 'Chart', exact: true });
  const zoomed = () => frame.locator('svg').evaluate((svg) => svg.getAttribute('width'));
  const own = await zoomed();
  await tabTo(page, frame);
  await page.keyboard.press('+');
  await expect.poll(zoomed).not.toBe(own);
  await page.keyboard.press('0');
  await expect.poll(zoomed).toBe(own);

  const address = page.url();
  expect(address).toMatch(/#\/task\/taskModel\?step=mark\+done\+by\+Karim&at=0$/);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(status(page)).toHaveText('Step 0 of 1. It is in assigned.active.');
  await expectAccessible(page);
  await follow(page, '#/nowhere');
  await expect(page.getByRole('alert')).toHaveText('There is no chart called ‘nowhere’.');
  await expectAccessible(page, [1440]);
});

test('a drawing is zoomed by wheel and fingers, and moved with the mouse', async ({ page }) => {
  await page.goto(`${charts}#/login`);
  const frame = page.getByRole('region', { name: 'Chart', exact: true });
  await expect(frame).toBeVisible();
  const zoom = () =>
    frame
      .locator('svg')
      .evaluate(
        (svg: SVGSVGElement) => Number(svg.getAttribute('width')) / svg.viewBox.baseVal.width,
      );
  await expect.poll(zoom).toBe(1);
  await frame.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -150);
  await page.keyboard.up('Control');
  await expect.poll(zoom).toBeGreaterThan(1.5);
  const before = await frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  const { x = 0, y = 0 } = (await frame.boundingBox()) ?? {};
  await page.mouse.move(x + 300, y + 300);
  await page.mouse.down();
  await page.mouse.move(x + 260, y + 270);
  await page.mouse.up();
  await expect
    .poll(() => frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]))
    .toEqual(before.map((place, index) => place + (index === 0 ? 40 : 30)));
  const touches = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x + 300 - apart, y: y + 200 },
              { x: x + 300 + apart, y: y + 200 },
            ],
    });
  await fingers('touchStart', 100);
  await fingers('touchMove', 50);
  await fingers('touchEnd', 0);
  await expect.poll(zoom).toBeLessThan(1);
});

test.describe('a run', () => {
  walkInBrowser(chartRunFlow, {
    open: async (page) => {
      await page.clock.install();
      await page.goto(charts);
    },
    look: async (page, stop) => {
      if (stop === 'choosing') {
        await expect(page.getByRole('heading', { level: 1, name: 'Charts' })).toBeVisible();
        return;
      }
      if (/^(opened|pressed)/.test(stop)) return;
      const isAfter = /after|played/.test(stop);
      await expect(status(page)).toContainText(
        isAfter ? 'Step 1 of 1. It is in removed.' : 'Step 0 of 1. It is in assigned.active.',
      );
      await expect(button(page, /play/.test(stop) ? 'Pause' : 'Play')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(stop.startsWith('two') && isAfter ? 1 : 0);
    },
    make: {
      open: (page) => follow(page, '#/task/taskModel?step=delete+by+Nadia&at=0'),
      'open nothing': (page) => page.getByRole('link', { name: 'All charts' }).click(),
      press: (page) => button(page, 'delete by Nadia').click(),
      back: (page) => button(page, 'Undo').click(),
      forward: (page) => button(page, 'Redo').click(),
      'start over': (page) => button(page, 'Start over').click(),
      play: (page) => button(page, 'Play').click(),
      pause: (page) => button(page, 'Pause').click(),
      walked: (page) => expect(status(page)).toContainText('of 1.'),
      fails: null,
      'takes too long': null,
      'a moment passes': (page) => page.clock.runFor(900),
    },
    // The address of a run that begins to play is its own.
    only: (event, { value }) => event !== 'open' || value !== 'playing',
    leftOut: /^(opened|pressed).* \+ open|play.* \+ open$/,
    because:
      'A chart that exists never fails, and what is walked at once leaves no time for another address.',
  });
});
