import type { Page } from '@playwright/test';
import { drawingFlow, failures } from '../models/drawing.flow';
import { expect, people, test } from './support/app';
import { hold, settle } from './support/faults';
import { pdfResume } from './support/resumes';
import { walkInBrowser } from './support/walk';

test.use({ stored: people.hr, viewport: { width: 1000, height: 500 } });

const card = (page: Page) => page.getByRole('region', { name: 'Resume as it looks' });
const end = (how: 'answered' | 'refused') => (page: Page) =>
  settle(page, 'candidates.fetchFile', how);

const says: Partial<Record<string, string>> = failures;

walkInBrowser(drawingFlow, {
  open: async (page) => {
    await hold(page, 'candidates.fetchFile');
    await page.clock.install({ time: '2026-11-21T09:00:00Z' });
    await page.goto('/hr/upload-resumes');
    await page.getByLabel('Resumes', { exact: true }).setInputFiles([pdfResume]);
    await page.getByRole('button', { name: 'Analyze with AI' }).click();
    await page.getByRole('link', { name: 'View Profile of Lydia Ait Ahmed' }).click();
    await expect(card(page)).toBeAttached();
  },
  look: async (page, stop) => {
    const waits = stop === 'unseen' || stop === 'drawing';
    await expect(card(page).getByText('Opening the file...')).toHaveCount(waits ? 1 : 0);
    await expect(card(page).getByRole('alert')).toHaveText(
      says[stop] === undefined ? [] : [`${says[stop]}Try again`],
    );
    await expect(card(page).locator('canvas')).toHaveCount(stop === 'drawn' ? 1 : 0);
  },
  make: {
    'come into sight': (page) => card(page).scrollIntoViewIfNeeded(),
    zoom: null,
    'leave sight': null,
    'is drawn': end('answered'),
    'is refused': end('refused'),
    'takes too long': (page) => page.clock.runFor(30_000),
    breaks: null,
    again: (page) => card(page).getByRole('button', { name: 'Try again' }).click(),
  },
  only: (event, snapshot) =>
    event === 'come into sight'
      ? snapshot.matches('unseen')
      : event !== 'is refused' || snapshot.matches({ seen: 'drawing' }),
  leftOut: /^(redrawing|broken|drawn) |^drawing \+ come into sight$/,
  because:
    'The walk is that of the file, which is opened once and stays. Its pages have the same machine.',
});
