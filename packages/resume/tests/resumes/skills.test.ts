import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

const read = (text: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${text}`), { asOf: '2026-11' }).facts;
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

const listed = (text: string) => values(read(`## Skills\n${text}`).skills);

interface Placed {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
  unicode?: boolean;
}

/** What is read as skills of lines at their places below the heading 'Skills'. */
async function placed(lines: readonly Placed[]) {
  const pages = [
    { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
    { text: 'amina@example.dz', x: 40, y: 80 },
    { text: 'Skills', x: 40, y: 120, size: 16, bold: true },
    ...lines.map((line) => ({ size: 10, ...line })),
  ];
  const outcome = await readResume(pdfOf([pages]), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return values(outcome.reading.facts.skills);
}

describe('headings of skills', () => {
  test('that come back below each job are labels within the work', () => {
    const { skills, positions } = read(
      '## Experience\n** Baker\nAcme Ltd, 2019 - 2021\n** Highlights\n- Baked bread for a town\n|| 50-545\n** Porter\nOld Mill Ltd, 2016 - 2018\n** Highlights\n- Carried bags, boxes\n|| 50-545\n## Education\nBachelor of Arts\n## Skills\nExcel',
    );
    expect([values(skills), values(positions)]).toEqual([['Excel'], ['Baker', 'Porter']]);
  });
});

describe('a heading that says what somebody is good at', () => {
  const work = '## Experience\nBaker, Acme Ltd, 2019 - 2021\n';

  test.each(['Communication skills', 'Management skills', 'People skills'])('%s', (heading) => {
    const { skills } = read(`${work}## ${heading}\n- Patience\n- Rye bread\n## Education\nBA`);
    expect(values(skills)).toEqual(['Patience', 'Rye bread']);
  });

  test('is a skill among others that look like it', () => {
    const { skills } = read(
      `${work}## Skills\n- Patience\n- Communication skills\n- Rye bread\n## Education\nBA`,
    );
    expect(values(skills)).toEqual(['Patience', 'Communication skills', 'Rye bread']);
  });
});

describe('a list of skills', () => {
  test.each<[string, string, string[]]>([
    ['may have blanks without end', `Rye (${' '.repeat(300)}x\n`.repeat(5), []],
    ['ends at a gap without end', `Rye${' '.repeat(3000)}Barley\nOats`, ['Rye', 'Oats']],
    ['has signs before its names', '🥖Baking\n⚙️Oven care', ['Baking', 'Oven care']],
    [
      'has a name in small letters after one in capitals, with blanks between',
      'Power BI Excel Snowflake dbt',
      ['Power BI', 'Excel', 'Snowflake', 'dbt'],
    ],
    [
      'that begins with a list has no heading in the same letters',
      'Baking, Glazing\nOven care\nPlaiting, Proofing',
      ['Baking', 'Glazing', 'Oven care', 'Plaiting', 'Proofing'],
    ],
    [
      'has slashes between its names',
      '** Tools\nOven / Mixer / Scale / Dough sheeter / Proofer / Rolling pin / Slicer / Peel',
      ['Oven', 'Mixer', 'Scale', 'Dough sheeter', 'Proofer', 'Rolling pin', 'Slicer', 'Peel'],
    ],
    [
      'may be of titles',
      'Accurate Keeping of Books for Town Bakeries with Ovens\nExcel',
      ['Accurate Keeping of Books for Town Bakeries with Ovens', 'Excel'],
    ],
    [
      'goes on with a slash on the next line',
      'Baking, Glazing, Agile\n/ Scrum, Excel',
      ['Baking', 'Glazing', 'Agile', 'Scrum', 'Excel'],
    ],
    [
      'may end each line with brackets',
      'Oven care and much other work on machines (Miwe, Wachtel, Winkler, Bongard)\nPlaiting (Challah)',
      [
        'Oven care and much other work on machines',
        'Miwe',
        'Wachtel',
        'Winkler',
        'Bongard',
        'Plaiting (Challah)',
      ],
    ],
    ['has no arrow back to a site', 'Excel\nSage\n← Back to the bakery', ['Excel', 'Sage']],
    ['has no words for its levels', 'Excel\tFair\nSage\tProficient', ['Excel', 'Sage']],
  ])('%s', (_, text, skills) => {
    expect(listed(text)).toEqual(skills);
  });

  test('names no skill by a level at the head of another column', () => {
    const document = documentOf(
      '# Amina Belkacem\namina@example.dz\n## Skills\n|| 50-150\n** Ovens\nMiwe\n|| 200-300\nAdvanced\nWachtel',
    );
    const lines = document.lines.map((line) =>
      line.block === 2 ? { ...line, y: line.y - 60 } : line,
    );
    const { skills } = understand({ ...document, lines }, { asOf: '2026-11' }).facts;
    expect(values(skills)).toEqual(['Miwe', 'Wachtel']);
  });

  test('stands under the fields that somebody is versed in, and not under what they study', () => {
    const { skills } = read(
      '## Areas of specialization\nExcel\n## Research areas\nMarkets: prices, trade, firms',
    );
    expect(values(skills)).toEqual(['Excel']);
  });
});

test('skills go on at the head of a page below what ends in their column on the page before', () => {
  const pages = [
    '|| 200-545\n# Amina Belkacem\namina@example.dz',
    '|| 50-150\n## Skills\n|| 200-300\nOven care\nPlaiting\n|| 380-545\n## Software skills\nExcel',
    '|| 200-300\nGlazing\n|| 50-150\n\n\n\n## Languages\n|| 200-300\n\n\n\nFrench',
  ].map(documentOf);
  const lines = pages.flatMap((page, i) =>
    page.lines.map((line) => ({ ...line, page: i + 1, block: line.block + 10 * i })),
  );
  const document = {
    ...documentOf(''),
    pages: pages.length,
    lines: lines.map((line, index) => ({ ...line, index })),
  };
  const { skills } = understand(document, { asOf: '2026-11' }).facts;
  expect(values(skills)).toEqual(['Oven care', 'Plaiting', 'Glazing', 'Excel']);
});

describe('labels in a column of their own', () => {
  test('stand before what goes on below it', async () => {
    const rows = [
      ['Ovens', 'plan the ovens of a bakery'],
      ['', 'clean them by night'],
      ['Excel', 'keep the books of a shop'],
      ['', 'order flour by the ton'],
    ];
    const lines = rows.flatMap(([label = '', text = ''], i) =>
      [
        { text: label, x: 129 - label.length * 5 },
        { text, x: 140 },
      ]
        .filter((part) => part.text !== '')
        .map((part) => ({ ...part, y: 150 + i * 13, unicode: true })),
    );
    expect(await placed(lines)).toEqual([
      'plan the ovens of a bakery',
      'clean them by night',
      'keep the books of a shop',
      'order flour by the ton',
    ]);
  });

  test('stand beside the rows of several sections, over two lines where they are long', () => {
    const { skills, languages } = read(
      '|| 50-130\n\n\nBaking\nby hand\n\nData\nAnalysis\n\nEnglish\nFrench\n|| 140-545\n## Skills\nRye, Spelt\n\n\nSpark, Flink\nExcel, SPSS\n## Languages\nfluent\nbasic',
    );
    expect([values(skills), languages.map(({ value, level }) => `${value}: ${level}`)]).toEqual([
      ['Rye', 'Spelt', 'Spark', 'Flink', 'Excel', 'SPSS'],
      ['English: fluent', 'French: basic'],
    ]);
  });

  test('end close before a list that begins where the one on the next row does', async () => {
    const skills = await placed([
      { text: 'Baking', x: 40, y: 150, unicode: true },
      { text: 'Sourdough, Rye, Spelt', x: 76, y: 150, unicode: true },
      { text: 'Oven', x: 40, y: 163, unicode: true },
      { text: 'Miwe, Wachtel', x: 76, y: 163, unicode: true },
    ]);
    expect(skills).toEqual(['Sourdough', 'Rye', 'Spelt', 'Miwe', 'Wachtel']);
  });
});

test('a list in a column goes on below it, beside another list', () => {
  expect(
    listed(
      'Baking - rye, spelt,\tTools - oven, peel, scale\nemmer, einkorn\nSales - till, counter',
    ),
  ).toEqual(['rye', 'spelt', 'emmer', 'einkorn', 'oven', 'peel', 'scale', 'till', 'counter']);
});

test('slashes part names that are known beside a list', () => {
  expect(listed('PHP / Zend\tMySQL / MongoDB / GraphQL')).toEqual([
    'PHP',
    'Zend',
    'MySQL',
    'MongoDB',
    'GraphQL',
  ]);
});

test('an entry whose lines stand closer than the entries goes over two lines', async () => {
  const names = ['Baking', 'Plaiting', 'Oven Care', 'Cleaning', 'Glazing', 'Sales'];
  const tops = [150, 176, 202, 217, 243, 269];
  const lines = names.map((text, i) => ({ text, x: 40, y: tops[i] ?? 0 }));
  expect(await placed(lines)).toEqual([
    'Baking',
    'Plaiting',
    'Oven Care Cleaning',
    'Glazing',
    'Sales',
  ]);
});

test('names on one row stand beside each other, however close', async () => {
  const skills = await placed([
    { text: 'Rye bread', x: 40, y: 150, unicode: true },
    { text: 'Spelt bread', x: 176, y: 150, unicode: true },
    { text: 'Pies', x: 40, y: 174, unicode: true },
    { text: 'Tarts', x: 176, y: 174, unicode: true },
    { text: 'Bread of the wholemeal rye', x: 40, y: 198, unicode: true },
    { text: 'Ovens', x: 176, y: 198, unicode: true },
    { text: 'Sales', x: 40, y: 222, unicode: true },
    { text: 'Plaiting', x: 40, y: 246, unicode: true },
  ]);
  expect(skills).toEqual([
    'Rye bread',
    'Pies',
    'Bread of the wholemeal rye',
    'Sales',
    'Plaiting',
    'Spelt bread',
    'Tarts',
    'Ovens',
  ]);
});

test('bold words at the start of a row make no heading of the names after them', async () => {
  const skills = await placed([
    { text: 'Soft:', x: 40, y: 150, bold: true },
    { text: 'Patience', x: 92, y: 150 },
    { text: 'Early rising', x: 174, y: 150 },
    { text: 'A steady hand', x: 92, y: 170 },
  ]);
  expect(skills).toEqual(['Patience', 'Early rising', 'A steady hand']);
});

test('bold words behind a bullet name what stands behind them', async () => {
  const skills = await placed([
    { text: '• Ovens', x: 40, y: 150, bold: true },
    { text: 'Miwe, Wachtel', x: 84, y: 150 },
    { text: '• Version control', x: 40, y: 170, bold: true },
    { text: 'Git', x: 130, y: 170 },
  ]);
  expect(skills).toEqual(['Miwe', 'Wachtel', 'Git']);
});

test('a name with a list in brackets on the line below it ends there', () => {
  expect(listed('Bread of all kinds\n(Rye, Spelt, Emmer, Kamut, Einkorn)\nStocktaking')).toEqual([
    'Bread of all kinds',
    'Rye',
    'Spelt',
    'Emmer',
    'Kamut',
    'Einkorn',
    'Stocktaking',
  ]);
});

test.each([
  ['Programming Languages: Python, R, SQL', ['Python', 'R', 'SQL']],
  ['Citizenship: Algerian, French', []],
  ['Software: the kneading, baking and slicing of bread, cakes', []],
])('what stands behind a label outside of sections on skills: %s', (line, skills) => {
  expect(
    values(read(`## Education\nBachelor of Arts\n## Additional information\n${line}`).skills),
  ).toEqual(skills);
});

test('what a label of work names are no skills', () => {
  const { skills } = read(
    '## Experience\n** Baker\nAcme Ltd, 2019 - 2021\nSoftware: Excel, SAP, Word',
  );
  expect(skills).toEqual([]);
});
