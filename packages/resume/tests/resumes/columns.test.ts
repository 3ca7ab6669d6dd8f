import { describe, expect, test } from 'vitest';
import { pdfOf, type PdfText } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readDocument } from '../../src/documents/read';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { labelsBesideContent } from '../../src/understanding/page/columns';
import { understand } from '../../src/understanding/facts';
import { layoutOf } from '../../src/understanding/text/layout';
import { linesOf } from '../documents/support';

const read = (text: string) => understand(documentOf(text), { asOf: '2026-11' }).facts;
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

async function factsOf(...pages: PdfText[][]) {
  const outcome = await readResume(pdfOf(pages), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts;
}

const head: PdfText[] = [
  { text: 'Wrenna Oldacre', x: 40, y: 50, size: 24, bold: true },
  { text: 'wrenna@example.com', x: 40, y: 70 },
];

/** Lines below each other; a heading is bold and in capitals. */
const column = (x: number, y: number, lines: readonly string[]): PdfText[] =>
  lines.flatMap((text, at) =>
    text === '' ? [] : [{ text, x, y: y + at * 12, bold: /^[A-Z]{4,}/u.test(text) }],
  );

const texts = (side: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `${side} ${from + at} of the narrow columns`);

/** A heading with an accent drawn over it. */
const margin = (y: number, text: string): PdfText[] => [
  { text, x: 40, y, bold: true },
  { text: '´', x: 40, y: y - 3, bold: true },
];

describe('columns that hardly stand apart', () => {
  const jobs = Array.from({ length: 4 }, (_, at) => [
    `Pastry cook, Bakery of Oldmill, ${2014 + 2 * at} - ${2016 + 2 * at}`,
    'Baked the bread of the morning for shops',
    'and the cakes of weddings in the suburbs',
  ]);
  const skills = ['Baking', 'Icing', 'Chocolate', 'Ovens', 'Pastry', 'Hygiene', 'Sugar work'];
  const studies = ['EDUCATION', 'School of bakers', 'BA Baking', '2010 - 2013'];

  test('are told by their length, and by the lines that are set out to their edge', async () => {
    const facts = await factsOf([
      ...head,
      ...column(40, 110, ['EXPERIENCE', ...jobs.flat()]),
      ...column(238, 110, ['SKILLS', ...skills, ...studies]),
    ]);
    expect([values(facts.skills), facts.experience.length]).toEqual([skills, 4]);
  });

  test('go on beside a line that stands alone in one of them', async () => {
    const left = ['Stands alone on its row', '', 'And goes on below it, to the edge', 'of this'];
    const lines = await linesOf(
      pdfOf([
        [
          ...column(40, 110, [...texts('Left', 0, 9)]),
          ...column(40, 234, [...left, 'column']),
          ...column(194, 110, texts('Right', 0, 10)),
          ...column(194, 258, texts('Right', 10, 13)),
        ],
      ]),
      'resume.pdf',
    );
    expect(lines).toEqual([
      ...[...texts('Left', 0, 9), ...left.filter(Boolean), 'column'].map((text) => `1.0 ${text}`),
      ...texts('Right', 0, 13).map((text) => `1.1 ${text}`),
    ]);
  });
});

test('the last lines of a side bar are no dates of jobs, though they end in years', async () => {
  const { experience, certificates } = await factsOf([
    ...head,
    ...column(40, 110, [
      'EXPERIENCE',
      'Baker, Oven Ltd',
      '2019 - 2021',
      'Baked bread',
      'and cakes',
    ]),
    ...column(40, 182, ['CLERK, BELL LTD', '2015 - 2018', 'Kept the books of the whole firm']),
    ...column(40, 230, ['EDUCATION', 'BA Baking', '2010 - 2013', 'Hill University']),
    ...column(400, 110, [
      'SKILLS',
      'Excel',
      'Sage',
      'Odoo',
      '',
      'CERTIFICATES',
      'PMP 2020',
      'AWS 2021',
    ]),
  ]);
  expect([experience.length, values(certificates)]).toEqual([2, ['PMP', 'AWS']]);
});

test('headings in the margin go on for lines, and accents that are drawn over them are none', async () => {
  const facts = await factsOf([
    ...head,
    ...margin(110, 'COMPETENCES'),
    ...column(140, 122, ['TECHNICAL SKILLS', 'Excel', 'Sage']),
    ...margin(170, 'ODDITIES &'),
    ...column(40, 182, ['WHIM-', 'SIES']),
    ...column(140, 206, ['Prix de la ville', 'Bourse du port', 'Tournoi de go', 'Course à pied']),
    ...margin(260, 'EDUCATION'),
    ...column(140, 272, ['Licence de gestion, 2010 - 2013', 'Faculté d’Oldmill', 'Mention bien']),
    ...margin(320, 'EXPERIENCES'),
    ...column(40, 332, ['PROFESSION-', 'NELLES']),
    ...column(140, 356, ['Comptable, Acme, 2014 - 2020', 'Tenue des livres', 'Paie et bilans']),
  ]);
  expect([values(facts.skills), values(facts.education), facts.experience.length]).toEqual([
    ['Excel', 'Sage'],
    ['Bachelor'],
    1,
  ]);
});

describe('headings that stand beside each other', () => {
  test('head the columns below them', () => {
    const { skills, experience } = read(`# Amina Belkacem
amina@example.dz
## Skills\tWork experience
|| 300-545
** Accountant, Acme Ltd
2019 - 2022
Closed the books of Oran
|| 40-200
Excel
Sage`);
    expect([values(skills), values(experience)]).toEqual([
      ['Excel', 'Sage'],
      [{ from: '2019-01', to: '2022-01' }],
    ]);
  });

  test('head the cells of the rows below them', () => {
    const { skills, languages } = read(`# Amina Belkacem
amina@example.dz
## Skills\tLanguages
Excel\tFrench
Sage
Odoo\tArabic`);
    expect([values(skills), values(languages)]).toEqual([
      ['Excel', 'Sage', 'Odoo'],
      ['French', 'Arabic'],
    ]);
  });

  test('go on in their columns on the next page', async () => {
    const { certificates } = await factsOf(
      [
        ...head,
        ...column(40, 110, ['EDUCATION', 'BA Baking, 2010 - 2013', 'School of bakers']),
        ...column(40, 200, ['ACHIEVEMENTS']),
        ...column(320, 200, ['CERTIFICATIONS']),
        ...column(330, 214, ['First aid at work', 'Food safety level 3', 'Forklift operator']),
      ],
      column(58, 60, ['Led the bakers of the', 'morning to a medal', 'Saved a third of the flour']),
    );
    expect(values(certificates)).toEqual([
      'First aid at work',
      'Food safety level 3',
      'Forklift operator',
    ]);
  });

  test('but a row that names what comes below heads nothing', () => {
    const { skills } = read(`Skills\tCertificates\tContact
# Amina Belkacem
Walks by night
## Skills
Excel
## Certificates
First aid
## Contact
amina@example.dz`);
    expect(values(skills)).toEqual(['Excel']);
  });
});

test('a certificate in quotation marks is told with words that are there', () => {
  const { certificates } = read(`# Amina Belkacem
amina@example.dz
## Diplômes et concours
** Septembre 2007
C2I N2E, Certificat Informatique et Internet Niveau
2 « Enseignant »
(IUFM Tipaza)`);
  expect(certificates.flatMap(({ evidence }) => evidence.map(({ text }) => text))).not.toContain(
    '',
  );
});

test('cards below a heading and its subtitle are no columns of the cards above it', async () => {
  const facts = await factsOf([
    ...head,
    { text: 'Certifications', x: 40, y: 110, size: 16, bold: true },
    ...column(50, 140, ['First aid at work', 'Red Cross', '2021']),
    ...column(320, 140, ['Food safety level 3', 'Oldmill College', '2022']),
    { text: 'Projects', x: 40, y: 220, size: 16, bold: true },
    ...column(40, 234, ['What I have built']),
    ...column(50, 260, ['An oven of clay', 'Bread for the street', 'Rye and wheat']),
    ...column(320, 260, ['A book of recipes', 'Printed by hand', 'Ink and paper']),
  ]);
  expect(values(facts.certificates)).toEqual(['First aid at work', 'Food safety level 3']);
});

/** How wide a text is drawn. */
async function widthOf(text: string): Promise<number> {
  const outcome = await readDocument(pdfOf([[{ text, x: 40, y: 60 }]]), 'resume.pdf');
  return outcome.outcome === 'read' ? (outcome.document.lines[0]?.width ?? 0) : 0;
}

/** Rows of a label, whose lines end at one edge, and what stands beside its first lines. */
async function formOf(rows: readonly [string, string][]): Promise<PdfText[]> {
  const widths = await Promise.all(rows.map(([label]) => widthOf(label)));
  return rows.flatMap(([label, value], row) => {
    const y = 40 + row * 13;
    const placed = { text: label, x: 190 - (widths[row] ?? 0), y };
    return value === '' ? [placed] : [placed, { text: value, x: 204, y }];
  });
}

test('a form with labels that end at one edge is read row by row, and the second lines of its labels are none of its text', async () => {
  const { name, positions, experience, skills, certificates, languages } = await factsOf(
    await formOf([
      ['Personal information', ''],
      ['First name(s) / Surname(s)', 'Marek Dolinsky'],
      ['E-mail', 'marek.dolinsky@example.sk'],
      ['Work experience', ''],
      ['Dates', 'March 2016 - Present'],
      ['Occupation or', 'Quality engineer'],
      ['position held', ''],
      ['Main activities and', 'Audits of suppliers, complaints of customers'],
      ['responsibilities', ''],
      ['Name and address of employer', 'Velmar Castings'],
      ['Dates', 'September 2010 - February 2016'],
      ['Occupation or', 'Process technician'],
      ['position held', ''],
      ['Main activities and', 'Setting of machines; training of operators'],
      ['responsibilities', ''],
      ['Education and training', ''],
      ['Title of qualification awarded', 'Master of Science in Engineering'],
      ['Name and type of organisation', 'Technical University of Kosice'],
      ['providing education and training', ''],
      ['Personal skills', ''],
      ['Mother tongue(s)', 'Slovak'],
      ['Other language(s)', 'English, German'],
      ['Social skills and', 'Team work, negotiation'],
      ['competences', ''],
      ['Computer skills and', 'Minitab, Excel'],
      ['competences', ''],
    ]),
  );
  expect({
    name: name?.value,
    positions: values(positions),
    experience: values(experience).map(({ from, to }) => [from, to]),
    skills: values(skills),
    certificates: values(certificates),
    languages: values(languages),
  }).toEqual({
    name: 'Marek Dolinsky',
    positions: ['Quality engineer', 'Process technician'],
    experience: [
      ['2016-03', null],
      ['2010-09', '2016-02'],
    ],
    skills: ['Team work', 'negotiation', 'Minitab', 'Excel'],
    certificates: [],
    languages: ['Slovak', 'English', 'German'],
  });
});

test('text that is set in below one of two headings beside each other belongs to it, after those of the next row', async () => {
  const { experience, education } = await factsOf([
    ...head,
    { text: 'Experience', x: 40, y: 110, size: 12 },
    { text: 'Education', x: 330, y: 110, size: 12 },
    ...column(58, 130, [
      '2014 - 2016 : Accountant and head of payroll, Brask and Sons',
      '2010 - 2013 : Payroll clerk, Orla',
    ]),
    ...column(353, 130, ['2016 - 2019 : Master of Accounting', 'University of Oldmill']),
    { text: 'Skills', x: 180, y: 210, size: 12 },
    { text: 'Interests', x: 450, y: 210, size: 12 },
    ...column(198, 230, ['Excel', 'Sage', 'Word']),
    ...column(468, 230, ['Rowing', 'Reading', 'Chess']),
  ]);
  expect([values(experience), values(education)]).toEqual([
    [
      { from: '2014-01', to: '2016-01' },
      { from: '2010-01', to: '2013-01' },
    ],
    ['Master'],
  ]);
});

test('dates label nothing further right that has dates of its own', () => {
  const blocks: [x: number, y: number, lines: string[]][] = [
    [60, 120, ['2012', 'à', '2018']],
    [110, 118, ['Boulangère, Oldmill', 'Cuisson du pain', 'Vente', 'Caisse', 'Stock']],
    [330, 120, ['2005', '', '', '', '2004']],
    [380, 118, ['Brevet', 'Lycée du Four', 'à Oldmill', 'Pain', 'Diplôme', 'Lycée du Pont']],
  ];
  const { lines } = layoutOf({
    lines: blocks.flatMap(([x, y, own], block) =>
      own.flatMap((text, i) => {
        const look = { x, width: text.length * 5, size: 10, bold: false };
        const runs = [{ ...look, start: 0, end: text.length }];
        const place = { page: 1, block, y: y + 12 * i, hidden: null };
        return text === '' ? [] : [{ ...look, ...place, text, runs }];
      }),
    ),
    kind: 'pdf',
    pages: 1,
  });
  expect(labelsBesideContent(lines, false).map(({ text }) => text)).toEqual([
    '2012',
    'Boulangère, Oldmill',
    'à',
    'Cuisson du pain',
    '2018',
    'Vente',
    'Caisse',
    'Stock',
    '2005',
    'Brevet',
    'Lycée du Four',
    'à Oldmill',
    'Pain',
    '2004',
    'Diplôme',
    'Lycée du Pont',
  ]);
});
