import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

const read = (text: string) => understand(documentOf(text), { asOf: '2026-11' }).facts;
const factsOf = (section: string) => read(`# Amina Belkacem\namina@example.dz\n${section}`);
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);
const rangesOf = (section: string) =>
  values(factsOf(section).experience).map(({ from, to }) => `${from}/${to ?? ''}`);

describe('dated among work and no work', () => {
  test.each([
    ['a leave', '** Family Leave\tApr 2019 - Aug 2021'],
    ['a pause', '** Career Pause\tApr 2019 - Aug 2021'],
    ['a pause in French', '** Pause professionnelle\tAvril 2019 - Août 2021'],
    ['a leave of a civil servant', 'En disponibilité de la fonction publique\t2019 - 2021'],
    ['an apprenticeship by its diploma', 'CAP boulanger (apprentissage)\t2010 - 2012'],
    ['its contract', "Contrat d'apprentissage, BTS comptable, CFA Lyon\t2010 - 2012"],
  ])('%s', (_, entry) => {
    expect(rangesOf(`## Experience\n** Baker, Acme\t2022 - 2024\n${entry}`)).toEqual([
      '2022-01/2024-01',
    ]);
  });
});

test('lessons that somebody gives are work', () => {
  expect(rangesOf('## Expérience\n2010 - 2012 : Cours de soutien, collège du Moulin')).toEqual([
    '2010-01/2012-01',
  ]);
});

test('the cells of one range over another', () => {
  expect(rangesOf('## Experience\n06/2012\t-\t07/2014\nBaker\n12/2019\t-\tPresent\nClerk')).toEqual(
    ['2012-06/2014-07', '2019-12/'],
  );
});

test('a list of bullets with dates among their words, before projects that are told', () => {
  const bullets = [
    'Clerk, 2019 – 2022, Mill',
    'Baker, 2015 – 2019, Acme',
    'Cook, 2012 – 2015, Inn',
    'Clerk, 2010 – 2012, Mill',
  ];
  expect(
    rangesOf(
      `## Experience\n${bullets.map((line) => `- ${line}`).join('\n')}\nA garden, 2010 – 2011`,
    ),
  ).toEqual(['2019-01/2022-01', '2015-01/2019-01', '2012-01/2015-01', '2010-01/2012-01']);
});

test('a job that is called as a section may be, beside its dates', () => {
  expect(
    factsOf('## Experience\n** Acme\tMons\nJob étudiant\tJuin 2019 – Mai 2020').position?.value,
  ).toBe('Job étudiant');
});

test('a dash after the start, alone beside the title', () => {
  expect(rangesOf('## Experience\n2024 –\tBaker, Acme\n2018 – 2020\tClerk, Old Mill')).toEqual([
    '2024-01/',
    '2018-01/2020-01',
  ]);
});

test('a table with a column for each end of a range', () => {
  expect(
    rangesOf(
      '## Experience\nFrom\tTo\tTitle\tCompany\n2019\t2021\tBaker\tAcme\n2016\t2019\tClerk\tMill',
    ),
  ).toEqual(['2019-01/2021-01', '2016-01/2019-01']);
});

