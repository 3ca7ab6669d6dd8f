import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import { understand } from '../../src/understanding/facts';

const read = (markup: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${markup}`), { asOf: '2026-11' })
    .facts;

/** The ranges of work whose section has `lines`. */
const rangesOf = (lines: string, heading = 'Expérience professionnelle') =>
  read(`## ${heading}\n${lines}\n## Compétences\nExcel`).experience.map(
    ({ value: { from, to } }) => `${from} ${to ?? ''}`,
  );

describe('the time of work', () => {
  test.each([
    [
      'Étés 2019 – 2021 : Serveuse, Café du Port',
      ['2019-06 2019-08', '2020-06 2020-08', '2021-06 2021-08'],
    ],
    ['Été 2019 – 2021 : Serveuse, Café du Port', ['2019-06 2021-01']],
    ['2013, 2014\tCafé du Port\tServeuse', ['2013-01 2014-12']],
    ['2013, 2016\tCafé du Port\tServeuse', []],
    [
      '2013 : Stage de boulangerie à la Maison Verte de Rouen. Animation de deux ateliers pour les enfants de la commune',
      ['2013-01 2013-12'],
    ],
    [
      '2009 : Création du site de l’entreprise Lac\n2012 : Ouverture de la boutique du groupe Lane',
      [],
    ],
    [
      '** Vendeur\nMaison Verte, 2012 - 2015\n2013 : ouverture de la seconde boutique',
      ['2012-01 2015-01'],
    ],
    [
      '** Vendeur\nPériode : mars 2022 au 31 août 2024 (2 ans, apprentissage École Verte)',
      ['2022-03 2024-08'],
    ],
  ])('is read in %j', (lines, ranges) => {
    expect(rangesOf(lines)).toEqual(ranges);
  });

  test.each([
    [
      'N°\tEntreprise\tFonction\tDu\tAu\n1\tMaison Verte\tComptable\tavril 2018\tà ce jour\n2\tMaison Bleue\tCaissière\tseptembre 2013\tfévrier 2018',
      ['2018-04 ', '2013-09 2018-02'],
    ],
    ['03/2019\t12/2021\tMaison Verte\tSerrurier', ['2019-03 2021-12']],
    ['Serrurier\tMaison Verte\t01/03/2019\t31/12/2021', ['2019-03 2021-12']],
    ['2016\t2018\tMaison Verte\tSerrurier', ['2016-01 2018-01']],
    ['Serrurier\tMaison Verte\t12/2021\t03/2019', []],
    ['Serrurier\tMaison Verte\t2016\t03/2019', []],
    ['Serrurier\tMaison Verte\t03/2019\tAtelier 2021', []],
  ])('is read in two cells: %j', (lines, ranges) => {
    expect(rangesOf(lines)).toEqual(ranges);
  });

  test('is told in long lines that begin with it, where others than work share the heading', () => {
    const line =
      'May 2014 - December 2014 Clerk at the Lemon Foundation, who helped with letters, lists of donors and all the small tasks of a busy office';
    expect(rangesOf(line, 'Leadership Experience')).toEqual(['2014-05 2014-12']);
    expect(rangesOf(`Then, ${line}`, 'Leadership Experience')).toEqual([]);
  });

  test('of a job that is still held is no year', () => {
    const { position, yearsExperience } = read(
      '## Expérience\nVendeur, Maison Bleue, 2012 - 2015\nBoulanger, Maison Verte : toujours en poste',
    );
    expect([position?.value, yearsExperience?.value]).toEqual(['Boulanger', 3.1]);
  });

  test('is not stated by how long one job went on at a firm of experts', () => {
    expect(
      read('## Expérience\nComptabilité : 5 ans (cabinet d’expertises)').yearsExperience,
    ).toBeNull();
  });
});

describe('work beside studies', () => {
  const studies = '** Master en physique\n2004 - 2006\n** Licence en physique\n2001 - 2004';

  test('is none of what somebody went through, where it has a heading of its own', () => {
    const work = '## Expérience professionnelle\n** Boulanger\nMaison Verte, 2010 - 2012';
    expect(
      read(`${work}\n## Parcours\n** École du Port\n2008 - 2009\n${studies}`).yearsExperience
        ?.value,
    ).toBe(2.1);
    expect(
      read(`${work}\n## Parcours\n** Enseignant\n2012 - 2019\n${studies}`).position?.value,
    ).toBe('Enseignant');
    expect(
      read(`${work}\n## Parcours\n** Enseignant\n2008 - 2009\nMaison Bleue`).yearsExperience?.value,
    ).toBe(3.2);
  });

  test('is academic though one of its tasks names a degree', () => {
    const { positions } = read(
      '## Academic Experience\n** Instructor of Record\nMill Lane University, 2018 - 2020\n- Lectures for undergrad students of finance\n## Industry Experience\n** Analyst\nAcme Ltd, 2015 - 2016',
    );
    expect(positions.map(({ value }) => value)).toEqual(['Instructor of Record', 'Analyst']);
  });

  test('is none in a list of bullets that has degrees, with a remark beside it', () => {
    const list = '- BSc, Leeds 2010 - 2013\n- Teacher, Marlow 2014 - 2016\nMore on request';
    expect(rangesOf(list, 'Education and experience')).toEqual(['2014-01 2016-01']);
  });

  test('ends before the heading of studies in the plural', () => {
    expect(
      rangesOf(
        '** Boulanger\nMaison Verte, 2010 - 2012\n## Scolarités\n** Collège du Port - Documentaliste\n2004 - 2008',
      ),
    ).toEqual(['2010-01 2012-01']);
  });
});

test('the year that had no room beside its month stands below it, within the column of dates', async () => {
  const outcome = await readResume(
    pdfOf([
      [
        { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
        { text: 'amina@example.dz', x: 40, y: 80 },
        { text: 'Expérience', x: 40, y: 110, size: 14, bold: true },
        { text: 'août 2022 – juil.', x: 60, y: 130 },
        { text: 'Boulanger', x: 200, y: 130 },
        { text: '2024', x: 100, y: 142 },
        { text: 'Maison Verte, Rouen', x: 200, y: 142 },
      ],
    ]),
    'resume.pdf',
    { asOf: '2026-11' },
  );
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  expect(outcome.reading.facts.experience.map(({ value }) => value)).toEqual([
    { from: '2022-08', to: '2024-07' },
  ]);
});
