import { describe, expect, test } from 'vitest';
import type { Glyph } from '../../src/documents/layout/glyph';
import { textMargins } from '../../src/documents/layout/text-margins';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

const read = (text: string) => understand(documentOf(text), { asOf: '2026-11' }).facts;
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

async function factsOf(page: Parameters<typeof pdfOf>[0][number]) {
  const outcome = await readResume(pdfOf([page]), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts;
}

const history = [
  { text: 'Experience', x: 40, y: 200, size: 14, bold: true },
  { text: 'Acme Ltd, Mar 2019 - Present', x: 40, y: 220 },
  { text: 'Night porter', x: 40, y: 234 },
];

describe('a name that no address repeats', () => {
  test('stands large over a role', async () => {
    const { name, position } = await factsOf([
      { text: 'Wrenna Oldacre', x: 40, y: 60, size: 24 },
      { text: 'Pastry Chef', x: 40, y: 84, size: 13 },
      ...history,
    ]);
    expect([name?.value, position?.value]).toEqual(['Wrenna Oldacre', 'Pastry Chef']);
  });

  test('is not what stands large over anything else', async () => {
    const { name } = await factsOf([
      { text: 'Wrenna Oldacre', x: 40, y: 60, size: 24 },
      { text: 'Twelve years in kitchens', x: 40, y: 84, size: 13 },
      ...history,
    ]);
    expect(name).toBeNull();
  });

  test('ends where its bold surname begins, with no blank between', async () => {
    const { name } = await factsOf([
      { text: 'Wrenna', x: 40, y: 60, size: 24 },
      { text: 'Oldacre', x: 124, y: 60, size: 24, bold: true },
      { text: 'oldacre@example.com', x: 40, y: 84 },
      ...history,
    ]);
    expect(name?.value).toBe('Wrenna Oldacre');
  });
});

test('a surname stands large below given names in smaller letters', async () => {
  const { name } = await factsOf([
    { text: 'Amina', x: 40, y: 50, size: 16 },
    { text: 'Oldacre', x: 40, y: 80, size: 26, bold: true },
    { text: 'Pastry Chef', x: 40, y: 100, size: 13 },
    { text: '0550 12 34 56', x: 40, y: 120 },
    ...history,
  ]);
  expect(name?.value).toBe('Amina Oldacre');
});

test('a title in the middle over two columns names the document, and the address below it is a home', async () => {
  const { location, name } = await factsOf([
    { text: 'RESUME', x: 280, y: 50, size: 14, bold: true },
    { text: 'WRENNA OLDACRE', x: 40, y: 91, bold: true },
    { text: 'Mobile: +91 98401 55267', x: 40, y: 108 },
    { text: 'E-mail: wrenna.oldacre@example.com', x: 40, y: 125 },
    { text: 'Address:', x: 340, y: 91 },
    { text: '12/4, Mill Lane,', x: 340, y: 108 },
    { text: 'Tarnbrook, Chennai - 600 053', x: 340, y: 125 },
    ...history,
  ]);
  expect([location?.value, name?.value]).toEqual(['Chennai', 'Wrenna Oldacre']);
});

test.each(['0550 12 34 56', '941 41 118'])(
  'a place is read below its label, where labels stand in a row over their values: beside %s',
  async (phone) => {
    const { location } = await factsOf([
      { text: 'Wrenna Oldacre', x: 40, y: 60, size: 24 },
      { text: 'Address', x: 40, y: 84, size: 9 },
      { text: 'Phone', x: 220, y: 84, size: 9 },
      { text: 'Tarnbrook', x: 40, y: 98 },
      { text: phone, x: 220, y: 98 },
      ...history,
    ]);
    expect(location?.value).toBe('Tarnbrook');
  },
);

test('the headings look as most of them do, though a title above them is a little larger', async () => {
  const { experience } = await factsOf([
    { text: 'RÉSUMÉ', x: 40, y: 30, size: 8.4 },
    { text: 'Wrenna Oldacre', x: 40, y: 60, size: 24 },
    { text: 'EDUCATION', x: 40, y: 120, size: 7.7 },
    { text: 'BA Baking, Hill University, 2012 - 2015', x: 40, y: 140 },
    { text: 'EXPERIENCE', x: 40, y: 180, size: 7.7 },
    { text: 'Night porter, Mar 2019 - Apr 2020', x: 40, y: 200 },
    { text: 'VOLUNTEER EXPERIENCE', x: 40, y: 240, size: 7.7 },
    { text: 'Gardener, Mar 2016 - Apr 2018', x: 40, y: 260 },
  ]);
  expect(values(experience)).toEqual([{ from: '2019-03', to: '2020-04' }]);
});

describe('the headline', () => {
  test('may stand large below the details of the person', async () => {
    const details = [
      '12 Mill Lane',
      'Leeds',
      'oldacre@example.com',
      '0113 496 0123',
      'Born in 1990',
    ];
    const { position } = await factsOf([
      { text: 'Wrenna Oldacre', x: 40, y: 60, size: 16 },
      ...details.map((text, i) => ({ text, x: 40, y: 76 + i * 12 })),
      { text: 'Trainee electrician', x: 220, y: 160, size: 18 },
      ...history,
    ]);
    expect(position?.value).toBe('Trainee electrician');
  });

  test('is no job beside the name that has a heading over it', async () => {
    const { position } = await factsOf([
      { text: 'WRENNA OLDACRE', x: 30, y: 140, size: 18, bold: true },
      { text: 'Site manager', x: 30, y: 168 },
      { text: 'oldacre@example.com', x: 30, y: 200 },
      { text: 'Experience', x: 260, y: 60, size: 14, bold: true },
      { text: 'Shop assistant, Acme Ltd, 2021 - 2022', x: 260, y: 80 },
      { text: 'Club secretary', x: 260, y: 132, bold: true },
      { text: 'Bexley Club, 2019 - 2020', x: 260, y: 147 },
    ]);
    expect(position?.value).toBe('Site manager');
  });

  const jobs = '## Experience\n** Porter, Acme Ltd\tMar 2019 – Present';

  test.each([
    ['before an employer', 'Site Engineer @ Acme', 'Site Engineer'],
    ['beside an address', 'Site Engineer · Oran, Algeria · amina@example.dz', 'Site Engineer'],
    ['that is looked for', 'Currently looking for a junior planner role', 'junior planner'],
    ['that is looked for in French', 'En recherche d’un poste de chef de rang', 'chef de rang'],
    [
      'that is looked for, in two lines',
      'Fond of trams | Seeking a Junior Traffic\n** Planner position',
      'Junior Traffic Planner',
    ],
    ['beside a year, which is a job', 'Shop Assistant | 2012 | Acme', 'Porter'],
    ['that is none, but a school', 'Admise en école d’ingénieur', 'Porter'],
  ])('is a role %s', (_, line, position) => {
    expect(read(`# Amina Belkacem\n${line}\n${jobs}`).position?.value).toBe(position);
  });

  test('stands below the word that the document is a resume, where no name is printed', () => {
    const { position } = read(
      'RESUME\n# Site Engineer\nPlans roads and bridges.\n## Experience\n** Porter, Acme Ltd\tMar 2019 – Present',
    );
    expect(position?.value).toBe('Site Engineer');
  });
});

const skillsOf = (list: string) =>
  values(read(`# Amina Belkacem\namina@example.dz\n## Skills\n${list}`).skills);

describe('skills', () => {
  test.each([
    [
      'one of which is named as a season is',
      'Java\tSpring\tHibernate',
      ['Java', 'Spring', 'Hibernate'],
    ],
    ['without what names the rest of them', '- Java\n- Other\n- Git', ['Java', 'Git']],
    [
      'with a name in brackets that has a slash',
      'Oracle (PL/SQL), MySQL',
      ['Oracle', 'PL/SQL', 'MySQL'],
    ],
    ['of a list in brackets with one', 'Networks (TCP/IP, VPN)', ['Networks', 'TCP/IP', 'VPN']],
    ['without the foot of a page', 'Java, Git\n\nAmina Belkacem - page 1', ['Java', 'Git']],
    ['with knowledge of them', '- Connaissances sur Photoshop\n- Excel', ['Photoshop', 'Excel']],
    [
      'in rows whose label has a comma',
      'Languages, good\tJava, PHP\nSystems\tLinux, macOS',
      ['Java', 'PHP', 'Linux', 'macOS'],
    ],
  ])('%s', (_, list, expected) => {
    expect(skillsOf(list)).toEqual(expected);
  });

  test('do not begin with labels that end close before lists below each other', async () => {
    const rows = [
      ['Programming', 'C, Java'],
      ['Web', 'HTML, CSS'],
      ['Databases', 'MySQL, Oracle'],
      ['Certification', 'Odoo Functional Certification'],
    ];
    const { skills, certificates } = await factsOf([
      { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
      { text: 'amina@example.dz', x: 40, y: 80 },
      { text: 'Skills', x: 40, y: 120, size: 16, bold: true },
      ...rows.flatMap(([label = '', list = ''], i) => [
        { text: label, x: 120 - label.length * 5, y: 145 + i * 13, size: 10, unicode: true },
        { text: list, x: 126, y: 145 + i * 13, size: 10, unicode: true },
      ]),
    ]);
    expect([values(skills), values(certificates)]).toEqual([
      ['C', 'Java', 'HTML', 'CSS', 'MySQL', 'Oracle'],
      ['Odoo Functional Certification'],
    ]);
  });

  test('in small letters stand below each other at a right edge', async () => {
    const names = ['Adobe Photoshop', 'Adobe Lightroom', 'GNU/Linux', 'git'];
    const { skills } = await factsOf([
      { text: 'Amina Belkacem', x: 240, y: 60, size: 22, bold: true },
      { text: 'amina@example.dz', x: 240, y: 80 },
      { text: 'Skills', x: 40, y: 120, size: 16, bold: true },
      { text: 'Experience', x: 240, y: 120, size: 16, bold: true },
      { text: 'Porter, Acme Ltd, 2019 - 2021', x: 240, y: 145 },
      { text: 'Carried the bags of guests and kept the lobby.', x: 240, y: 158 },
      ...names.map((text, i) => ({
        text,
        x: 140 - text.length * 5,
        y: 145 + i * 13,
        size: 10,
        unicode: true,
      })),
    ]);
    expect(values(skills)).toEqual(names);
  });
});

test('a heading in the middle of a page, at its foot, heads what the next one begins with', async () => {
  const outcome = await readResume(
    pdfOf([
      [
        { text: 'Wrenna Oldacre', x: 40, y: 60, size: 24, bold: true },
        ...history,
        { text: 'SKILLS', x: 270, y: 780, size: 14, bold: true },
      ],
      [
        { text: 'At the bench', x: 40, y: 42, size: 12, bold: true },
        { text: '• Grafting, pruning', x: 160, y: 62 },
        {
          text: 'In the field and on every road that leads to it',
          x: 40,
          y: 84,
          size: 12,
          bold: true,
        },
        { text: '• Ploughing', x: 160, y: 104 },
      ],
    ]),
    'resume.pdf',
    { asOf: '2026-11' },
  );
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  expect(values(outcome.reading.facts.skills)).toEqual(['Grafting', 'pruning', 'Ploughing']);
});

test('the columns of a head end above a heading, though dates below it stand in line with them', async () => {
  const { experience, phone } = await factsOf([
    { text: '12 Mill Lane', x: 40, y: 60 },
    { text: 'Wrenna Oldacre', x: 250, y: 60, size: 20, bold: true },
    { text: '0113 496 0123', x: 480, y: 60 },
    { text: 'Leeds', x: 40, y: 74 },
    { text: 'oldacre@example.com', x: 460, y: 74 },
    { text: 'Experience', x: 40, y: 110, size: 14, bold: true },
    { text: 'Night porter at the Lakeside Hotel', x: 40, y: 130, bold: true },
    { text: '2019 - 2023', x: 500, y: 130 },
    {
      text: 'Kept the doors, the keys and the long night book of a house with forty rooms',
      x: 40,
      y: 144,
    },
  ]);
  expect([phone?.value, values(experience)]).toEqual([
    '0113 496 0123',
    [{ from: '2019-01', to: '2023-01' }],
  ]);
});

test.each([
  [3, [20, 30]],
  [60, Array.from({ length: 40 }, (_, i) => 20 + 10 * i)],
])('of a page of %i margins so many are kept', (count, kept) => {
  const lines = Array.from({ length: count * 3 }, (_, i) => [
    { text: 'A', x: 10 + 10 * (i % count), width: 5, size: 10, bold: false } as Glyph,
  ]);
  expect(textMargins(lines)).toEqual(kept);
});

describe('headings in a margin', () => {
  const top = [
    { text: 'Wrenna Oldacre', x: 40, y: 40, size: 24 },
    { text: 'Night porter', x: 40, y: 60 },
  ];
  const readWith = async (lower: number, pitch: number) => {
    const heads = [
      [['Work', 'experience'], 110],
      [['Education'], 180],
      [['Technical', 'skills'], 210],
      [['Languages'], 250],
    ] as const;
    const text = [
      [110, 'Night porter, Acme Ltd, 2019 - 2022'],
      [124, 'Kept the keys of ninety rooms'],
      [138, 'Porter, Bell Ltd, 2015 - 2018'],
      [152, 'Carried what guests brought along'],
      [180, 'BSc in Physics, Hill University'],
      [210, 'Welding, Brazing, Plumbing'],
      [250, 'French, German'],
    ] as const;
    const { yearsExperience, skills, languages } = await factsOf([
      ...top,
      ...heads.flatMap(([words, y]) =>
        words.map((each, i) => ({
          text: each,
          x: 40,
          y: y + lower + i * pitch,
          size: 13,
          bold: true,
        })),
      ),
      ...text.map(([y, each]) => ({ text: each, x: 160, y })),
    ]);
    return [yearsExperience?.value, values(skills), languages.length];
  };

  test.each([
    ['stand on the first rows of their text', 0, 15],
    ['stand a little below them', 6, 15],
    ['stand almost on the second rows', 12, 15],
  ])('%s', async (_, lower, pitch) => {
    expect(await readWith(lower, pitch)).toEqual([6.2, ['Welding', 'Brazing', 'Plumbing'], 2]);
  });
});

test('dates in the middle of their cells are of all lines of those', async () => {
  const jobs = [
    ['2019 - 2021', 'Weaver, Acme Mill: carpets and cloth for the', 'halls of the old town.'],
    ['2016 - 2018', 'Night porter, Mill Hotel.'],
    ['2013 - 2015', 'Baker, Weir Stores: bread and cakes for the', 'shops of the old town.'],
    ['2010 - 2012', 'Cashier, Acme Stores.'],
  ];
  let y = 170;
  const rows = jobs.flatMap(([dates = '', ...lines]) => {
    const first = y;
    y += lines.length * 14 + 3;
    return [
      { text: dates, x: 40, y: first + (lines.length - 1) * 7 },
      ...lines.map((text, i) => ({ text, x: 140, y: first + i * 14 })),
    ];
  });
  const { experience, positions } = await factsOf([
    { text: 'Wrenna Oldacre', x: 40, y: 60, size: 24 },
    { text: 'wrenna@example.com', x: 40, y: 90 },
    { text: 'Experience', x: 140, y: 150, size: 14, bold: true },
    ...rows,
  ]);
  expect([experience, positions].map((facts) => facts.map(({ value }) => value))).toEqual([
    [
      { from: '2019-01', to: '2021-01' },
      { from: '2016-01', to: '2018-01' },
      { from: '2013-01', to: '2015-01' },
      { from: '2010-01', to: '2012-01' },
    ],
    ['Weaver', 'Night porter', 'Baker', 'Cashier'],
  ]);
});

const margin = (text: string, y: number) => [
  { text: '-', x: 40, y },
  { text, x: 40, y: y + 30, size: 13, bold: true },
];

test('a heading under a dash in the margin heads what is level with the dash', async () => {
  const { skills, experience } = await factsOf([
    { text: 'Wrenna Oldacre', x: 40, y: 60, size: 24 },
    { text: 'wrenna@example.com', x: 190, y: 140 },
    { text: '0550 12 34 56', x: 190, y: 154 },
    ...margin('Skills', 168),
    { text: 'Weaving, Looms, Ropes', x: 190, y: 168 },
    { text: 'Nets and knots', x: 190, y: 182 },
    ...margin('Experience', 230),
    { text: 'Acme Mill / Weaver', x: 190, y: 234, bold: true },
    { text: 'MAY 2019 - JUNE 2021, TARNBROOK', x: 190, y: 252 },
    { text: 'Wove carpets for the halls of the town.', x: 190, y: 266 },
    ...margin('Education', 310),
    { text: 'Tarnbrook College / Diploma in Weaving', x: 190, y: 314, bold: true },
    { text: 'MAY 2016 - JUNE 2018, TARNBROOK', x: 190, y: 332 },
  ]);
  expect([skills, experience].map((facts) => facts.map(({ value }) => value))).toEqual([
    ['Weaving', 'Looms', 'Ropes', 'Nets and knots'],
    [{ from: '2019-05', to: '2021-06' }],
  ]);
});
