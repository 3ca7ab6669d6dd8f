import { expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const factsOf = (work: string, headline = '') =>
  understand(documentOf(`# Amina Belkacem\n${headline}amina@example.dz\n## Experience\n${work}`), {
    asOf: '2026-11',
  }).facts;
const titlesOf = (work: string, headline = '') =>
  factsOf(work, headline).positions.map(({ value }) => value);

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
  [
    'most are without',
    '** Old Pine\t2020 – 2024\n** Grey Elm\t2018 – 2020\n** Baker\t2016 – 2018\nBlue Heron',
  ],
  ['more in its line', 'Old Pine, Oulu\t2020 – 2024\nBaker\t2016 – 2020\nBlue Heron'],
])('no title where those of others stand: %s', (_, work) => {
  expect(titlesOf(work)).toEqual(['Baker']);
});

test('a headline that an entry has as well is its title, and shows where the others are', () => {
  const work = 'Blue Heron, Kerb Layer, 2020 – 2024\nOld Pine, Shotfirer, 2016 – 2020';
  expect(titlesOf(work, '! Kerb Layer\n')).toEqual(['Kerb Layer', 'Shotfirer']);
});

test('such a headline is the position, whatever title another entry has', () => {
  const work = '** Old Pine\tOulu\nKerb Layer\t2020 – 2024\n** Baker\nHeron\t2016 – 2020';
  expect(factsOf(work, '! Kerb Layer\n').position?.value).toBe('Kerb Layer');
});

test('a label of the details below a name is no position', () => {
  const details = '** E-mail\namina@example.dz\n** Phone\n0550 12 34 56\n';
  expect(factsOf('2020 – 2024\n** Kerb Layer\nOld Pine', details).position).toBeNull();
});
