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

describe('the head of a resume', () => {
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

  test.each(['7000-736 Torrão', '040308 Torrão'])(
    'a town that is not known stands after its postcode: %s',
    (town) => {
      const { location } = read(`# Amina Belkacem\namina@example.dz\n12 Rua Nova, ${town}`);
      expect(location?.value).toBe(town);
    },
  );
});
