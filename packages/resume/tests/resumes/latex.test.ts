import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

const read = (text: string) => understand(documentOf(text), { asOf: '2026-11' }).facts;
const factsOf = (section: string) => read(`# Amina Belkacem\namina@example.dz\n${section}`);
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

describe('a heading says in which field the experience is', () => {
  test.each([
    'Data science experience',
    'Clinical social work experience:',
    'Sea-going experience',
  ])('%s', (heading) => {
    const { positions } = factsOf(
      `## Education\nMaster of Accounting\n## ${heading}\n** Accountant\nMay 2019 - June 2021`,
    );
    expect(values(positions)).toEqual(['Accountant']);
  });

  test("but a designer's user experience is a skill", () => {
    expect(values(factsOf('## Skills\n- User experience\n- Figma').skills)).toEqual([
      'User experience',
      'Figma',
    ]);
  });
});

describe('dates as classes of LaTeX set them', () => {
  test.each<[string, string, string | null]>([
    ['03-16 - Now', '2016-03', null],
    ['09-16 - 03-17', '2016-09', '2017-03'],
    ['Jul2017 - May2019', '2017-07', '2019-05'],
  ])('%s', (dates, from, to) => {
    const { experience } = factsOf(`## Experience\n** Accountant, Acme Ltd\n${dates}`);
    expect(values(experience)).toEqual([{ from, to }]);
  });
});

test('a row of skills may list certificates, which are no skills', () => {
  const { skills, certificates } = factsOf(
    '## Skills\nTools: Excel, Sage\nCertifications: Odoo Functional Certification, IFRS Diploma\nSecurity clearance: Secret',
  );
  expect([values(skills), values(certificates)]).toEqual([
    ['Excel', 'Sage'],
    ['Odoo Functional Certification', 'IFRS Diploma'],
  ]);
});

