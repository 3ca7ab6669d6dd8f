import { expect, test } from 'vitest';
import { pdfOf, type PdfText } from '../../fixtures/documents/pdf';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';

const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

async function factsOf(...pages: PdfText[][]) {
  const outcome = await readResume(pdfOf(pages), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts;
}

/** Lines below each other; a heading is bold and in capitals. */
const column = (x: number, y: number, lines: readonly string[]): PdfText[] =>
  lines.flatMap((text, at) =>
    text === '' ? [] : [{ text, x, y: y + at * 14, bold: /^[A-Z]{4,}/u.test(text) }],
  );

const head: PdfText[] = [
  { text: 'Wrenna Oldacre', x: 200, y: 50, size: 24, bold: true },
  { text: 'wrenna@example.com', x: 200, y: 70 },
];
const skills = ['Icing', 'Baking', 'Ovens', 'Pastry', 'Sugar work', 'Hygiene', 'Plaiting'];
const bar = ['SKILLS', ...skills, '', 'HOBBIES', 'Skiing', 'Chess'];
const job = (title: string, from: number): string[] => [
  `${title}, ${from} - ${from + 2}`,
  'Baked the bread of the morning for the shops of the town',
  'and the cakes of weddings in the suburbs, on time',
];
const wide = (text: string) =>
  `${text} for the guests of the house and delivered them to all the hotels on the lake by boat`;
const jobs = ['EXPERIENCE', ...job('Pastry cook', 2020), ...job('Baker', 2017)];
const rest = ['Cook, 2014 - 2016', wide('Boiled soups'), wide('Fried eggs')];

const read = async (...pages: PdfText[][]) => {
  const facts = await factsOf(...pages);
  return [facts.experience.map(({ value }) => value.from), values(facts.skills)];
};

test('text as wide as a page goes on with the column beside a side bar that ended above it', async () => {
  expect(
    await read([
      ...head,
      ...column(440, 110, bar),
      ...column(40, 110, jobs),
      ...column(40, 300, rest),
    ]),
  ).toEqual([['2020-01', '2017-01', '2014-01'], skills]);
});

test('text as wide as a page goes on with the column beside the side bar of the page before', async () => {
  expect(
    await read([...head, ...column(40, 110, bar), ...column(200, 110, jobs)], column(40, 60, rest)),
  ).toEqual([['2020-01', '2017-01', '2014-01'], skills]);
});

test('text below two columns of one width goes on with the second', async () => {
  const facts = await factsOf([
    ...head,
    ...column(40, 110, ['EXPERIENCE', ...job('Pastry cook', 2020)]),
    ...column(340, 110, [
      'EDUCATION',
      'BA Baking, School of bakers at the lake, 2011 - 2014',
      'Cakes',
      '',
      'SKILLS',
      'Icing and decorating of cakes for weddings',
    ]),
    ...column(40, 210, [
      'Ovens, sheeters, mixers, proofers, slicers, kneading machines, scales, cutters, moulds and irons',
    ]),
  ]);
  expect(values(facts.skills)).toEqual([
    'Ovens',
    'sheeters',
    'mixers',
    'proofers',
    'slicers',
    'kneading machines',
    'scales',
    'cutters',
    'moulds',
    'irons',
  ]);
});

test('a column goes on right below its last line, past a long heading of a side bar', async () => {
  const facts = await factsOf([
    ...head,
    ...column(40, 110, ['SKILLS', 'Icing', 'Baking', 'Ovens', 'Pastry', 'Hygiene', 'Sugar work']),
    ...column(40, 231, ['LICENSES AND CERTIFICATIONS', 'Food safety level 3', 'First aid at work']),
    ...column(204, 110, [...jobs, ...job('Cook', 2014), ...job('Waiter', 2011)]),
  ]);
  expect([facts.experience.map(({ value }) => value.from), values(facts.certificates)]).toEqual([
    ['2020-01', '2017-01', '2014-01', '2011-01'],
    ['Food safety level 3', 'First aid at work'],
  ]);
});

test('dates in the margin right below a heading belong to it, and not to what stands above in the margin', async () => {
  const places = [
    ['2020 - 2022', 'Pastry cook'],
    ['2017 - 2019', 'Baker'],
  ] as const;
  const facts = await factsOf([
    { text: 'Wrenna', x: 40, y: 40, size: 14 },
    { text: 'Oldacre', x: 40, y: 64, size: 24, bold: true },
    ...column(150, 100, ['SKILLS', 'Icing', 'Baking', 'Ovens', '', 'EXPERIENCE', 'Mill Lane Ltd']),
    ...places.flatMap(([date, title], at): PdfText[] => [
      { text: date, x: 50, y: 198 + at * 44 },
      { text: title, x: 150, y: 198 + at * 44 },
      { text: '- Baked the bread of the morning', x: 150, y: 212 + at * 44 },
      { text: '- Baked the cakes of weddings', x: 150, y: 226 + at * 44 },
    ]),
  ]);
  expect([facts.experience.map(({ value }) => value.from), values(facts.skills)]).toEqual([
    ['2020-01', '2017-01'],
    ['Icing', 'Baking', 'Ovens'],
  ]);
});
