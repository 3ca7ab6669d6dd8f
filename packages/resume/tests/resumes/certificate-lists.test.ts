import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const read = (text: string): string[] =>
  understand(
    documentOf(
      `# Amina Belkacem\namina@example.dz\n## Work\nBaker, Marlow & Sons\t2019 – 2021\n${text}`,
    ),
    { asOf: '2026-11' },
  ).facts.certificates.map(({ value }) => value);
const listed = (text: string): string[] => read(`## Certifications\n${text}`);

describe('a paragraph that lists certificates', () => {
  test.each([
    [
      'goes on behind a dot at the start of a line',
      'Rope Access Foundations • Bread Hygiene Level 2 • Fire Marshal Training • Flour Dust Safety\n• Oven Operator • Lift Operator',
      [
        'Rope Access Foundations',
        'Bread Hygiene Level 2',
        'Fire Marshal Training',
        'Flour Dust Safety',
        'Oven Operator',
        'Lift Operator',
      ],
    ],
    [
      'goes on below a slash at the end of a line',
      'Rope Access Foundations / Bread Hygiene Level 2 / Fire Marshal Training / Flour Dust Safety /\nOven Operator / Lift Operator',
      [
        'Rope Access Foundations',
        'Bread Hygiene Level 2',
        'Fire Marshal Training',
        'Flour Dust Safety',
        'Oven Operator',
        'Lift Operator',
      ],
    ],
  ])('%s', (_, text, certificates) => {
    expect(listed(text)).toEqual(certificates);
  });

  test.each([
    [
      'rows that end with a date each',
      'Rope Access | Oldacre House | 05/2020\nBread Hygiene | Marlow Mills | 2017\nFlour Dust Safety | Marlow | 2018',
      ['Rope Access', 'Bread Hygiene', 'Flour Dust Safety'],
    ],
    [
      'slashes within names',
      'Basic Life Support / CPR – Red Cross\nKnife Skills / Butchery – Marlow College',
      ['Basic Life Support / CPR', 'Knife Skills / Butchery'],
    ],
    [
      'points of a list',
      '• Rope Access Foundations\n• Bread Hygiene Level 2',
      ['Rope Access Foundations', 'Bread Hygiene Level 2'],
    ],
  ])('is none in %s', (_, text, certificates) => {
    expect(listed(text)).toEqual(certificates);
  });
});

describe('qualifications besides schooling', () => {
  const HELD =
    '## Professional Qualifications\nBread Hygiene Level 2 (Marlow House, June 2018)\nFire Marshal Training (Oldacre House, 2019)';

  test('are certificates where the school has a part of its own', () => {
    expect(read(`## Education\nBA History, Marlow University\t2014\n${HELD}`)).toEqual([
      'Bread Hygiene Level 2',
      'Fire Marshal Training',
    ]);
  });

  test('are degrees where they are', () => {
    expect(read(`## Professional Qualifications\nBA History, Marlow University\t2014`)).toEqual([]);
  });
});
