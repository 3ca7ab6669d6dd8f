import type { Page, Route } from '@playwright/test';
import { rejectedAfter, tryoutFlow, tryoutPanelFlow } from '../models/tryout.flow';
import { expect, test } from './support/app';
import { cutOff, gateOf } from './support/gate';
import { chosen, pdfResume } from './support/resumes';
import { walkInBrowser } from './support/walk';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Try the analyser' });
const tryButton = (page: Page) =>
  page.getByRole('button', { name: 'Try the analyser', includeHidden: true });
const cut = (route: Route) => route.abort();
const gates = new WeakMap<Page, Awaited<ReturnType<typeof gateOf>>>();
const settle = (how?: (route: Route) => Promise<void>) => async (page: Page) =>
  gates.get(page)?.(how);

/** Opens the landing page with whatever it loads from there held at a gate. */
async function openBehind(page: Page, url: string) {
  gates.set(page, await gateOf(page, url));
  await page.clock.install({ time: '2026-11-21T09:00:00Z' });
  await page.goto('/');
}

test.use({ provokes: cutOff });

test.describe('panel', () => {
  walkInBrowser(tryoutPanelFlow, {
    open: (page) => openBehind(page, '**/assets/AnalyserPanel-*.js'),
    look: async (page, stop) => {
      await expect(tryButton(page)).toHaveAttribute('aria-busy', String(stop === 'opening'));
      await expect(panel(page)).toHaveCount(stop === 'open' ? 1 : 0);
      await expect(page.getByRole('alert')).toHaveText(
        stop === 'unavailable'
          ? ['The analyser could not be loaded. Check the connection and try again.']
          : [],
      );
    },
    make: {
      open: (page) => tryButton(page).click(),
      close: async (page) => {
        await panel(page).getByRole('button', { name: 'Close' }).click();
        await expect(panel(page)).toHaveCount(0);
        // What is loaded stays loaded: only a fresh page loads the panel again.
        await page.reload();
      },
      'panel loads': settle(),
      'panel fails': settle(cut),
      'panel hangs': (page) => page.clock.runFor(20_000),
    },
    leftOut: /^$/,
  });
});

/** Lets the reader load, and tears the file on its way to it. */
async function tear(route: Route) {
  const tearing = `addEventListener('message', (event) => {
    if (event.data.file?.size < 9) return;
    event.stopImmediatePropagation();
    const file = new File([event.data.file.slice(0, 8)], event.data.file.name);
    dispatchEvent(new MessageEvent('message', { data: { ...event.data, file } }));
  });`;
  const response = await route.fetch();
  await route.fulfill({ response, body: tearing + (await response.text()) });
}

const openPanel = async (page: Page) => {
  await tryButton(page).click();
  await expect(panel(page)).toBeVisible();
};

const choose = (file: ReturnType<typeof chosen>) => (page: Page) =>
  panel(page).locator('input[type=file]').setInputFiles(file);

/** Drops files together: what a click chooses is one file only. */
const drop =
  (...files: ReturnType<typeof chosen>[]) =>
  async (page: Page) => {
    const dropped = await page.evaluateHandle(
      (all) => {
        const data = new DataTransfer();
        for (const { name, bytes } of all)
          data.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name));
        return data;
      },
      files.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') })),
    );
    const zone = panel(page).getByRole('button', { name: /^Drop a resume here/ });
    await zone.dispatchEvent('drop', { dataTransfer: dropped });
  };
const picture = chosen('me.png', new Uint8Array(3));

const refusals = {
  'refused: unreadable': 'The file is damaged and cannot be opened.',
  'refused: failed': 'Something went wrong while reading. Try the file again.',
  'refused: out of time': 'Reading took longer than a minute and was stopped.',
};

test.describe('analyser', () => {
  walkInBrowser(tryoutFlow, {
    open: async (page) => {
      await openBehind(page, '**/assets/resume.worker-*.js');
      await openPanel(page);
    },
    look: async (page, stop, trail) => {
      const inside = panel(page);
      await expect(inside.getByRole('list', { name: 'Files that cannot be used' })).toHaveText(
        rejectedAfter(trail).map(({ name, messages }) => `${name}: ${messages.join('; ')}`),
      );
      await expect(inside.locator('input[type=file]')).toHaveCount(stop === 'choosing' ? 1 : 0);
      await expect(inside.getByRole('progressbar', { name: 'Reading' })).toHaveCount(
        stop === 'reading' ? 1 : 0,
      );
      await expect(inside.getByText('Lydia Ait Ahmed').first()).toBeVisible({
        visible: stop === 'read',
      });
      for (const [refused, sentence] of Object.entries(refusals)) {
        await expect(inside.getByText(sentence)).toHaveCount(stop === refused ? 1 : 0);
      }
    },
    make: {
      choose: choose(pdfResume),
      'drop it with a picture': drop(picture, pdfResume),
      'drop a picture': drop(picture),
      another: async (page, stop) => {
        const name = stop === 'reading' ? 'Cancel' : 'Try another file';
        await panel(page).getByRole('button', { name }).click();
        await expect(panel(page).locator('input[type=file]')).toHaveCount(1);
        // What is loaded stays loaded: only a fresh page loads the reader again.
        await page.reload();
        await openPanel(page);
      },
      'is read': settle(),
      'is unreadable': settle(tear),
      'reader fails': settle(cut),
      'reader hangs': (page) => page.clock.runFor(60_000),
    },
    leftOut: /^$/,
  });
});
