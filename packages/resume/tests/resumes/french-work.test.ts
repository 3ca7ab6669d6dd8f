import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { rangesIn } from '../../src/understanding/dates/dates';
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
const degreesOf = (markup: string) => factsOf(markup).education.map(({ value }) => value);

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
    ['years and months', '** Vendeur\tmars 2021 (1 an et 3 mois)', ['2021-03/2022-05']],
    ['years and months', '** Vendeur\nmars 2021 · 2 years, 3 months', ['2021-03/2023-05']],
    ['years and more months than one has', '** Vendeur\tmars 2021 (2 ans et 30 mois)', []],
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

describe('the degrees of studies', () => {
  test.each<[string, string[]]>([
    ['LP Développement Web', ['Bachelor']],
    ['Baccalauréat ès arts', ['Bachelor']],
    ['Titre certifié niveau 7 – Manager de projet', ['Master']],
    ['Titre niveau 6 – Chargée de projet', ['Bachelor']],
    ['Titre niveau 5 – Développeur', []],
    ['PGE - École du Lac', ['Master']],
    ['Formation d’ingénieurs', ['Master']],
    ['Diplôme d’ing. en informatique', ['Master']],
    ['Ing. dipl. EPF', ['Master']],
    ['Maîtrise en informatique', ['Master']],
    ["Diplôme national supérieur d'expression plastique", ['Master']],
    ['Candidate au doctorat, Université du Lac', ['PhD']],
    ['Candidate au master, Université du Lac', []],
    ['Docteur vétérinaire', ['PhD']],
    ['Université du Lac, Baccalauréat en systèmes\t2011 – 2016', ['Bachelor']],
    ['Baccalauréat en géographie\t2014 – 2017\nUniversité du Lac', ['Bachelor']],
    ['Baccalauréat en sciences expérimentales\t2014 – 2017\nUniversité du Lac', []],
    ['Baccalauréat en lettres, Lycée du Lac\t2014 – 2017', []],
    ['INSA du Lac, Ingénierie | Classe préparatoire intégrée\t2015 – 2020', ['Master']],
  ])('%s', (entry, levels) => {
    expect(degreesOf(`## Formation\n${entry}`)).toEqual(levels);
  });

  test.each<[string, string[]]>([
    ['2018 – 2020\tIngénieur de production, École du Lac', []],
    ['Oct. 2018 – Déc. 2021\tDoctorat, Université du Lac', ['PhD']],
  ])('among work: %s', (entry, levels) => {
    expect(degreesOf(`## Expérience\n${entry}`)).toEqual(levels);
  });
});
