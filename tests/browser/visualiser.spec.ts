import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { chartRunFlow } from '../models/chart-run.flow';
import { readRegistry } from '../models/registry';
import { type Subject, subjectsOf } from '../models/subjects';
import { expect, test } from './support/app';
import { expectAccessible } from './support/axe';
import { tabTo } from './support/keyboard';
import { faultsIn, play, playedOf } from './support/visualiser';
import { walkInBrowser } from './support/walk';

const root = fileURLToPath(new URL('../../', import.meta.url));
const outDir = `${root}test-results/charts`;
const charts = pathToFileURL(`${outDir}/index.html`).href;

// One worker, so that the page is built once.
test.describe.configure({ mode: 'default' });

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

test('no words of a drawing stand over others, over an arrow or outside', async ({ page }) => {
  const names = subjects.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('about:blank');
    await page.goto(charts);
    await expect(status(page)).toBeVisible();
    expect({ width, faults: await faultsIn(page, names) }).toEqual({ width, faults: [] });
  }
});

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
