import { expect, test } from 'vitest';
import { type Evidence, evidenceOf } from '../../../scripts/proof/evidence';
import { proofPage } from '../../../scripts/proof/page';
import { readRegistry } from '../../models/registry';
import { subjectsOf } from '../../models/subjects';
import type { WalkedByModel } from '../../models/support/noted';

const opening = 'tryoutPanel.closed: panel.open → tryoutPanel.opening';
const closing = 'tryoutPanel.open: panel.close → tryoutPanel.closed';
const walked = (changes: Partial<WalkedByModel> = {}): WalkedByModel => ({
  machine: 'tryoutPanel',
  states: ['tryoutPanel.closed', 'tryoutPanel.opening'],
  transitions: [opening],
  paths: 3,
  refused: { 'door.byHost: Only <the host> opens.': 2 },
  ...changes,
});
const vitest = (...assertions: object[]) =>
  JSON.stringify({
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 4,
    testResults: [{ assertionResults: assertions }],
  });
const spec = (ok: boolean, ...transitions: string[]) => ({
  file: 'support/walk.ts',
  ok,
  tests: [
    {
      annotations: [
        { type: 'slow' },
        { type: 'walked', description: JSON.stringify({ machine: 'tryoutPanel', transitions }) },
      ],
    },
  ],
});
const playwright = (...specs: object[]) =>
  JSON.stringify({
    suites: [{ title: 'tryout-paths.spec.ts', suites: [{ specs }] }],
    stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 0 },
  });

const passed = { status: 'passed', meta: { walked: walked() } };

test('only what passed is evidence, and what was walked twice counts together', () => {
  const evidence = evidenceOf(
    vitest(
      passed,
      { status: 'passed', meta: { walked: walked({ transitions: [closing], paths: 1 }) } },
      { status: 'passed', meta: { planted: { machine: 'tryoutPanel', planted: 9, found: 8 } } },
      { status: 'failed', meta: { walked: walked({ states: ['tryoutPanel.open'], paths: 50 }) } },
      { status: 'passed' },
    ),
    playwright(spec(true, opening), spec(false, closing)),
  );
  expect(evidence).toEqual({
    tests: { passed: 2, failed: 1, skipped: 4 },
    browserTests: { passed: 6, failed: 1, skipped: 0 },
    machines: new Map([
      [
        'tryoutPanel',
        {
          states: new Set(['tryoutPanel.closed', 'tryoutPanel.opening']),
          transitions: new Set([opening, closing]),
          paths: 4,
          refused: new Map([['door.byHost: Only <the host> opens.', 4]]),
          planted: 9,
          found: 8,
          browser: new Map([[opening, new Set(['tryout-paths.spec.ts'])]]),
        },
      ],
    ]),
  } satisfies Evidence);
});

const { machineFiles, modelFiles } = await readRegistry();
const panels = subjectsOf(machineFiles, modelFiles).filter(({ name }) => name === 'tryout-panel');
const run = {
  commit: '0123456789abcdef',
  subject: 'Open <the> panel',
  isChanged: false,
  begun: '2026-09-21T20:05:00.000Z',
};
const sections = {
  Landing: [
    { behaviour: 'Try the analyser', machines: { 'tryout-panel': [] } },
    { behaviour: 'Payment status', without: 'display only' },
  ],
};
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, cells = '']) =>
    [...cells.matchAll(/<t[dh]>(.*?)<\/t[dh]>/g)].map(([, cell = '']) =>
      cell.replaceAll(/<[^>]*>/g, ''),
    ),
  );

test('the page says what was walked, what not, and by what', () => {
  const html = proofPage(
    run,
    panels,
    sections,
    evidenceOf(vitest(passed), playwright(spec(true, opening))),
  );
  expect(rowsOf(html)).toEqual([
    ['Behaviour', 'Chart', 'States', 'Transitions', 'In a browser'],
    ['Try the analyser', 'tryout panel', '2 of 4', '1 of 6', '1 of 6'],
    ['Payment status', 'no chart: display only', '', '', ''],
    ['State', 'Model tests'],
    ['closed', 'walked'],
    ['opening', 'walked'],
    ['unavailable', 'not walked'],
    ['open', 'not walked'],
    ['Transition', 'Model tests', 'In a browser'],
    ['closed: panel.open, to opening', 'walked', 'tryout-paths'],
    ['opening: loadPanel succeeds, to open', 'not walked', '—'],
    ['opening: loadPanel fails, to unavailable', 'not walked', '—'],
    ['opening: after 20 s, to unavailable', 'not walked', '—'],
    ['unavailable: panel.open, to opening', 'not walked', '—'],
    ['open: panel.close, to closed', 'not walked', '—'],
    ['Refused', 'By', 'Times'],
    ['Only &#60;the host&#62; opens.', 'door.byHost', '2'],
  ]);
  expect(html).toContain(
    'Commit <code>0123456789ab</code>, “Open &#60;the&#62; panel”. The run began on 21 Sep 2026 at 20:05 UTC.',
  );
});

test('a kind of test that did not run is said to be missing', () => {
  const html = proofPage({ ...run, isChanged: true }, panels, sections, evidenceOf(null, null));
  expect(html).toContain('Unit and model tests: not run');
  expect(html).toContain('Browser tests: not run');
  expect(html).toContain('with changes that are in no commit');
  expect(html).toContain('none were planted in this run');
});