describe('the role of a line', () => {
  test.each<[string, string[]]>([
    ['Chef (3 years)', ['Chef']],
    ['Ingénieur travaux – 2 ans et 3 mois', ['Ingénieur travaux']],
    ['Head Baker GOLDEN CRUST', ['Head Baker']],
    ['Manager of the month-end close', ['Manager of the month-end close']],
    ['Consultant SAP FICO', ['Consultant SAP FICO']],
    ['Soudeur TIG MIG MAG', ['Soudeur TIG MIG MAG']],
    ['Nurse ICU CCU NICU', ['Nurse ICU CCU NICU']],
    ['Conducteur SPL CACES', ['Conducteur SPL CACES']],
    ['Technicien SAV CVC CLIM', ['Technicien SAV CVC CLIM']],
    ['Infirmière DE BLOC OPERATOIRE', ['Infirmière DE BLOC OPERATOIRE']],
    ['Ingénieur QSE HSE ISO', ['Ingénieur QSE HSE ISO']],
    ['Animatrice enfants 3-6 ans', ['Animatrice enfants 3-6 ans']],
    ['Animatrice enfants de 6 à 12 ans', ['Animatrice enfants de 6 à 12 ans']],
    ['Educator, children 0 to 3 years', ['Educator']],
    ['Manager Leroy Merlin Lyon', ['Manager Leroy Merlin Lyon']],
    ['Project Manager Leroy Merlin', ['Project Manager Leroy Merlin']],
    ['Manager Victoria Hotel', ['Manager Victoria Hotel']],
    ['Manager Sofia Office', ['Manager Sofia Office']],
    ['Coordinator Florence Nightingale Hospital', ['Coordinator Florence Nightingale Hospital']],
    ['I worked as a Baker', ['Baker']],
    ['En tant que boulangère', ['boulangère']],
    ['عملت كمحاسب', ['محاسب']],
    ['أستاذ لغة فرنسية بثانوية ابن باديس', ['أستاذ لغة فرنسية']],
    ['Member of a research project', ['Member of a research project']],
    ['Member of the Institution of Bakers', []],
    ['Missions : accueil, secrétaire de séance', []],
    ['Internship coordinator Maria Novak', []],
    ['Coordinator: Maria Novak', []],
    ['Supervisor Maria Novak, University of Marlow', []],
    ['Encadrant : Paul Morel', []],
  ])('%s', (line, held) => {
    expect(values(factsOf(`## Experience\n** ${line}\nThe Weir, 2012 – 2015`).positions)).toEqual(
      held,
    );
  });

  test('between two years at the start of its line', () => {
    expect(rangesOf('## Expérience\nEntre 2010 et 2012 : Vendeur, La Digue')).toEqual([
      '2010-01/2012-01',
    ]);
  });

  test.each([
    ['منذ 2019 وحتى الآن : مدير فرع في بنك الواحة', 'مدير فرع'],
    ['Engineer [2014 → 2016]', 'Engineer'],
  ])('beside its dates: %s', (line, title) => {
    expect(values(factsOf(`## Experience\n${line}`).positions)).toEqual([title]);
  });
});

describe('a date alone', () => {
  test.each<[string, string[]]>([
    ['2014\tWaiter, The Weir', ['2014-01/2014-12']],
    ['2014\tWaiter, The Weir\n(3 months)\tAt the counter', ['2014-01/2014-03']],
    ['2014\tWaiter, The Weir\n(6 weeks)\tAt the counter', ['2014-01/2014-02']],
    ['** The Weir\t2014 · 1 mois\nServeur', ['2014-01/2014-01']],
    ['Waiter, The Weir, Dec. 2014 (2 months)', ['2014-12/2015-01']],
    ['2 mois en 2014 : Serveur, La Digue', ['2014-01/2014-02']],
    ['Waiter, The Weir (July 2014)', ['2014-07/2014-07']],
    ['August 2014\n** Waiter\nThe Weir', ['2014-08/2014-08']],
    ['Serveur, La Digue, saison 2014', ['2014-01/2014-12']],
    [
      '- Waiter at the Weir, 2014\n- Clerk at the Mill, 2012',
      ['2014-01/2014-12', '2012-01/2012-12'],
    ],
    ['2014\tBread that won a prize', []],
    ['** Store manager\t2021\n(30 years) warranty product line', ['2021-01/2021-12']],
    ['** Bakery assistant\t2019 · 99 years', ['2019-01/2019-12']],
    ['2019\tFundraising run (5 years in a row)', []],
    ['2012 : Voyage\n(6 mois) Tour du monde à vélo', []],
    ['2015 - Le Havre\n(12 ans) enfants gardés', []],
    ['** Waiter\nThe Weir of Expo 2014', []],
    ['Waiter at the Weir in 2014', ['2014-01/2014-12']],
    ['Serveur, La Digue en 2014', ['2014-01/2014-12']],
    ['Head Waiter 2014', ['2014-01/2014-12']],
    ['Waiter (The Weir) 2014', ['2014-01/2014-12']],
    ['** Administrator, Windows 2000\nAcme Ltd\t2015 - 2018', ['2015-01/2018-01']],
    ['** Auditor, ISO 9001:2015\nAcme Ltd\t2016 - 2018', ['2016-01/2018-01']],
    ['** Auditor, ISO 9001-2015\nAcme Ltd\t2016 - 2018', ['2016-01/2018-01']],
    ['** Consultant, Vision 2030\nAcme Ltd\t2016 - 2018', ['2016-01/2018-01']],
    ['** Volunteer, Paris 2024\nAcme Ltd\t2016 - 2018', ['2016-01/2018-01']],
    ['- Won Waiter of the Year in 2010\n- Served in two halls', []],
    ['** Waiter, The Weir\t2014\n- Promoted to Head Waiter in 2016', ['2014-01/2014-12']],
  ])('%s', (entry, ranges) => {
    expect(rangesOf(`## Experience\n${entry}`)).toEqual(ranges);
  });

  test('is no work below another heading', () => {
    expect(rangesOf('## Awards\nWaiter of the Year, 2014')).toEqual([]);
  });
});

