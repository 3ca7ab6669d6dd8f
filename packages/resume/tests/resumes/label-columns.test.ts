import { describe, expect, test } from 'vitest';
import { pdfOf, type PdfText } from '../../fixtures/documents/pdf';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';

const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

async function factsOf(page: PdfText[]) {
  const outcome = await readResume(pdfOf([page]), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts;
}

const skillsOf = async (page: PdfText[]) => values((await factsOf(page)).skills);

const head: PdfText[] = [
  { text: 'Wrenna Oldacre', x: 40, y: 50, size: 24, bold: true },
  { text: 'wrenna@example.com', x: 40, y: 70 },
];

const heading = (text: string, y: number, x = 40): PdfText => ({
  text,
  x,
  y,
  size: 14,
  bold: true,
});

/** Rows of cells, each at its place. */
const rows = (y: number, places: readonly number[], cells: readonly (readonly string[])[]) =>
  cells.flatMap((row, at) =>
    row.flatMap((text, i) => (text === '' ? [] : [{ text, x: places[i] ?? 0, y: y + at * 13 }])),
  );

describe('a table of labels and lists', () => {
  test('has a first row whose long label leaves a narrow gap', async () => {
    const table = rows(
      120,
      [40, 118],
      [
        ['Process control', 'Heat exchangers, boilers, coal handling, water treatment, band'],
        ['', 'saws, kilns'],
        ['Workshop', 'Lathe work, milling'],
        ['Paper', 'Pulping, bleaching'],
      ],
    );
    expect(await skillsOf([...head, heading('Skills', 100), ...table])).toEqual([
      'Heat exchangers',
      'boilers',
      'coal handling',
      'water treatment',
      'band saws',
      'kilns',
      'Lathe work',
      'milling',
      'Pulping',
      'bleaching',
    ]);
  });

  test('may name its rows by words that a heading has, each before a list of its own', async () => {
    const table = rows(
      120,
      [60, 134],
      [
        [
          '',
          'Kilns, pulping, bleaching, water treatment, boilers, coal handling, ash removal, lathe',
        ],
        ['', 'work, milling'],
        ['', 'Excel, AutoCAD, Inventor'],
        ['', 'Clear writing, patience'],
      ],
    );
    const labels = [
      { text: 'Process', x: 82, y: 120 },
      { text: 'Software', x: 78, y: 146 },
      { text: 'Personal', x: 79, y: 159 },
    ];
    expect(await skillsOf([...head, heading('Skills', 100, 134), ...table, ...labels])).toEqual([
      'Kilns',
      'pulping',
      'bleaching',
      'water treatment',
      'boilers',
      'coal handling',
      'ash removal',
      'lathe work',
      'milling',
      'Excel',
      'AutoCAD',
      'Inventor',
      'Clear writing',
      'patience',
    ]);
  });

  test('may have two labels on each row, the second of which stands close to its list', async () => {
    const table = rows(
      120,
      [40, 130, 330, 364],
      [
        ['Languages', 'Python, Julia', 'Office', 'Word, Excel'],
        ['Kitchen', 'Ovens, kilns', 'Trade', 'Baking, icing'],
      ],
    );
    expect(await skillsOf([...head, heading('Skills', 100), ...table])).toEqual([
      'Python',
      'Julia',
      'Word',
      'Excel',
      'Ovens',
      'kilns',
      'Baking',
      'icing',
    ]);
  });
});

/** Names with how well each is mastered, the first with what is told of that. */
const rated = (remark: string): PdfText[] => [
  ...head,
  heading('Skills', 100),
  ...rows(120, [40, 400], [['Baking: Advanced', remark], ['Icing: Basic'], ['Ovens: Expert']]),
];

describe('what is told of a level', () => {
  test('is no skill in small letters at the end of the row', async () => {
    expect(await skillsOf(rated('cakes of weddings'))).toEqual(['Baking', 'Icing', 'Ovens']);
  });

  test('is a skill that is known, or a name of its own', async () => {
    expect(await skillsOf(rated('Chocolate'))).toEqual(['Baking', 'Chocolate', 'Icing', 'Ovens']);
    expect(await skillsOf(rated('python'))).toEqual(['Baking', 'python', 'Icing', 'Ovens']);
  });
});

const withFoot = (foot: readonly PdfText[]): PdfText[] => [
  { text: 'Wrenna Oldacre', x: 40, y: 50, size: 24, bold: true },
  heading('Experience', 80),
  { text: 'Pastry cook, Bakery of Oldmill, 2014 - 2016', x: 40, y: 100 },
  heading('Skills', 130),
  ...rows(150, [40], [['Baking'], ['Icing'], ['Ovens']]),
  ...foot,
];

describe('the foot of a page', () => {
  const address = { text: '12 Mill Lane – Leeds – United Kingdom', x: 150, y: 755 };

  test('is none of the last section where it says how to reach the person', async () => {
    const mail = { text: '+44 7700 900123 • wrenna@example.com', x: 150, y: 768 };
    const facts = await factsOf(withFoot([address, mail]));
    expect(values(facts.skills)).toEqual(['Baking', 'Icing', 'Ovens']);
    expect(facts.email?.value).toBe('wrenna@example.com');
  });

  test('goes on with the section where nobody is reached by it', async () => {
    const more = { text: 'Chocolate', x: 40, y: 755 };
    expect(await skillsOf(withFoot([more]))).toEqual(['Baking', 'Icing', 'Ovens', 'Chocolate']);
  });
});

describe('a column of headings', () => {
  const text = [
    { text: 'Wrenna Oldacre', x: 170, y: 50, size: 24, bold: true },
    { text: 'Pastry cook', x: 170, y: 76, size: 14 },
    { text: 'Baker, Bakery of Oldmill', x: 170, y: 160, bold: true },
    { text: '2014 - 2016', x: 480, y: 160 },
    { text: 'Baked the bread of the morning for the shops of the suburbs', x: 170, y: 174 },
    { text: 'BA Baking, School of Oldmill', x: 170, y: 230, bold: true },
    { text: '2010 - 2013', x: 480, y: 230 },
    { text: 'Sugar work, icing, ovens', x: 170, y: 300 },
    { text: 'Chocolate, hygiene', x: 170, y: 313 },
  ];
  const contact = ['12 Mill Lane', 'Leeds', 'wrenna@', 'example.com', '+44 7700 900123'].map(
    (line, at) => ({ text: line, x: 60, y: 50 + at * 12 }),
  );

  test('may begin with how to reach the person', async () => {
    const headings = [
      heading('Experience', 160, 60),
      heading('Education', 230, 60),
      heading('Skills', 300, 60),
    ];
    const facts = await factsOf([...text, ...contact, ...headings]);
    expect(facts.name?.value).toBe('Wrenna Oldacre');
    expect(values(facts.skills)).toEqual(['Sugar work', 'icing', 'ovens', 'Chocolate', 'hygiene']);
    expect(facts.yearsExperience?.value).toBe(2.1);
  });
});

describe('dates beside a side bar', () => {
  test('label what stands right of them down to their end', async () => {
    const bar = [
      heading('Skills', 60),
      ...rows(
        76,
        [40],
        ['Baking', 'Icing', 'Ovens', 'Sugar work', 'Hygiene'].map((text) => [text]),
      ),
      heading('Strengths', 160),
      ...['Patience', 'Early hours', 'Clear orders', 'Care', 'Calm', 'Tidy work', 'Humour'].map(
        (text, at) => ({ text, x: 40, y: 178 + at * 15 }),
      ),
    ];
    const main = [
      { text: 'Wrenna Oldacre', x: 40, y: 40, size: 24, bold: true },
      heading('Education', 60, 230),
      heading('Certificates', 78, 230),
      { text: '2019', x: 230, y: 96 },
      { text: '2017', x: 230, y: 132 },
      heading('Studies', 168, 230),
      { text: '2010 - 2013', x: 230, y: 186 },
      { text: 'Food Hygiene Level 3', x: 310, y: 96, bold: true },
      { text: 'How flour, eggs and cream are kept in the heat of the summer', x: 310, y: 108 },
      { text: 'First Aid at Work', x: 310, y: 132, bold: true },
      { text: 'What to do where somebody is burnt at the oven', x: 310, y: 144 },
      { text: 'BA Baking', x: 310, y: 186, bold: true },
      { text: 'School of Oldmill, with a thesis on rye and on the water it takes', x: 310, y: 198 },
    ];
    const facts = await factsOf([...bar, ...main]);
    expect(values(facts.skills)).toEqual([
      'Baking',
      'Icing',
      'Ovens',
      'Sugar work',
      'Hygiene',
      'Patience',
      'Early hours',
      'Clear orders',
      'Care',
      'Calm',
      'Tidy work',
      'Humour',
    ]);
    expect(values(facts.education)).toEqual(['Bachelor']);
  });
});

test('a name in large letters goes on with no section of the column before', async () => {
  const certificates = [
    'Food Hygiene Level 3',
    'First Aid at Work of two days',
    'Manual Handling in Mills',
    'Fire Marshal',
    'Allergen Awareness Level 2',
    'Working at Height for Bakers',
    'Chocolate Tempering Certificate',
    'Sugar Work Certificate',
  ];
  const bar = [
    heading('Skills', 60),
    ...rows(80, [40], [['Baking, icing, ovens and kilns of old mills'], ['Sugar work']]),
    heading('Certificates', 130),
    ...rows(
      150,
      [40],
      certificates.map((text) => [text]),
    ),
  ];
  const main = [
    { text: 'Wrenna Oldacre', x: 300, y: 64, size: 24, bold: true },
    { text: 'Pastry cook of cakes for weddings, Leeds', x: 300, y: 86 },
    { text: 'wrenna@example.com', x: 300, y: 99 },
    ...rows(
      125,
      [300],
      [
        'I bake for weddings and for shops,',
        'early in the day and late at night,',
        'with care.',
      ].map((text) => [text]),
    ),
    heading('Experience', 180, 300),
    { text: 'Baker, Bakery of Oldmill, 2014 - 2016', x: 300, y: 200 },
  ];
  expect(values((await factsOf([...bar, ...main])).certificates)).toEqual(certificates);
});