test('a label that only its weight sets apart is no skill', async () => {
  const rows = [
    ['Accounts', 'Excel, Sage, Odoo'],
    ['Languages of code', 'Python, SQL'],
  ];
  const page = [
    { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
    { text: 'amina@example.dz', x: 40, y: 80 },
    { text: 'Skills', x: 40, y: 120, size: 16, bold: true },
    ...rows.flatMap(([label = '', list = ''], at) => [
      { text: label, x: 40, y: 145 + at * 14, bold: true },
      { text: list, x: 43 + label.length * 5.2, y: 145 + at * 14 },
    ]),
  ];
  const outcome = await readResume(pdfOf([page]), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  expect(values(outcome.reading.facts.skills)).toEqual(['Excel', 'Sage', 'Odoo', 'Python', 'SQL']);
});

/** A line whose end stands at `right`: each of its letters is half as wide as it is high. */
const endingAt = (right: number, text: string, y: number, size: number) => ({
  text,
  x: right - (text.length * size) / 2,
  y,
  size,
  unicode: true,
});

test('a sidebar set flush right has its bullets behind its items, and no part in the dates beside it', async () => {
  const sidebar = [
    ['Contact', true],
    ['amina@example.dz', false],
    ['Oran', false],
    ['Skills', true],
    ['Soil sampling •', false],
    ['Thin section', false],
    ['microscopy •', false],
    ['QGIS •', false],
    ['Surfer •', false],
    ['C++ •', false],
    ['Training', true],
    ['Dangerous goods', false],
    ['UN3373 •', false],
    ['Spill training •', false],
  ] as const;
  const jobs = [
    ['2019 - 2023', 'Field geologist'],
    ['2016 - 2019', 'Mine geologist'],
    ['2014 - 2016', 'Assistant geologist'],
    ['2012 - 2014', 'Core logger'],
  ];
  const page = [
    { text: 'Amina Belkacem', x: 200, y: 60, size: 24, bold: true },
    ...sidebar.map(([text, isHeading], row) =>
      endingAt(145, text, 120 + 12 * row, isHeading ? 12 : 10),
    ),
    { text: 'Employment and experience', x: 173, y: 144, size: 12, bold: true },
    ...jobs.flatMap(([dates = '', title = ''], job) => [
      { text: dates, x: 173, y: 168 + 24 * job },
      { text: title, x: 240, y: 168 + 24 * job },
      { text: 'Mapped and logged what the drill brought up', x: 240, y: 180 + 24 * job },
    ]),
  ];
  const outcome = await readResume(pdfOf([page]), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  const { skills, certificates, experience } = outcome.reading.facts;
  expect([values(skills), values(certificates), values(experience)]).toEqual([
    ['Soil sampling', 'Thin section microscopy', 'QGIS', 'Surfer', 'C++'],
    ['Dangerous goods UN3373', 'Spill training'],
    [
      { from: '2019-01', to: '2023-01' },
      { from: '2016-01', to: '2019-01' },
      { from: '2014-01', to: '2016-01' },
      { from: '2012-01', to: '2014-01' },
    ],
  ]);
});

test.each([
  ['Familiar with Docker', 'Docker'],
  ['Working knowledge of Linux', 'Linux'],
])('what stands before a skill in "%s" only says how well it is known', (written, skill) => {
  expect(values(factsOf(`## Skills\n- Python\n- ${written}`).skills)).toEqual(['Python', skill]);
});

test('skills under a bold line within another section are read where there is no section on skills', () => {
  const { skills } = factsOf(`## Education
Master of Accounting, 2015
## Experience
** Accountant, Acme Ltd
2016 - 2019
** Auditor, Quill Ltd
2019 - 2021
## Activities
** Clubs
Chess, Football
** Languages
Python, Java, PHP
** Awards
Best Mixer`);
  expect(values(skills)).toEqual(['Python', 'Java', 'PHP']);
});

describe('the head of a resume', () => {
  test.each([
    ['belkacemyacef@example.dz', 'Amina Belkacem Yacef'],
    ['amina@example.dz', 'Amina Belkacem'],
  ])('a name goes on before a role with a word of the address %s', (address, whole) => {
    const page = [
      { text: 'Amina Belkacem', x: 180, y: 70, size: 24, bold: true },
      { text: 'Yacef | Accountant', x: 180, y: 96, size: 24 },
      { text: address, x: 200, y: 116 },
      { text: 'Education', x: 60, y: 150, size: 14, bold: true },
      { text: 'Master of Accounting, 2015', x: 60, y: 170 },
    ];
    return expect(
      readResume(pdfOf([page]), 'resume.pdf', { asOf: '2026-11' }),
    ).resolves.toMatchObject({ reading: { facts: { name: { value: whole } } } });
  });

  test('letters after a name are no part of it', () => {
    const { name } = read('# Amina Belkacem EngD CEng MICE\namina@example.dz');
    expect(name?.value).toBe('Amina Belkacem');
  });

  test('a site called as the name is enough to know it', () => {
    const { name } = read('# Thyra Qvistgaard\nwww.thyraqvistgaard.example\n## Skills\n- Excel');
    expect(name?.value).toBe('Thyra Qvistgaard');
  });

  test('a department is no position', () => {
    const { position } = read(
      '# Amina Belkacem\nDepartment of Economics\namina@example.dz\n## Education\nPhD in Economics, 2019',
    );
    expect(position).toBe(null);
  });

  test('a town and its state need no comma between them before a postcode', () => {
    const { location } = read(
      '# Amina Belkacem\n12 Elm Hall | Quillham MA, 01063 | amina@example.com',
    );
    expect(location?.value).toBe('Quillham MA');
  });

  test.each(['7000-736 Torrão', '040308 Torrão'])(
    'a town that is not known stands after its postcode: %s',
    (town) => {
      const { location } = read(`# Amina Belkacem\namina@example.dz\n12 Rua Nova, ${town}`);
      expect(location?.value).toBe(town);
    },
  );
});