test('work under a heading over text that is set in, beside a column that ends above it', () => {
  const { experience, education } = read(`|| 40-180
# Amina Belkacem
amina@example.dz




## Experience
|| 210-545
## Education
Master of Accounting
|| 54-545










** Accountant, Acme Ltd
2019 - 2021`);
  expect([values(experience), values(education)]).toEqual([
    [{ from: '2019-01', to: '2021-01' }],
    ['Master'],
  ]);
});

test('work under a heading that stands alone before a sidebar', () => {
  const { experience, name } = read(`|| 210-440
## Experience
|| 40-180
# Amina Belkacem
amina@example.dz
## Skills
Excel
|| 250-545

The Mill
** Accountant
2019 - 2021`);
  expect([name?.value, values(experience)]).toEqual([
    'Amina Belkacem',
    [{ from: '2019-01', to: '2021-01' }],
  ]);
});

test('a range of years over the same time with its months', () => {
  expect(
    rangesOf(
      '## Experience\n2012 – 2013\tThe Mill\n** Baker, July 2012 – January 2013\n2009 – 2010\tClerk, Old Mill\nMay 2011 – June 2011',
    ),
  ).toEqual(['2012-07/2013-01', '2009-01/2010-01', '2011-05/2011-06']);
});

test('a season of each of two years', () => {
  expect(rangesOf('## Experience\n** Baker, Acme\tsummer 2017 / summer 2018')).toEqual([
    '2017-06/2017-08',
    '2018-06/2018-08',
  ]);
});

/** An entry with its end at its head and its start at its foot. */
const stackedEntry = (until: string, title: string, from: string) =>
  `** ${until}\t${title}\nThe Mill\nBread of rye and of wheat\nA bakery of ten\nCakes of the town\n${from}\tand of the village.`;

describe('the end over the start in a column of months', () => {
  test('of one year, where others are of two', () => {
    expect(
      rangesOf(
        '## Experience\nPresent\tBaker at the Mill\nMay 2018\tA bakery of ten\nAug 2016\tClerk at the Weir\nFeb 2016\tA shop',
      ),
    ).toEqual(['2018-05/', '2016-02/2016-08']);
  });

  test('at the head and at the foot of each entry', () => {
    expect(
      rangesOf(
        `## Experience\n${stackedEntry('Aug 2020', 'Baker', 'Feb 2020')}\n${stackedEntry('Jun 2019', 'Clerk', 'Apr 2018')}`,
      ),
    ).toEqual(['2020-02/2020-08', '2018-04/2019-06']);
  });

  test('and months that date an entry each', () => {
    expect(
      rangesOf(
        '## Experience\n** Aug 2020\tBaker\n** Feb 2020\tClerk\n** Jun 2019\tCook\n** Apr 2018\tWaiter',
      ),
    ).toEqual(['2020-08/2020-08', '2020-02/2020-02', '2019-06/2019-06', '2018-04/2018-04']);
  });
});

