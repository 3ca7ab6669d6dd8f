import { csv } from '@/intelligence/reports/csv';
import { fileJson } from '@/intelligence/reports/file-text';
import type { MachineCases, TestCase } from './cases';
import { inMarkdown, shown, spaced } from './words';

const share = ({ walked, all }: { walked: number; all: number }) =>
  `${walked} of ${all} (${all === 0 ? 100 : Math.floor((walked / all) * 100)}%)`;

/** A machine's coverage as one line, with the parts that no path covers. */
export const coverageLine = ({ machine, coverage, missing, cases }: MachineCases): string =>
  [
    `${machine}: states ${share(coverage.states)}, transitions ${share(coverage.transitions)}, ${cases.length} test ${cases.length === 1 ? 'case' : 'cases'}`,
    ...missing.map((part) => `  not walked: ${part}`),
  ].join('\n');

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const caseText = ({ number, title, given, steps }: TestCase): string =>
  [
    `### ${number}. ${inMarkdown(capital(title))}\n`,
    `- **Given** ${inMarkdown(given)}.`,
    ...steps.map(
      ({ when, expected }) =>
        `- **When** ${inMarkdown(when)},\n  **then** ${inMarkdown(expected)}.`,
    ),
  ].join('\n');

const markdown = (all: MachineCases[]): string =>
  `${all
    .map((machine) =>
      [
        `# ${capital(spaced(machine.machine))}`,
        coverageLine(machine),
        ...machine.cases.map(caseText),
      ].join('\n\n'),
    )
    .join('\n\n')}\n`;

const columns = ['Machine', 'Case', 'Title', 'Step', 'Given', 'When', 'Event', 'Payload', 'Then'];

const rowsOf = ({ machine, cases }: MachineCases) =>
  cases.flatMap(({ number, title, given, steps }) => {
    const begin = [machine, number, title];
    if (steps.length === 0) return [[...begin, 0, given, null, null, null, null]];
    return steps.map(({ when, event, expected }, index) => [
      ...begin,
      index + 1,
      index === 0 ? given : null,
      when,
      event.type,
      shown(event.payload),
      expected,
    ]);
  });

/** How test cases are printed, by the name of the format. */
export const formats: Record<'md' | 'json' | 'csv', (all: MachineCases[]) => string> = {
  md: markdown,
  json: (all) => fileJson(JSON.parse(shown(all))),
  csv: (all) => csv(columns, all.flatMap(rowsOf)),
};
