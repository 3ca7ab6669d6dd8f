import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { rangesIn } from '../../src/understanding/dates';
import { understand } from '../../src/understanding/facts';
import { fold } from '../../src/text';

const HEAD = '# Amina Belkacem\namina@example.dz\n';
const factsOf = (markup: string) =>
  understand(documentOf(HEAD + markup), { asOf: '2026-11' }).facts;
const titlesOf = (entries: string) =>
  factsOf(`## Expérience\n${entries}`).positions.map(({ value }) => value);
const rangesOf = (entries: string) =>
  factsOf(`## Expérience\n${entries}`).experience.map(
    ({ value: { from, to } }) => `${from}/${to ?? ''}`,
  );

test.each<[string, string, string | null]>([
  ['Juill. 2020 - Déc. 2020', '2020-07', '2020-12'],
  ['Jlt 2020 - Decmbre 2020', '2020-07', '2020-12'],
  ['Avril 2017 - Jui 2017', '2017-04', '2017-06'],
  ['Dès septembre 2022', '2022-09', null],
  ['1er semestre 2021', '2021-01', '2021-06'],
  ['2e semestre 2021', '2021-07', '2021-12'],
  ['09.20 – 02.21', '2020-09', '2021-02'],
])('%s is a range', (text, from, to) => {
  expect(rangesIn(fold(text)).map((range) => [range.from, range.to])).toEqual([[from, to]]);
});

test('hours of work are no dates', () => {
  expect(rangesIn('08.00 - 12.30')).toEqual([]);
});

describe('the dates of an entry', () => {
  test.each<[string, string, string[]]>([
    [
      'a word before them in a cell',
      'Vendeur, Magasin du Port\tentre mars 2019 et juin 2021',
      ['2019-03/2021-06'],
    ],
    ['a word before a year', '** Vendeur\tAnnée 2021', ['2021-01/2021-12']],
    ['how long before the year', '** Vendeur\t6 mois en 2021', ['2021-01/2021-06']],
    [
      'work that is learnt',
      'Boulanger en apprentissage\t2019 – 2021\n** Boulanger\t2021 – 2023',
      ['2019-01/2021-01', '2021-01/2023-01'],
    ],
  ])('%s', (_, entries, ranges) => {
    expect(rangesOf(entries)).toEqual(ranges);
  });
});

describe('the title of an entry', () => {
  test.each<[string, string[]]>([
    ['2021 (2 mois) : Vendeur, Aux Blés', ['Vendeur']],
    ['2019 – 2021 (CDI) : Vendeur, Aux Blés', ['Vendeur']],
    ['[2019 - 2021] : Vendeur, Aux Blés', ['Vendeur']],
    ['2019 – 2021\tIngénieur études à la société BATIM', ['Ingénieur études']],
    ['2012 – 2015 : Manœuvre, Bâtisseurs du Lac', ['Manœuvre']],
    ['mars 2019 à sept. 2019\tStage audit\tCabinet Fabre', ['Stage audit']],
    ['2023 – 2024\tProjet de fin d’études, Télécom du Cap', ['Projet de fin d’études']],
    ['Mission : Chef de projet chez Banque du Lac (2020 – 2022)', ['Chef de projet']],
    ['Missions : conseil au chef de projet (2020 – 2022)', []],
    ['2014 – 2019\nFonction ou poste occupé : Professeur de chant', ['Professeur de chant']],
    ['2014 – 2019\nIntitulé de l’emploi : Professeur de chant', ['Professeur de chant']],
  ])('%s', (entry, titles) => {
    expect(titlesOf(entry)).toEqual(titles);
  });

  const text = Array.from({ length: 4 }, (_, i) => `Suivi des clients du secteur ${i}`).join('\n');

  test('stands over its text in bold letters, whose dates are at its end', () => {
    expect(
      titlesOf(
        `** Graphiste\nImprimerie du Canal\n${text}\nMai 2019 – Juillet 2022\n** Illustratrice\nStudio Thau\n${text}\nAvril 2016 – Avril 2019`,
      ),
    ).toEqual(['Graphiste', 'Illustratrice']);
  });
});