describe('a range in pieces, each on a line of its own', () => {
  test.each<[string, string, string[]]>([
    [
      'a start beside the head of its entry and an end under it',
      '** 2021\tHead baker\nPresent\tThe Mill, Oran\n** 2017\tBaker\n2021\tThe Weir, Oran',
      ['2021-01/', '2017-01/2021-01'],
    ],
    [
      'a year beside the head of each entry',
      '** 2021\tHead baker\n** 2017\tBaker\n** 2015\tClerk',
      ['2021-01/2021-12', '2017-01/2017-12', '2015-01/2015-12'],
    ],
    [
      'the month of an end below its year',
      '2021-08 - 2024-\tBaker\n12\tThe Mill, Oran',
      ['2021-08/2024-12'],
    ],
    [
      'the year of an end below its month',
      'March 2021 - September\tBaker\n2023\tThe Mill, Oran',
      ['2021-03/2023-09'],
    ],
    [
      'a dash and the end below a start',
      'Baker, The Mill, Oran, July 2022\n— May 2024',
      ['2022-07/2024-05'],
    ],
    [
      'a dash on a line of its own in a table, read row by row',
      '01/2022\nBaker\nThe\n—\nMill,\nBread and cakes\n05/2024\nOran',
      ['2022-01/2024-05'],
    ],
    [
      'a dash that right-to-left text has before the start',
      '–05/2020\nخباز\nمخبزة النور\n03/2025\nوهران',
      ['2020-05/2025-03'],
    ],
    [
      'an end that right-to-left text has before the start, and whose month stands below',
      '2024- – 2021-08\n12\nخباز\nمخبزة النور',
      ['2021-08/2024-12'],
    ],
  ])('%s', (_, work, ranges) => {
    expect(rangesOf(`## Experience\n${work}`)).toEqual(ranges);
  });
});

describe('a heading in the margin that reaches up to the text beside it', () => {
  test.each<[string, string[]]>([
    ['|| 125-560', ['2019-01/2021-01']],
    ['|| 40-560', []],
  ])('where text begins at %s', (column, ranges) => {
    const { experience } = read(`|| 40-560
# Amina Belkacem
amina@example.dz
## SKILLS\tBread, Cakes
## EXPERIENCE Acme Mills Ltd
${column}
Baker\t2019 - 2021
|| 40-560
## EDUCATION\tHillside College`);
    expect(values(experience).map(({ from, to }) => `${from}/${to ?? ''}`)).toEqual(ranges);
  });
});

test('the only heading on work may be smaller than the others', () => {
  const document = documentOf(
    '# Amina Belkacem\n## About\nI bake.\n** Professional journey\n. Head Baker\nAcme Mill\tMay 2019 - Present\n## Skills\nOven care',
  );
  const larger = { size: 12 };
  const lines = document.lines.map((line) =>
    line.text === 'Professional journey'
      ? { ...line, ...larger, runs: line.runs.map((run) => ({ ...run, ...larger })) }
      : line,
  );
  const { positions, experience } = understand({ ...document, lines }, { asOf: '2026-11' }).facts;
  expect([values(positions), values(experience)]).toEqual([
    ['Head Baker'],
    [{ from: '2019-05', to: null }],
  ]);
});

describe('the level of a French degree', () => {
  test.each<[string, string[]]>([
    ['2019. Ingénieur Mécanique et Matériaux', ['Master']],
    ['Sciences de la Terre, équivalent ingénieur', ['Master']],
    ['DEA de droit', ['Master']],
    ["DEA (Diplôme d'État d'Ambulancier)", []],
    ["Diplôme d'État d'infirmière, 2014", ['Bachelor']],
    ['École d’ingénieur, Lille', ['Master']],
    ['DUT, plutôt que de faire une école d’ingénieur', []],
  ])('%s', (line, levels) => {
    expect(values(factsOf(`## Formation\n${line}`).education)).toEqual(levels);
  });
});

