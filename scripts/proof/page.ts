import { dayText } from '@/machines/date-text';
import type { Subject } from '../../tests/models/subjects';
import { partsOf } from '../../tests/models/support/coverage';
import type { Behaviour } from '../charts/behaviours';
import { transitionWords } from '../paths/cases';
import { spaced } from '../paths/words';
import type { Ends, Evidence, MachineEvidence } from './evidence';

/** The commit that the tests ran on, and when. */
export interface Run {
  commit: string;
  subject: string;
  /** Whether files differed from the commit. */
  isChanged: boolean;
  /** An ISO date and time in UTC. */
  begun: string;
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const style = `
:root { color-scheme: light dark; --line: #8b8f8a66; --good: #17693f; --bad: #b3261e; background: #fff; color: #1d211d; }
@media (prefers-color-scheme: dark) { :root { --good: #63c794; --bad: #ff9b92; background: #161916; color: #e4e7e2; } a { color: #9cc7ff; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2.5rem; } h3 { margin-bottom: 0.25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: 0.35rem 0.6rem; text-align: start; vertical-align: top; }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; }
summary { cursor: pointer; }`;

const row = (cells: string[], tag: 'td' | 'th' = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const table = (columns: string[], rows: string[][]) =>
  `<div class="scroll" tabindex="0"><table><thead>${row(columns, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('\n')}</tbody></table></div>`;

const share = (walked: number, all: number) =>
  `<span class="${walked === all ? 'good' : 'bad'}">${walked} of ${all}</span>`;
const ends = (name: string, of: Ends | null) =>
  of === null
    ? `<li class="bad">${name}: not run</li>`
    : `<li>${name}: ${of.passed} passed, <span class="${of.failed === 0 ? 'good' : 'bad'}">${of.failed} failed</span>, ${of.skipped} skipped</li>`;

/** The figures of a machine: what there is, and what of it was walked. */
function figuresOf({ machine }: Subject, evidence: MachineEvidence | undefined) {
  const { states, transitions } = partsOf(machine);
  return {
    states: {
      all: states.length,
      walked: states.filter((one) => evidence?.states.has(one)).length,
    },
    transitions: {
      all: transitions.length,
      walked: transitions.filter((one) => evidence?.transitions.has(one)).length,
      browser: transitions.filter((one) => evidence?.browser.has(one)).length,
    },
    refused: [...(evidence?.refused ?? [])].reduce((sum, [, count]) => sum + count, 0),
    planted: evidence?.planted ?? 0,
    found: evidence?.found ?? 0,
  };
}

const stateName = (machine: string, id: string) => id.slice(machine.length + 1);
const isWalked = (is: boolean) =>
  is ? '<span class="good">walked</span>' : '<span class="bad">not walked</span>';
const specName = (file: string) => file.replace(/^.*\//, '').replace('.spec.ts', '');

function machineText(subject: Subject, evidence: MachineEvidence | undefined): string {
  const { name, machine, models } = subject;
  const parts = partsOf(machine);
  const words = transitionWords(machine);
  const figures = figuresOf(subject, evidence);
  const refused = [...(evidence?.refused ?? [])].map(([told, count]) => {
    const [, code = '', sentence = told] = /^([\w.]+): (.*)$/.exec(told) ?? [];
    return [escaped(sentence), code === '' ? '' : `<code>${escaped(code)}</code>`, String(count)];
  });
  return [
    `<h3 id="${escaped(name)}">${escaped(capital(spaced(name)))}</h3>`,
    `<p>${models.length === 1 ? 'One model' : `${models.length} models`}, ${evidence?.paths ?? 0} paths walked. Planted faults: ${
      figures.planted === 0
        ? 'none were planted in this run'
        : `${figures.found} of ${figures.planted} found${figures.found === figures.planted ? '' : '; the others change nothing that can be seen, and <code>tests/mutants/charts.test.ts</code> says why'}`
    }.</p>`,
    `<details><summary>${share(figures.states.walked, figures.states.all)} states, ${share(figures.transitions.walked, figures.transitions.all)} transitions, ${figures.transitions.browser} of them in a browser, ${figures.refused} refusals</summary>`,
    table(
      ['State', 'Model tests'],
      parts.states.map((id) => [
        escaped(stateName(machine.id, id)),
        isWalked(evidence?.states.has(id) === true),
      ]),
    ),
    table(
      ['Transition', 'Model tests', 'In a browser'],
      parts.transitions.map((one) => [
        escaped(words.get(one) ?? one),
        isWalked(evidence?.transitions.has(one) === true),
        escaped([...(evidence?.browser.get(one) ?? [])].map(specName).join(', ')) || '—',
      ]),
    ),
    ...(refused.length === 0 ? [] : [table(['Refused', 'By', 'Times'], refused)]),
    '</details>',
  ].join('\n');
}

/**
 * The page that shows what a run of the tests walked, as HTML that stands alone.
 * @param sections the behaviours under their headings.
 */
export function proofPage(
  run: Run,
  subjects: readonly Subject[],
  sections: Record<string, readonly Behaviour[]>,
  { tests, browserTests, machines }: Evidence,
): string {
  const evidenceFor = ({ machine }: Subject) => machines.get(machine.id);
  const all = subjects.map((subject) => figuresOf(subject, evidenceFor(subject)));
  const sum = (of: (figures: (typeof all)[number]) => number) =>
    all.reduce((total, figures) => total + of(figures), 0);
  const behaviourRow = (behaviour: Behaviour): string[][] =>
    'without' in behaviour
      ? [[escaped(behaviour.behaviour), `no chart: ${escaped(behaviour.without)}`, '', '', '']]
      : Object.keys(behaviour.machines).map((name, index) => {
          const subject = subjects.find((one) => one.name === name);
          if (subject === undefined) throw new Error(`No machine ${name}`);
          const { states, transitions } = figuresOf(subject, evidenceFor(subject));
          return [
            index === 0 ? escaped(behaviour.behaviour) : '',
            `<a href="#${escaped(name)}">${escaped(spaced(name))}</a>`,
            share(states.walked, states.all),
            share(transitions.walked, transitions.all),
            `${transitions.browser} of ${transitions.all}`,
          ];
        });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What the tests of Masar walked</title>
<style>${style}</style>
<main>
<h1>What the tests of Masar walked</h1>
<p>Commit <code>${escaped(run.commit.slice(0, 12))}</code>, “${escaped(run.subject)}”${
    run.isChanged ? ', <span class="bad">with changes that are in no commit</span>' : ''
  }. The run began on ${dayText(run.begun.slice(0, 10))} at ${escaped(run.begun.slice(11, 16))} UTC. Only what a test walked that passed is counted.</p>
<ul>
${ends('Unit and model tests', tests)}
${ends('Browser tests', browserTests)}
<li>States walked: ${share(
    sum(({ states }) => states.walked),
    sum(({ states }) => states.all),
  )}</li>
<li>Transitions walked: ${share(
    sum(({ transitions }) => transitions.walked),
    sum(({ transitions }) => transitions.all),
  )}, of which ${sum(({ transitions }) => transitions.browser)} in a browser as well</li>
<li>Refusals seen: ${sum(({ refused }) => refused)}</li>
<li>Faults planted in charts: ${sum(({ planted }) => planted)}, of which ${sum(({ found }) => found)} found</li>
</ul>
${Object.entries(sections)
  .map(
    ([title, behaviours]) =>
      `<h2>${escaped(title)}</h2>\n${table(['Behaviour', 'Chart', 'States', 'Transitions', 'In a browser'], behaviours.flatMap(behaviourRow))}`,
  )
  .join('\n')}
<h2>Each chart</h2>
${subjects
  .toSorted((a, b) => a.name.localeCompare(b.name))
  .map((subject) => machineText(subject, evidenceFor(subject)))
  .join('\n')}
</main>
</html>
`;
}
