import { csv } from '@/intelligence/reports/csv';
import { fileJson, fileLine } from '@masar/resume/file-text';
import type { CaseStep, MachineCases, TestCase } from './cases';
import { beforeWords, consoleLine, inMarkdown, shown, spaced } from './words';

const counted = (count: number) => `${count} ${count === 1 ? 'case' : 'cases'}`;

/** A machine's coverage as one line, with the transitions that no case walks. */
export const coverageLine = ({
  machine,
  transitions: { walked, all },
  least,
  missing,
  cases,
}: MachineCases): string =>
  [
    `${machine}: ${counted(cases.length)} for ${walked} of ${all} transitions${least === null ? '' : `, at least ${least} needed`}`,
    ...missing.map((part) => `  not walked: ${part}`),
  ].join('\n');

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What is done in a step, with what is arranged first. */
const doings = ({ before, does }: CaseStep): string[] => [...before.map(beforeWords), does];

/** What is typed into the console for the steps of a case. */
const consoleLines = ({ before }: CaseStep): string[] =>
  before.flatMap((one) => (typeof one === 'string' ? [] : [consoleLine(one)]));

const caseText = (one: TestCase): string => {
  const lines = [...new Set(one.steps.flatMap(consoleLines))];
  return [
    `### ${inMarkdown(`${one.id}. ${one.title}`)}`,
    `Covers ${one.covers.map((part) => inMarkdown(part)).join('; ')}.`,
    ...(one.notByHand === null ? [] : [`Not by hand: ${inMarkdown(one.notByHand)}`]),
    [
      ...one.given.map((words) => `- ${inMarkdown(words)}`),
      ...(one.sees === '' ? [] : [`- ${inMarkdown(`Expect: ${one.sees}`)}`]),
    ].join('\n'),
    one.steps
      .map(
        (step, index) =>
          `${index + 1}. ${inMarkdown(doings(step).join(' '))}\n   Expect: ${inMarkdown(step.sees)}`,
      )
      .join('\n'),
    ...(lines.length === 0
      ? []
      : [`To tell the demo, in the console:\n\n\`\`\`js\n${lines.join('\n')}\n\`\`\``]),
  ].join('\n\n');
};

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

/** The columns that test managers import: those of a case stand in the row of its first step. */
const columns = [
  'ID',
  'Title',
  'Section',
  'Type',
  'Preconditions',
  'Step',
  'Action',
  'Data',
  'Expected Result',
  'References',
];

const rowsOf = ({ machine, cases }: MachineCases) =>
  cases.flatMap(({ id, title, covers, notByHand, given, sees, steps }) =>
    steps.map((step, index) => {
      const isFirst = index === 0;
      return [
        id,
        title,
        isFirst ? capital(spaced(machine)) : null,
        isFirst ? (notByHand === null ? 'Manual' : 'Automated') : null,
        isFirst ? [...given, ...(sees === '' ? [] : [`Expect: ${sees}`])].join('\n') : null,
        index + 1,
        doings(step).join(' '),
        consoleLines(step).join('\n') || null,
        step.sees,
        isFirst ? covers.join('\n') : null,
      ];
    }),
  );

const line = (keyword: string, words: string) => `    ${keyword} ${fileLine(words, Infinity)}`;

const scenario = ({ id, title, covers, notByHand, given, sees, steps }: TestCase): string => {
  return [
    ...covers.map((part) => `  # covers ${fileLine(part, Infinity)}`),
    `  ${notByHand === null ? '@manual' : '@automated'}`,
    `  Scenario: ${fileLine(`${id}. ${title}`, Infinity)}`,
    ...given.map((words, index) => line(index === 0 ? 'Given' : 'And', words)),
    ...(sees === '' ? [] : [line('Then', sees)]),
    ...steps.flatMap((step) => [
      ...doings(step).map((words, index) => line(index === 0 ? 'When' : 'And', words)),
      ...consoleLines(step).map((code) => `    # ${code}`),
      line('Then', step.sees),
    ]),
  ].join('\n');
};

const gherkin = (all: MachineCases[]): string =>
  `${all
    .map(({ machine, cases }) =>
      [`Feature: ${capital(spaced(machine))}`, ...cases.map(scenario)].join('\n\n'),
    )
    .join('\n\n')}\n`;

/** How test cases are printed, by the name of the format. */
export const formats: Record<'md' | 'csv' | 'gherkin' | 'json', (all: MachineCases[]) => string> = {
  md: markdown,
  csv: (all) => csv(columns, all.flatMap(rowsOf)),
  gherkin,
  json: (all) => fileJson(JSON.parse(shown(all))),
};
