import { expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

/** The ranges of work of a resume whose section of work is `lines`. */
const rangesOf = (lines: string): string[] =>
  understand(documentOf(`# Wrenna Oldacre\nwrenna@example.com\n## Experience\n${lines}`), {
    asOf: '2026-11',
  }).facts.experience.map(({ value }) => `${value.from} ${value.to ?? 'now'}`);

test.each([
  [
    '** Baker\n** Marlow Mill\n03/2018 - 02/2020\nFamily firm, in business since 1987.\n- Baked bread',
  ],
  ['** Comptable\t03/2018 - 02/2020\nGarage du Lac, ouvert depuis 1990\n- Tenue des comptes'],
  [
    '** Comptable\t03/2018 - 02/2020\nSuivi des clients que la maison\ncompte depuis 2009 dans la région.',
  ],
  ['** Driver\t03/2018 - 02/2020\nDelivered parcels for the firm since 2019 in three counties.'],
  ['03/2018 - 02/2020\t** Plumber, Hill Pipes\nA shop that has served the town since 1948.'],
  ['** Infirmière\t03/2018 - 02/2020\nClinique du Lac\n- Référente hygiène depuis 2019'],
])('what a line tells of an entry since a year is no work of its own: %j', (lines) => {
  expect(rangesOf(lines)).toEqual(['2018-03 2020-02']);
});

test('a firm older than work that goes on adds no years to it', () => {
  expect(
    rangesOf('** Boulanger\t2019 - present\nMoulin du Lac, maison fondée depuis 1954'),
  ).toEqual(['2019-01 now']);
});

test.each([
  ['of a title that stands between', '** Porter\nLake Depot since 2018', '2018-01 now'],
  ['behind a role', 'Cook since 2018', '2018-01 now'],
  ['behind a comma', 'Magasin du Lac, depuis 2015', '2015-01 now'],
  ['in a cell', '** Bakery of the lake\tsince 2015', '2015-01 now'],
  ['that begins its line', 'Depuis 2015\nGarage du Lac, comptable', '2015-01 now'],
  ['after the entry above', 'Gestion du rayon pain depuis 2022', '2022-01 now'],
])('a year since which work goes on stays, %s', (_, lines, range) => {
  expect(rangesOf(`** Vendeur\t2019 - 2021\n${lines}`)).toEqual(['2019-01 2021-01', range]);
});
