import { expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const titlesOf = (work: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n## Experience\n${work}`), {
    asOf: '2026-11',
  }).facts.positions.map(({ value }) => value);

test.each([
  [
    'below the dates',
    '2020 – 2024\n** Kerb Layer\nOld Pine, Oulu\n2016 – 2020\n** Baker\nBlue Heron, Graz',
  ],
  ['beside them', '** Kerb Layer\t2020 – 2024\nOld Pine\n** Baker\t2016 – 2020\nBlue Heron'],
  [
    'in a line with all else',
    'Kerb Layer, Old Pine, Oulu, 2020 – 2024\nBaker, Blue Heron, Graz, 2016 – 2020',
  ],
  ['before the employer', 'Kerb Layer at Old Pine\t2020 – 2024\nBaker at Heron\t2016 – 2020'],
  ['after the employer', 'Old Pine | Kerb Layer\t2020 – 2024\nBlue Heron | Baker\t2016 – 2020'],
])('a title that no word tells, where the titles of other entries stand: %s', (_, work) => {
  expect(titlesOf(work)).toEqual(['Kerb Layer', 'Baker']);
});

test.each([
  ['an employer', '** Old Pine Ltd\t2020 – 2024\n** Baker\t2016 – 2020\nBlue Heron'],
  ['a town', '** Algiers\t2020 – 2024\n** Baker\t2016 – 2020\nBlue Heron'],
  ['other letters', 'Old Pine\t2020 – 2024\n** Baker\t2016 – 2020\nBlue Heron'],
  ['more in its line', 'Old Pine, Oulu\t2020 – 2024\nBaker\t2016 – 2020\nBlue Heron'],
])('no title where those of others stand: %s', (_, work) => {
  expect(titlesOf(work)).toEqual(['Baker']);
});
