import { expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const read = (text: string) => {
  const { skills, certificates } = understand(
    documentOf(`# Amina Belkacem\namina@example.dz\n${text}`),
    { asOf: '2026-11' },
  ).facts;
  return {
    skills: skills.map(({ value }) => value),
    certificates: certificates.map(({ value }) => value),
  };
};

test('a heading over both parts skills from certificates by their day and their name', () => {
  const text =
    '- Oven care\n- Rye bread\n- Bread Hygiene Level 2, Marlow House, 2019\n- Certified Baker\n- Licensed Miller';
  expect(read(`## Skills & Certifications\n${text}`)).toEqual({
    skills: ['Oven care', 'Rye bread'],
    certificates: ['Bread Hygiene Level 2', 'Certified Baker', 'Licensed Miller'],
  });
});

test('and in French', () => {
  const text =
    '- Pétrissage\n- Pain de seigle\n- Certification HACCP\n- Hygiène du pain, Marlow, 2019';
  expect(read(`## Compétences et certifications\n${text}`)).toEqual({
    skills: ['Pétrissage', 'Pain de seigle'],
    certificates: ['Certification HACCP', 'Hygiène du pain'],
  });
});

test('below a heading on skills alone, days and names of certificates take no skill away', () => {
  const text = '- Oven care\n- Certified baking\n- Miwe 2019\n- Rye bread';
  expect(read(`## Skills\n${text}`).skills).toEqual([
    'Oven care',
    'Certified baking',
    'Miwe 2019',
    'Rye bread',
  ]);
});

test('skills below a heading over both may have years of practice and of versions', () => {
  const text =
    '- Rye bread since 2015\n- Python (2016 – 2021)\n- Excel 2019\n- Windows Server 2016, SQL Server 2019\n- Bread Hygiene Level 2, 2019';
  expect(read(`## Skills & Certifications\n${text}`)).toEqual({
    skills: [
      'Rye bread since 2015',
      'Python',
      'Excel 2019',
      'Windows Server 2016',
      'SQL Server 2019',
    ],
    certificates: ['Bread Hygiene Level 2'],
  });
});
