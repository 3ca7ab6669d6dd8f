import type { Page } from '@playwright/test';
import { resumeAnalysisFlow } from '../models/resume-analysis.flow';
import { tick } from './support/tick';
import { expect, people, test } from './support/app';
import { holdFromNow, refusedByDemo, settle, settleIfHeld } from './support/faults';
import { chosen, pdfResume } from './support/resumes';
import { walkInBrowser } from './support/walk';

/** What a run asks of the world: the analysis, and at its end, among others, who may be whom. */
const calls = {
  files: 'candidates.analyse',
  candidates: 'candidates.reanalyse',
  twins: 'candidates.twins',
} as const;
const amina = { ...pdfResume, name: 'amina.pdf' };
const names = { files: amina.name, candidates: 'Yanis Meziane' };

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const progress = (page: Page) => region(page, 'Analysis in progress');
const summary = (page: Page) => region(page, 'Analysis summary');

/** The parts of a stop's name: what a run has come to, of what, how far, and what is still selected. */
function partsOf(stop: string) {
  const [ending, rest = ''] = stop.split(/(?<=^analysing)|, (?=files|candidates)/);
  const [, run, stage] = /(files|candidates): (\w+)/.exec(rest) ?? [];
  return { ending, run: run as 'files' | 'candidates' | undefined, stage };
}

test.use({ stored: people.hr });

walkInBrowser(resumeAnalysisFlow, {
  open: async (page) => {
    await page.goto('/hr/upload-resumes?title=Frontend+Developer');
    await tick(page.getByRole('checkbox', { name: `Select ${names.candidates}` }));
    await holdFromNow(page, ...Object.values(calls));
  },
  look: async (page, stop) => {
    const { ending = '', run, stage } = partsOf(stop);
    const isBusy = ending === 'analysing';
    const held = stop === 'chosen' || stop.endsWith('holding amina.pdf');
    await expect(region(page, 'Selected files')).toHaveCount(held && !isBusy ? 1 : 0);
    await expect(page.getByText('File type must be PDF, DOC or DOCX')).toHaveCount(
      stop.startsWith('chosen') ? 1 : 0,
    );
    await expect(progress(page)).toHaveCount(isBusy ? 1 : 0);
    await expect(summary(page)).toHaveCount(run === undefined || isBusy ? 0 : 1);
    if (run === undefined) return;
    const done = stage === 'analysed' ? 1 : 0;
    if (isBusy) {
      await expect(progress(page)).toContainText(`${done} of 1 analyzed`);
      await expect(progress(page).getByRole('listitem')).toContainText(names[run]);
      return;
    }
    const says = `${done} of 1 read and analyzed.`;
    const ends = {
      finished: says,
      cancelled: `${says} Cancelled with ${1 - done} left; what was done is kept.`,
      failed: says,
    };
    await expect(summary(page).getByRole('status')).toHaveText(ends[ending as keyof typeof ends]);
    await expect(summary(page).getByRole('alert')).toHaveText(
      ending === 'failed' ? [`The analysis stopped: ${refusedByDemo}`] : [],
    );
  },
  make: {
    choose: (page) =>
      page
        .getByLabel('Resumes', { exact: true })
        .setInputFiles([amina, chosen('notes.txt', new TextEncoder().encode('Notes'))]),
    remove: (page) => page.getByRole('button', { name: `Remove ${amina.name}` }).click(),
    start: (page) => page.getByRole('button', { name: 'Analyze with AI' }).click(),
    restart: (page) => page.getByRole('link', { name: 'Re-analyze' }).click(),
    'restart for nothing': null,
    'restart with nobody': null,
    recognise: null,
    'recognise nothing': null,
    'it is being recognised': null,
    'it is being read': null,
    'it is analysed': async (page, stop) => {
      await settle(page, calls[partsOf(stop).run ?? 'files'], 'answered');
      await expect(progress(page)).toContainText('1 of 1 analyzed');
    },
    'it holds nothing': null,
    'it is refused': null,
    'the run completes': (page) => endRun(page),
    'the run tells a failure': async (page, stop) => {
      await settle(page, calls[partsOf(stop).run ?? 'files'], 'refused');
      await endRun(page);
    },
    'the run breaks': null,
    'the run stands still': null,
    cancel: (page) => progress(page).getByRole('button', { name: 'Cancel' }).click(),
    dismiss: (page) => summary(page).getByRole('button', { name: 'Dismiss' }).click(),
  },
  only: (event, { context: { files, items } }) => {
    const isAnalysed = items[0]?.stage === 'analysed';
    if (event === 'remove') return files.length > 0;
    if (event === 'the run completes') return isAnalysed;
    return !isAnalysed || (event !== 'it is analysed' && event !== 'the run tells a failure');
  },
  leftOut:
    /scans: |: (reading|recognising|empty|refused), holding|failed, \w+: analysed|finished, \w+: waiting|waiting.* \+ the run completes|analysed.* \+ (it is analysed|the run tells a failure)|(fresh|nothing|removed) \+ remove/,
  because:
    'A resume is read in a moment, and whether it can be is in the file: tests/browser/resumes.spec.ts holds one at its reading and has one of every refusal and one that holds nothing; tests/browser/scans.spec.ts recognises one. The world tells every failure, fails before it reads, completes what it has read, and never stands still. What is not selected has no button.',
});

/** Lets the screen be read anew, which ends a run; that is asked for only after the run itself. */
async function endRun(page: Page) {
  await expect(async () => {
    await settleIfHeld(page, calls.twins, 'answered');
    await expect(summary(page)).toBeVisible({ timeout: 200 });
  }).toPass();
}
