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

describe('what one giver gave', () => {
  test.each([
    [
      'behind a dash',
      '- Coursera – Rope Access Basics, Flour Dust Safety\n- LinkedIn Learning – Bread for Beginners, Managing Ovens',
      ['Rope Access Basics', 'Flour Dust Safety', 'Bread for Beginners', 'Managing Ovens'],
    ],
    [
      'behind the colon of a giver that is called as courses are',
      '- OpenClassrooms: Gestion du pain, Rédiger une recette\n- FUN MOOC: Initiation au four, Parler en public',
      ['Gestion du pain', 'Rédiger une recette', 'Initiation au four', 'Parler en public'],
    ],
    [
      'with a name of one letter',
      '- CompTIA: A+, Network+, Security+\n- Cisco: CCNA, CCNP',
      ['A+', 'Network+', 'Security+', 'CCNA', 'CCNP'],
    ],
  ])('is listed %s', (_, text, certificates) => {
    expect(listed(text)).toEqual(certificates);
  });

  test.each([
    [
      'a name behind the field of another',
      '- Rope Access – Rescue, Level 2\n- Oven Operator',
      ['Rope Access – Rescue, Level 2', 'Oven Operator'],
    ],
    [
      'what a course is about',
      '- Foundations: Ropes, Knots\n- Oven Operator',
      ['Foundations: Ropes, Knots', 'Oven Operator'],
    ],
  ])('is none in %s', (_, text, certificates) => {
    expect(listed(text)).toEqual(certificates);
  });
});

test('the head of a table beside a part on studies names no certificate', () => {
  expect(
    read(
      '## Education\nBA History, Marlow University\t2014\n## Professional Qualifications\n** Certificate\tIssuer\tYear\nOven Practitioner\tThe Marlow Company\t2018\nRope Access\tOldacre Board\t2019',
    ),
  ).toEqual(['Oven Practitioner', 'Rope Access']);
});

test.each([
  [
    'by a society',
    '- Certified Welder by Marlow Welding Society\n- Oven Operator',
    ['Certified Welder', 'Oven Operator'],
  ],
  [
    'chez',
    '- Conduite de four chez Socotec\n- Pain de seigle niveau 2 par Oldacre',
    ['Conduite de four', 'Pain de seigle niveau 2'],
  ],
  [
    'under a number in words',
    '- Conduite de four – numéro 22-8841\n- Pain de seigle niveau 2',
    ['Conduite de four', 'Pain de seigle niveau 2'],
  ],
  [
    'and how well it went',
    '- Conduite de four, Oldacre, 2019\n- Réussite avec 92 %\n- Passed with a score of 92%',
    ['Conduite de four'],
  ],
  [
    'but not what is done by a method, or is the field of a name',
    '- Soudage par points\n- Gestion par objectifs',
    ['Soudage par points', 'Gestion par objectifs'],
  ],
])('who gave a certificate stands behind its name: %s', (_, text, certificates) => {
  expect(listed(text)).toEqual(certificates);
});