test('headings of a sidebar whose letters are smaller than those of the text beside it', () => {
  const { education, skills } = read(`|| 40-180
** Education
Baking, B.A.
Hillside School
** Skills
Sourdough
Rye
|| 220-545
# Amina Belkacem
! Baker of the bread and of the cakes of a town
## Experience
! Baker at the Mill, whose bread is known in the whole town
! Clerk at the Weir, where the boats of the town are repaired
## Projects
! A book on the bread of the mills along the river`);
  expect([values(education), values(skills)]).toEqual([['Bachelor'], ['Sourdough', 'Rye']]);
});

describe('the title of work', () => {
  test.each<[string, string[]]>([
    ['Stage de fin d’études, moulin de Marlow', ['Stage de fin d’études']],
    ['The Mill, Marlow, Thèse sur le blé', ['Thèse sur le blé']],
    ['Customer Support', ['Customer Support']],
    ['The Mill, Senior BK2', ['Senior BK2']],
    ['Lead Baker- Acme', ['Lead Baker']],
    ['Boulangère (programme "Pain d’Avenir")', ['Boulangère']],
    ['Boulangère (de nuit)', ['Boulangère (de nuit)']],
    ['Stage à 3B MOULINS : Dijon', ['Stage']],
    ['Boulangère à Dijon', ['Boulangère']],
    ['Outils : WinDev 25, Scrum', []],
    ['Head Baker (Rye, Wheat)', ['Head Baker']],
    ['Acme Mills (Head Baker)', ['Head Baker']],
    ['Boulangère de nuit et chez', ['Boulangère de nuit']],
    ['Senior bakery', []],
    ['Support of old mills', []],
    ['These included staff training', []],
    ['Stages of the harvest', []],
    ['Provided technical support', []],
    ['Customer Experience & Sales Support', ['Customer Experience & Sales Support']],
    ['A server-side tale', []],
  ])('%s', (entry, titles) => {
    const { positions } = factsOf(`## Expérience\n${entry}\n2019 - 2021\nAcme Ltd`);
    expect(values(positions)).toEqual(titles);
  });
});

test('how somebody is employed is no title beside what somebody is', () => {
  const entry = '** Founder & Baker\nOld Mill · Pune · Full-time / Freelance\n2019 - 2021\n- Baked';
  const alone = '** Old Mill, Pune\nFreelance\n2017 - 2018\n- Baked';
  expect(values(factsOf(`## Experience\n${entry}`).positions)).toEqual(['Founder & Baker']);
  expect(values(factsOf(`## Experience\n${alone}`).positions)).toEqual(['Freelance']);
});

describe('a title in two bold rows', () => {
  test.each<[string, string[]]>([
    ['** Head of\n** Operations', ['Head of Operations']],
    ['** Boulangère chargée des\n** commandes', ['Boulangère chargée des commandes']],
    ['** Boulangère\n** de nuit', ['Boulangère de nuit']],
    ['** Head Baker\n** Marlow Mill', ['Head Baker']],
    ['** Head Baker of\n** Marlow University', ['Head Baker']],
    ['** Head Baker -\n** Novaris', ['Head Baker']],
    ['** Head Baker\n** at Marlow', ['Head Baker']],
    ['** Head Baker\n** iMill', ['Head Baker']],
    ['** Head Baker\nof all mills', ['Head Baker']],
    ['** Veterinary Assistant Lv.\n** II - Surgery', ['Veterinary Assistant Lv']],
  ])('%s', (entry, titles) => {
    const { positions } = factsOf(`## Experience\n${entry}\nThe old mill\n2019 - 2021`);
    expect(values(positions)).toEqual(titles);
  });
});

test.each([
  'Service',
  'Professional Service',
  'Outreach',
  'Campus Involvement',
  'Personal Experience',
  'Expériences personnelles',
])('%s is no work', (heading) => {
  expect(
    rangesOf(
      `## Work\n** Baker, Acme\n2022 - 2024\n## ${heading}\n** President, Bakers\n2017 - 2019`,
    ),
  ).toEqual(['2022-01/2024-01']);
});

