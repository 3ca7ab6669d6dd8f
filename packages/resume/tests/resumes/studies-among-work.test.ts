import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const rangesOf = (entries: string) =>
  understand(documentOf(`# Hélène Vasseur\nhelene@example.org\n## Expérience\n${entries}`), {
    asOf: '2026-11',
  }).facts.experience.map(({ value: { from, to } }) => `${from}/${to ?? ''}`);

describe('studies among work', () => {
  test.each([
    ['a diploma below a degree', '2017 – 2019\tBTS Comptabilité'],
    ['the end of school', '2014 – 2017\tBac professionnel Commerce'],
    ['an apprenticeship in German', '2014 – 2017\tAusbildung zur Kauffrau'],
    ['a diploma in Arabic', '2014 – 2017\tبكالوريوس محاسبة'],
    ['a pupil', 'École des Ponts\nÉlève ingénieure en robotique\n2014 – 2017'],
    [
      'a degree beside a range over two lines',
      'Sep 2014 – Jun\tMEng Civil Engineering\n2019\tUniversity of Leeds',
    ],
  ])('%s', (_, entry) => {
    expect(rangesOf(`2019 – 2024\tVendeuse, Maison du Thé\n${entry}`)).toEqual(['2019-01/2024-01']);
  });

  test('a degree far over its dates, where those stand last', () => {
    expect(
      rangesOf(
        '** Vendeuse\nMaison du Thé\n2021 – 2024\n** Serveuse\nCafé du Parc\n2019 – 2021\nLicence en langues\net lettres\nÉcole des Arts\n2016 – 2019',
      ),
    ).toEqual(['2021-01/2024-01', '2019-01/2021-01']);
  });

  test('but a doctorate, teaching, and work that is learnt in turn with a school are work', () => {
    expect(
      rangesOf(
        '2015–ajd.\tNatixa\tApprentissage en alternance, Caen\n2012 – 2015\tHigh School Teacher, Leeds\n2010 – 2012\tÉtudiante en thèse, Université de Caen\n2008 – 2010\tثانوية الأمل، أستاذ رياضيات\n2006 – 2008\tBUT, vendeuse',
      ),
    ).toEqual([
      '2015-01/',
      '2012-01/2015-01',
      '2010-01/2012-01',
      '2008-01/2010-01',
      '2006-01/2008-01',
    ]);
  });
});

describe('what is done for nothing among work', () => {
  test.each([
    'Bénévole dans un refuge, Angers',
    'Animatrice bénévole – Croix-Rouge',
    'Sapeur-pompier volontaire à Oiron',
    'Jeunes sapeurs-pompiers, Thouars',
  ])('%s is no work', (title) => {
    expect(rangesOf(`2019 – 2024\tVendeuse, Maison du Thé\n2008 – 2010\t${title}`)).toEqual([
      '2019-01/2024-01',
    ]);
  });

  test.each([
    'Coordinatrice de bénévoles, Croix-Rouge',
    'Chargée de mission, accueil de chaque bénévole',
    'Sapeur-pompier professionnel, Angers',
    'Volontaire en service civique, mairie d’Angers',
    'Vendeuse, boutique du bénévole',
    'Animatrice réseau bénévole, Croix-Rouge',
    'Cheffe d’équipe bénévole, Croix-Rouge',
  ])('but %s is', (title) => {
    expect(rangesOf(`2019 – 2024\tVendeuse, Maison du Thé\n2008 – 2010\t${title}`)).toEqual([
      '2019-01/2024-01',
      '2008-01/2010-01',
    ]);
  });
});

test('what somebody still learns is no position', () => {
  const { position, experience } = understand(
    documentOf(
      `# Hélène VASSEUR\nhelene@example.org\n## En formation permanente…\n1996 : DEA de lettres, Université de Nantes\n2010 : Certificat de secrétaire médicale, CNED\n2013 : CAP Petite Enfance`,
    ),
    { asOf: '2026-11' },
  ).facts;
  expect([position, experience]).toEqual([null, []]);
});
