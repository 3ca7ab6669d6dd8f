import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const listed = (text: string): string[] =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n## Certifications\n${text}`), {
    asOf: '2026-11',
  }).facts.certificates.map(({ value }) => value);

describe('a certificate behind what somebody did to hold it', () => {
  test.each([
    [
      'with who gave it and when',
      '- Obtained Good Oven Practice from Oldacre in 2017\n- Completed Flour Dust Safety with Marlow, March 2021',
      ['Good Oven Practice', 'Flour Dust Safety'],
    ],
    [
      'with an article',
      '- Passed the Rope Rescue Level 2 in 2018\n- Successfully completed Oven Care (2019)',
      ['Rope Rescue Level 2', 'Oven Care'],
    ],
    [
      'in French',
      "- Obtention du Certificat Voltaire (2019)\n- Obtention de l'Habilitation B2V chez APAVE en 2021",
      ['Certificat Voltaire', 'Habilitation B2V'],
    ],
  ])('is named alone: %s', (_, text, certificates) => {
    expect(listed(text)).toEqual(certificates);
  });

  test.each([
    [
      'how it went',
      'Rope Access Level 2, 2019\n- Completed with distinction',
      ['Rope Access Level 2'],
    ],
    ['a prize', '- Rope Access, 2019\n- Received Best Apprentice Award in 2018', ['Rope Access']],
    [
      'a gift',
      '- Rope Access, 2019\n- Received Letter of Thanks from Marlow in 2018',
      ['Rope Access'],
    ],
    ['an aim', '- Rope Access, 2019\n- Achieved Sales Target in 2018', ['Rope Access']],
    [
      'hours',
      '- Rope Access, 2019\n- Completed 120 hours of training with Marlow',
      ['Rope Access'],
    ],
    ['a year of study', '- Rope Access, 2019\n- Completed Year 2 in 2018', ['Rope Access']],
    ['small letters', '- Rope Access, 2019\n- Passed all modules in 2018', ['Rope Access']],
    [
      'what somebody went to',
      '- Rope Access, 2019\n- Attended Marlow Fair in 2018',
      ['Rope Access'],
    ],
    [
      'a name that begins like that',
      '- Rope Access, 2020\n- Earned Value Management, Marlow, 2019',
      ['Rope Access'],
    ],
  ])('is none in %s', (_, text, certificates) => {
    expect(listed(text)).toEqual(certificates);
  });
});