test.each([
  'Appointments',
  'Work Placements',
  'Early Career',
  'Freelance Work',
  'Work Exp',
  'Petits boulots',
  'الخبرات السابقة',
  'السجل الوظيفي',
])('%s is work', (heading) => {
  expect(
    rangesOf(
      `## Work\n** Baker, Acme\n2022 - 2024\n## Projects\nA mill\n## ${heading}\n** Clerk, Old Mill\n2017 - 2019`,
    ),
  ).toEqual(['2022-01/2024-01', '2017-01/2019-01']);
});

const positionOf = (markup: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${markup}`), { asOf: '2026-11' }).facts
    .position?.value ?? null;

describe('work that is called by a trade, a phrase or what it is', () => {
  test.each([
    'Boatswain',
    'Neurologue',
    'Maçon',
    'Sage-femme',
    'Crew Member',
    'Front Desk',
    'Self-employed',
    'Attorney at Law',
    "Stage d'observation",
    'Service civique',
    'Postdoctorat',
    'C.E.O.',
    'مدخل بيانات',
    'عمل حر',
  ])('%s', (title) => {
    expect(positionOf(`## Experience\n** ${title}\t2019 – Present\nBardo Mill, Leeds`)).toBe(title);
  });

  test.each(['Teacher of the Year 2016', 'Employee of the Month, 2016'])('%s', (award) => {
    const { positions } = factsOf(`## Experience\n** Baker, Acme\t2015 - 2018\n${award}`);
    expect(values(positions)).toEqual(['Baker']);
  });

  test('an award is none, whoever it is for', () => {
    expect(
      positionOf('## Honors & Awards\n** Vance Award for an Outstanding Student\nBardo Mill\t2010'),
    ).toBeNull();
  });
});

describe('the label of a position', () => {
  test.each([
    'Target job: Buyer',
    'Position applied for: Buyer',
    'Poste souhaité : Buyer',
    'Candidature au poste de : Buyer',
    'Née le 5 mai 1990\nMariée, 2 enfants\nPermis B\n0550 12 34 56\nNationalité suisse\n** Buyer',
    '! OBJECTIF : un poste de Buyer',
    'Née le\t5 mai 1990\nPermis\tB\nTél\t0550 12 34 56\nSexe\tF\nProfession\tBuyer',
    'Née le 5 mai 1990\nPermis B\n0550 12 34 56\nNationalité : suisse\nالمهنة: Buyer',
    'JOB APPLIED FOR\tBuyer',
    'المسمى الوظيفي المطلوب: Buyer',
  ])('%j', (line) => {
    expect(positionOf(`${line}\n## Experience\n** Driver\t2019 – Present\nBardo Mill`)).toBe(
      'Buyer',
    );
  });
});

describe('a headline', () => {
  test('may end with an abbreviation', () => {
    expect(positionOf('! Infirmière D.E.')).toBe('Infirmière D.E.');
  });

  test.each([
    ['Nurse\t-\tLeeds, UK', 'Nurse'],
    ['Doctorant\t-\tIngénieur R&D', 'Doctorant - Ingénieur R&D'],
    ['Nurse\t–\tOldacre Hospital', 'Nurse'],
  ])('is of roles that a dash parts, and of no place: %j', (line, title) => {
    expect(positionOf(`! ${line}`)).toBe(title);
  });

  test('may stand where the name is printed again', () => {
    expect(
      positionOf('amina@example.org\n## Education\nLaw, 2012\n|| 300-545\nAmina Belkacem\nStudent'),
    ).toBe('Student');
  });

  test.each(['Home care', 'Print production', 'Human rights', 'Accueil et secrétariat'])(
    'may begin as what a page says: %s',
    (line) => {
      const document = documentOf(
        `# Amina Belkacem\n${line}\namina@example.dz\n## Education\nLaw, 2012`,
      );
      expect(understand(document, { asOf: '2026-11' }).facts.position?.value).toBe(line);
    },
  );

  test.each(['Hello and welcome', 'A photo taken at sea', 'Paix – Travail – Patrie'])(
    'is not what a page says: %s',
    (line) => {
      const document = documentOf(
        `# Amina Belkacem\n${line}\namina@example.dz\n## Education\nLaw, 2012`,
      );
      expect(understand(document, { asOf: '2026-11' }).facts.position).toBeNull();
    },
  );

  test('is none of qualities', () => {
    expect(positionOf('Sociable, curieuse et dynamique')).toBeNull();
  });

  test('is not what carries on a line that is long enough', () => {
    expect(
      positionOf(
        '! Secondary teacher of chemistry and of further chemistry, form tutor for girls\n! and leader of a walking club for all of the older pupils',
      ),
    ).toBe('Secondary teacher of chemistry and of further chemistry, form tutor for girls');
  });
});

