import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

/** The titles and ranges of a resume. */
function historyOf(markup: string) {
  const { positions, experience } = understand(
    documentOf(`# Hélène Vasseur\nhelene@example.org\n${markup}`),
    { asOf: '2026-11' },
  ).facts;
  return [
    ...positions.map(({ value }) => value),
    ...experience.map(({ value: { from, to } }) => `${from}/${to ?? ''}`),
  ];
}

describe('work under no heading of work', () => {
  test.each<[string, string, string[]]>([
    [
      'posts at universities among studies',
      "## Cursus\n2011–… :\tMaîtresse de conférences, Université de Brest\n2008–2011 :\tPostdoctorat, Université de Nantes\n2004–2008 :\tDoctorat de l'Université de Rennes",
      ['Maîtresse de conférences', 'Postdoctorat', '2011-01/', '2008-01/2011-01'],
    ],
    [
      'jobs of some months behind the studies',
      '## Formation\n2016 – 2018\nBTS Management, Lycée Jean Moulin\n\n\nMars 2021 – Octobre 2023\nCariste ENTREPOTS DU LAC\nChargement des palettes\n\n\n2019 – 2021\nMagasinier LOGIVAL',
      ['Cariste ENTREPOTS DU LAC', 'Magasinier LOGIVAL', '2021-03/2023-10', '2019-01/2021-01'],
    ],
    [
      'what is set as entries are, whatever their words',
      '## Compétences\nMenuiserie, Parquet\n\n** 2016 – 2023\tConception de cuisines :\nBois Clair SARL\n** 2011 – 2016\tAgencement de boutiques\nAgencéo',
      ['Conception de cuisines', 'Agencement de boutiques', '2016-01/2023-01', '2011-01/2016-01'],
    ],
    [
      'a list beside schools and certificates',
      '## Contact\nTéléphone : 06 11 22 33 44\n- 09/2022 - Présent : Lycée Monge\n- 06/2024 - 08/2024 : Serveuse, Café du Parc\n- 04/2023 - 06/2023 : Stage à Dumont SARL\n- 2023 : PSC1',
      ['Serveuse', 'Stage', '2024-06/2024-08', '2023-04/2023-06'],
    ],
    [
      'parts that a layout sets apart from the heading of work, which has none left',
      'Vendeuse\tmars 2019 – juin 2021\nMaison du Thé\n## Expérience\nMaison du Thé\n## Langues\nAnglais',
      ['Vendeuse', '2019-03/2021-06'],
    ],
    [
      'a range that ends with a short word',
      '** Pâtissière\nMaison Klein\nJanvier 2021 – à ce j.\n** Vendeuse\nMaison du Thé\n2019 – 2020',
      ['Pâtissière', 'Vendeuse', '2021-01/', '2019-01/2020-01'],
    ],
    [
      'ranges with a full stop behind names',
      'Teller at Old Mill Union, July 2016-May 2017.\nClerk at Dumont Bakery 2018 – 2019.\nServed the guests of the town.',
      ['Teller', 'Clerk', '2016-07/2017-05', '2018-01/2019-01'],
    ],
    [
      'and no sentences with a range at their ends',
      'I was a teller at the old mill in Oran July 2016-May 2017.\nThe clerk of the bakery of Dumont worked there 2018 – 2019.',
      [],
    ],
  ])('%s', (_, markup, history) => {
    expect(historyOf(markup)).toEqual(history);
  });

  test('counts beside what is headed, where a layout set a part of it apart', () => {
    expect(
      historyOf(
        '|| 40-280\n## Skills\nWelding\n## Experience\nMay 2024 – Present\tMechanic\n|| 300-545\nhelene@example.org\nNov 2021 – Apr 2024\tTechnician\nNov 2015 – Apr 2019\tMember of the teachers committee',
      ),
    ).toEqual(['Mechanic', 'Technician', '2024-05/', '2021-11/2024-04']);
  });

  test('counts no fewer years than are stated', () => {
    const { yearsExperience } = understand(
      documentOf('# Hélène Vasseur\nVendeuse avec 12 ans d’expérience\n2019 – 2020\tVendeuse, Thé'),
      { asOf: '2026-11' },
    ).facts;
    expect(yearsExperience?.value).toBe(12);
  });

  test('leads to the title under a heading of leadership', () => {
    expect(historyOf('## Leadership experience\nMay 2019 – Dec 2020\tFundraising Intern')).toEqual([
      'Fundraising Intern',
      '2019-05/2020-12',
    ]);
  });
});

describe('dated and no work', () => {
  test.each<[string, string]>([
    [
      'more than one person tells',
      `## Skills\n2015 – 2018\tBaker, Marlow Ltd\n${'Kneading of dough and care of the oven at night\n'.repeat(450)}`,
    ],
    ['awards', '## Awards\n2017 – 2019\tGraduate Student, Royal Fellowship'],
    ['memberships', '## Memberships\n2015 – 2024\tSecretary, Plant Society'],
    ['a team', '## Loisirs\n2015 – 2020\tEntraîneuse de handball'],
    [
      'diplomas that are called as trades are',
      '## Formation\n2018 – 2020\tTechnicien spécialisé en électricité\nISTA Casablanca\n2016 – 2018\tDéveloppeur web\nOpenClassrooms',
    ],
    ['skills with years', '## Compétences\n** 2016 – 2023\tTaille douce\n** 2011 – 2016\tReliure'],
    [
      'trades that a school year is spent on',
      '## Formation\nSeptembre 2012 – Juin 2015\tÉlectricien bâtiment\nSeptembre 2010 – Juin 2012\tPlombier',
    ],
    [
      'courses at a centre',
      '## Formation\n2020 – 2022\tCoach, Centre Altia\n2015 – 2017\tSophrologue',
    ],
    ['a palmarès that is no known heading', 'Palmarès\n2010 – 2015\tCapitaine, AS Brest'],
    ['a permit over a trade', 'Permis B, 2010–2015\nVendeuse'],
    [
      'trades where no school stands beside them',
      '## Formation\nJanvier 2014 – Décembre 2017\tInfirmière, IFSI de Brest\nMars 2012 – Mai 2013\tAide-soignante, Croix-Rouge',
    ],
    [
      'a trade learnt at a firm in German',
      '## Ausbildung\n02/2010 – 12/2014\tKoch, Hotel Adler\n01/2005 – 01/2010\tRealschule Ulm',
    ],
    [
      'a scholar',
      '## Education\n2006 – 2010\tBSc Biology\nSep 2010 – Jan 2014\tResearch scholar, DAAD',
    ],
    ['service of members', '## Skills\nJan 2018 – Mar 2020\tTreasurer, Leeds Rowing Club'],
    [
      'what is set as entries of things made',
      '## Skills\nPython\n\n** 2016 – 2018\tShop website\nReact, Node\n** 2018 – 2019\tWeather app\nVue',
    ],
    ['the work of another', '## Contact\nHusband: teacher, Mar 2010 – May 2020'],
    ['a trade at a school in German', '## Schulbildung\n02/2010 – 12/2014\tKoch, Berufsschule Ulm'],
    [
      'what is set as entries of projects',
      '## Compétences\nPython\n\n** 2016 – 2023\tProjet de serre connectée\nPlantes du jardin\n** 2011 – 2016\tProjet de ruche\nAbeilles du jardin',
    ],
  ])('%s', (_, markup) => {
    expect(historyOf(markup).filter((each) => each.includes('/'))).toEqual([]);
  });
});