test('a word for the start of a range over its year, beside the title', () => {
  expect(
    rangesOf('## Experience\nBaker, Acme\tsince\n\t2019\nClerk, Old Mill\t2015 –\n\t2019'),
  ).toEqual(['2019-01/', '2015-01/2019-01']);
});

test('the months of a year that stands before them', () => {
  expect(
    rangesOf('## Experience\nBaker, Acme\t2015 (mars – août)\nClerk\t2014, May - July'),
  ).toEqual(['2015-03/2015-08', '2014-05/2014-07']);
});

test('an open range in a cell before the title', () => {
  expect(rangesOf('## Experience\n2015 onwards\tBaker, Acme')).toEqual(['2015-01/']);
});

test('a title beside its years that a full stop ends', () => {
  const { position, positions } = factsOf(
    '## Appointments\nUniversity of Leeds\n2014–present. Lecturer.\n2011–2014. Research Fellow.',
  );
  expect([position?.value, values(positions)]).toEqual([
    'Lecturer',
    ['Lecturer', 'Research Fellow'],
  ]);
});

describe('work and studies in one section', () => {
  test.each([
    'Work & Education',
    'Education & Work',
    'Experience and Education',
    'Études et carrière',
    'Parcours scolaire et professionnel',
    'Parcours',
  ])('%s', (heading) => {
    const { positions, experience, education } = factsOf(
      `## ${heading}\n** Head Baker\t2019 – present\nOld Mill, Leeds\n** BA History\t2010 – 2013\nUniversity of York\n## Skills\nBaking, Icing`,
    );
    expect([values(positions), values(experience), values(education)]).toEqual([
      ['Head Baker'],
      [{ from: '2019-01', to: null }],
      ['Bachelor'],
    ]);
  });

  test('a doctorate among studies is no work', () => {
    expect(
      rangesOf('## Work and Education\nClerk, Acme\t2015 – 2019\nPhD in Law, Leeds\t2010 – 2014'),
    ).toEqual(['2015-01/2019-01']);
  });

  test('a word for the present in the letters of headings is none', () => {
    const jobs =
      '## Teacher | Old School | 2025-\n## Present\n- Taught classes\n## Baker | The Mill | 2015–2024\n- Baked bread';
    expect(
      rangesOf(
        `## Skills\nExcel\n## Education\nBSc Accounting, Leeds, 2010 - 2014\n## Experience\n${jobs}`,
      ),
    ).toEqual(['2025-01/', '2015-01/2024-01']);
  });

  test('where another section is of work, none among training is', () => {
    const { positions } = factsOf(
      '## Experience\n** Baker, Acme\t2015 – 2019\n## Formation académique et professionnelle\nLicence de droit\t2010 – 2013\nStage Notaire\t2012 – 2013',
    );
    expect(values(positions)).toEqual(['Baker']);
  });
});

describe('the dates of work', () => {
  test.each<[string, string, string[]]>([
    [
      'end after how long it was, at the start of the line below',
      '** 2015 : Assistante de recherche\n(6 mois) Laboratoire du Lac, Annecy',
      ['2015-01/2015-06'],
    ],
    [
      'are those of a job without a title that says how long it was',
      'Août 2009\tSite du verger, Annecy\n2 semaines\tConception des pages',
      ['2009-08/2009-08'],
    ],
    ['may be of years', '** Jardinier\t2011 (2 ans)', ['2011-01/2012-12']],
    [
      'are those of an apprentice who has a post',
      "** Assistante de direction\nOrdelia, Lille\nEn contrat d'apprentissage d'octobre 2017 à avril 2018",
      ['2017-10/2018-04'],
    ],
  ])('%s', (_, entries, ranges) => {
    expect(rangesOf(`## Expérience\n${entries}`)).toEqual(ranges);
  });

  test.each<[string, string[]]>([
    ['Army Reserve, Combat Medic\t2012 – 2020', ['2022-01/2024-01', '2012-01/2020-01']],
    ['Completed\t2012 – 2013', ['2022-01/2024-01']],
    ['Postponed until 2012 – 2015 as student assistant', ['2022-01/2024-01']],
    ['معفى\t2010 – 2012\tمهندس', ['2022-01/2024-01']],
  ])('are those of military service where a post says what it was: %s', (service, ranges) => {
    expect(
      rangesOf(`## Experience\n** Cook, Acme\t2022 – 2024\n## Military Service\n${service}`),
    ).toEqual(ranges);
  });
});

test('running text in a history without dates holds no titles', () => {
  const history =
    'Over many years of experience as a Technology\nProfessional, within nearly every sector,\nsolving problems as Developer, Architect, and\nDatabase Administrator';
  expect(factsOf(`## Experience\n${history}`).positions).toEqual([]);
});

describe('the titles of a history without dates', () => {
  test.each<[string, string, string[]]>([
    [
      'after points that no full stop ends',
      '** Sous Chef\n- Served two hundred guests each night in the bar\n** Head Chef\n- Wrote menus for the spring and summer seasons\n** Baker',
      ['Sous Chef', 'Head Chef', 'Baker'],
    ],
    [
      'over what begins with a small letter',
      '** Sales Manager\nat Oldacre Ltd\n** Head Chef\neBay, Leeds',
      ['Sales Manager', 'Head Chef'],
    ],
    [
      'in the letters of what stands below',
      'Head Chef, Blue Door\nresponsible for menus',
      ['Head Chef'],
    ],
    [
      'below an employer of many words',
      '** Oldacre Hotels and Resorts of Leeds\nHead Chef\n- Wrote the menus for the spring and the summer seasons.',
      ['Head Chef'],
    ],
    [
      'not in running text that begins bold',
      '** Diverse experience in schools, including roles as\nEducator, Tutor, and Substitute',
      [],
    ],
    [
      'at the margin of the points',
      'Sous Chef\n• Served two hundred guests each night in the bar\nHead Chef',
      ['Sous Chef', 'Head Chef'],
    ],
  ])('%s', (_, history, titles) => {
    expect(values(factsOf(`## Experience\n${history}`).positions)).toEqual(titles);
  });
});

test('the months of an axis, each between two entries, are the time of none', () => {
  expect(
    rangesOf(
      '## Experience\nJan 2022\n** Engineer\nNovaris\nSep 2020\n** Further studies\nSep 2017',
    ),
  ).toEqual([]);
});

describe('a sentence on oneself that begins with a date', () => {
  test('is no entry of a list that has its dates by themselves', () => {
    expect(
      rangesOf(
        '## Expérience\n2017-2020\nPoissonnier, Acme\nDepuis 2017, je tiens le rayon.\n2014-2017\nVendeur, Marlow\nEn 2015, j’ai changé de rayon.',
      ),
    ).toEqual(['2017-01/2020-01', '2014-01/2017-01']);
  });

  test('is one where sentences tell of all work', () => {
    expect(
      rangesOf(
        '## Experience\nFrom 2014 to 2017 I was a baker at Acme.\nSince 2017 I am a cook at Marlow.',
      ),
    ).toEqual(['2014-01/2017-01', '2017-01/']);
  });
});

const lineOfRanges = (count: number) =>
  `## Experience\n** Baker, Acme\t2022 - 2024\nDyer${' 2019 - 2020'.repeat(count)}`;

test('a line of two ranges has an entry for each', () => {
  expect(rangesOf(lineOfRanges(2))).toEqual([
    '2022-01/2024-01',
    '2019-01/2020-01',
    '2019-01/2020-01',
  ]);
});

test('a line of more dates than an entry has is none', () => {
  expect(rangesOf(lineOfRanges(40))).toEqual(['2022-01/2024-01']);
});
