import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);
const certificatesIn = (section: string) =>
  values(
    understand(documentOf(`# Amina Belkacem\namina@example.dz\n${section}`), { asOf: '2026-11' })
      .facts.certificates,
  );

type Piece = { text: string; x: number; y: number; size?: number; bold?: boolean };

const head: Piece[] = [
  { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
  { text: 'amina@example.dz', x: 40, y: 80 },
];

async function onPages(...pages: Piece[][]) {
  const outcome = await readResume(pdfOf(pages), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts;
}

const heading = (text: string, x: number, y: number): Piece => ({
  text,
  x,
  y,
  size: 16,
  bold: true,
});
const column = (texts: readonly string[], x: number, y: number): Piece[] =>
  texts.map((text, i) => ({ text, x, y: y + i * 14 }));

describe('a column of certificates', () => {
  test('goes on at the top of the next page, beside another that does', async () => {
    const { certificates, education } = await onPages(
      [
        ...head,
        heading('Education', 40, 600),
        ...column(['Bachelor of Arts', 'Oldacre College', '2008 - 2010', 'Looms'], 40, 620),
        heading('Certificates', 330, 600),
        ...column(['Loom Repair', 'Dyeing of Wool', 'Bread Baking', 'Bee Keeping'], 330, 620),
      ],
      [
        ...column(['The trade in wool', 'The law of guilds', 'Drawing', 'Painting'], 40, 45),
        ...column(['Glass Cutting', 'Rope Access', 'First Aid'], 330, 40),
        ...column(['Master of Arts', 'Marlow College', '2010 - 2012'], 40, 120),
      ],
    );
    expect([values(certificates), values(education)]).toEqual([
      [
        'Loom Repair',
        'Dyeing of Wool',
        'Bread Baking',
        'Bee Keeping',
        'Glass Cutting',
        'Rope Access',
        'First Aid',
      ],
      ['Bachelor', 'Master'],
    ]);
  });

  test('has names that end with what might be a heading', async () => {
    const cards = [
      ['Care of Looms in Winter', 'Accreditation', 'Marlow House', 'May 2020'],
      ['Wool and Silk Spinner', 'Certification', 'Oldacre', 'May 2021'],
      ['Repair of Looms and Wheels', 'Professional', 'Bexley', 'May 2022'],
    ];
    const { certificates } = await onPages([
      ...head,
      heading('Education', 40, 120),
      ...column(['Bachelor of Arts, Oldacre College'], 40, 140),
      heading('Certificates', 40, 180),
      ...cards.flatMap((card, i) =>
        card.map((text, at) => ({ text, x: 40, y: 200 + i * 70 + at * 12, bold: at < 2 })),
      ),
    ]);
    expect(values(certificates)).toEqual([
      'Care of Looms in Winter Accreditation',
      'Wool and Silk Spinner Certification',
      'Repair of Looms and Wheels Professional',
    ]);
  });

  test('has its topics in larger letters than its names', async () => {
    const lines = [
      ['Weaving', 11, true],
      ['Loom Repair', 9, true],
      ['Marlow House', 9, false],
      ['May 2020', 9, false],
      ['Dyeing of Wool', 9, true],
      ['Oldacre', 9, false],
      ['June 2021', 9, false],
      ['Rescue', 11, true],
      ['Rope Access', 9, true],
      ['Bexley', 9, false],
      ['July 2022', 9, false],
    ] as const;
    const { certificates } = await onPages([
      ...head,
      heading('Certifications', 40, 120),
      ...lines.map(([text, size, bold], i) => ({ text, x: 40, y: 145 + i * 13, size, bold })),
    ]);
    expect(values(certificates)).toEqual(['Loom Repair', 'Dyeing of Wool', 'Rope Access']);
  });
});

describe('who gives a certificate', () => {
  test('stands behind the same dash as behind the other names', () => {
    expect(
      certificatesIn(
        '## Certificates\n- Powerboat Level 2 – City & Guilds, 2019\n- ENG1 – Marlow House, 2020\n- Master 200 GT – Red Cross, 2021',
      ),
    ).toEqual(['Powerboat Level 2', 'ENG1', 'Master 200 GT']);
  });

  test.each<[string, string, string[]]>([
    [
      'stands above its name and date',
      'Oldacre University\nCare of Looms, grade 5\nDate: 2022\nLinux Foundation\nServers for Weavers\nDate: 2023',
      ['Care of Looms, grade 5', 'Servers for Weavers'],
    ],
    [
      'stands above the only one',
      'Linux Foundation\nCertified Loom Administrator\t01/2023',
      ['Certified Loom Administrator'],
    ],
    [
      'is no test of its own above a diploma',
      'Cisco CCNA1\nDiploma of Weaving (2019)',
      ['Cisco CCNA1', 'Diploma of Weaving'],
    ],
    [
      'is bold above a list of which a line is not set in',
      '** Openclassrooms\n- Menez une étude\n- Filez la laine\n** Google\nFondamentaux du tissage',
      ['Menez une étude', 'Filez la laine', 'Fondamentaux du tissage'],
    ],
  ])('%s', (_, rows, certificates) => {
    expect(certificatesIn(`## Certificats\n${rows}`)).toEqual(certificates);
  });
});

describe('a name of a certificate is whole', () => {
  test.each<string[][]>([
    [
      [
        'Menez une étude sur le prix de la laine',
        'Appropriez-vous la teinture à froid',
        'Gérez les stocks de laine et les commandes',
      ],
    ],
    [
      [
        'Mills and Looms Management Foundations',
        'Administration of Trade Foundations',
        'Dyeing and Weaving of Wool Essential Training',
      ],
    ],
    [
      [
        'Dyeing of Wool in Water, Marlow House',
        'Remedies for Broken Looms, Bexley',
        'Care of Looms in Winter and Spring, Oldacre',
      ],
    ],
  ])('%s', (names) => {
    expect(certificatesIn(`## Certificats\n|| 330-560\n${names.join('\n')}`)).toEqual(names);
  });
});

describe('a row of certificates behind a label, in a section on other things,', () => {
  test.each<[string, string, string[]]>([
    [
      'has a label of two words',
      'License/Certification: Certified Weaver, Oldacre Board of Weavers, 2016',
      ['Certified Weaver'],
    ],
    [
      'goes on below, also within brackets',
      'Professional certifications: Loom Engineer’s Licence for mills of any size (wool, silk and\nflax, cotton), Certified Dyer',
      [
        'Loom Engineer’s Licence for mills of any size (wool, silk and flax, cotton)',
        'Certified Dyer',
      ],
    ],
    ['ends where another label begins', 'Badges: Master Dyer,\nTools: Looms', ['Master Dyer']],
    ['is no degree', 'Licence : Filage, teinture et tissage', []],
  ])('%s', (_, rows, certificates) => {
    expect(certificatesIn(`## Skills\n${rows}`)).toEqual(certificates);
  });
});

describe('a list over lines is one of names', () => {
  test.each<[string, string[]]>([
    [
      'Loom Repair (en cours), SSCP, Dyeing of Wool in Cold Water, Care of Looms, AWS\nCloud Practitioner, Glass Cutting, Rope Access for Beginners',
      [
        'Loom Repair (en cours)',
        'SSCP',
        'Dyeing of Wool in Cold Water',
        'Care of Looms',
        'AWS Cloud Practitioner',
        'Glass Cutting',
        'Rope Access for Beginners',
      ],
    ],
    [
      '2016 - 2017\tHygiène – HACCP – Pâtisserie – Découpe – Les sauces\n2015\tAccueil, Maison Nour\n** Cours du soir\n2014\tTissage, Maison Nour',
      [
        'Hygiène',
        'HACCP',
        'Pâtisserie',
        'Découpe',
        'Les sauces',
        'Accueil, Maison Nour',
        'Tissage, Maison Nour',
      ],
    ],
    [
      'Marlow House: a course in "Care of\nLooms" with a good mark.\nOldacre: "Dyeing of Wool" and "Loom Repair".',
      ['Care of Looms', 'Dyeing of Wool', 'Loom Repair'],
    ],
  ])('%s', (rows, certificates) => {
    expect(certificatesIn(`## Certificates\n|| 40-330\n${rows}`)).toEqual(certificates);
  });
});

test.each([
  [
    'certificates',
    '## Licenses &\n## Certifications\nPowerboat Level 2\nENG1\n## Spoken\n## Languages',
  ],
  ['numbered ones', '## V. Certificates\nPowerboat Level 2\nENG1\n## VI. Spoken\n## Languages'],
])('the first line of a heading below %s is none', (_, section) => {
  expect(certificatesIn(`${section}\nArabic`)).toEqual(['Powerboat Level 2', 'ENG1']);
});

test('a table of dates is no column of names', async () => {
  const { certificates } = await onPages([
    ...head,
    heading('Certificates', 60, 120),
    ...['2021', '2020', '2019'].map((text, i) => ({ text, x: 60, y: 145 + i * i * 20, size: 8 })),
    ...['Dyeing of Wool', 'Loom Repair', 'Rope Access'].map((text, i) => ({
      text,
      x: 110,
      y: 148 + i * i * 20,
    })),
  ]);
  expect(values(certificates)).toEqual(['Dyeing of Wool', 'Loom Repair', 'Rope Access']);
});

test('lighter lines below the names in a table are no part of them, and a degree is none', async () => {
  const entries = [
    ['Loom Repair', 'Marlow House', '2/2010'],
    ['Rope Access', 'Bexley', '6/2007'],
    ['B.A. Weaving', 'Oldacre', '5/2003'],
  ];
  const { certificates } = await onPages([
    ...head,
    heading('Training', 40, 120),
    ...entries.flatMap((entry, i) =>
      entry.map((text, at) => ({ text, x: 40, y: 150 + i * 60 + at * 13, bold: at === 0 })),
    ),
    ...entries.flatMap((_, i) =>
      column(['1. Learned how to mend what breaks', 'when the mill runs'], 230, 155 + i * 60),
    ),
  ]);
  expect(values(certificates)).toEqual(['Loom Repair', 'Rope Access']);
});

describe('a certificate in another section', () => {
  test.each<[string, string, string[]]>([
    ['Education', 'Oracle Certified Associate @Marlow House', ['Oracle Certified Associate']],
    ['Languages', 'IBM certified in weaving and other things', []],
    ['Formation', 'Sauveteur secouriste du travail SST', ['Sauveteur secouriste du travail SST']],
    ['Education', 'MicroMasters in Weaving, 2020', ['MicroMasters in Weaving']],
    ['Education', 'Loom Nanodegree', ['Loom Nanodegree']],
    [
      'Education',
      'PMP (Project Management Professional), 2019',
      ['PMP (Project Management Professional)'],
    ],
    [
      'Education',
      'Loom Tester Certification, Marlow Yard\tMay 2022',
      ['Loom Tester Certification, Marlow Yard'],
    ],
    ['Languages', 'Anglais : courant\n(TOEIC 940/990)', ['TOEIC 940']],
    ['Languages', 'Anglais : C1, certifiée LanguageCert (87/100)', ['LanguageCert']],
    [
      'Languages',
      'Allemand (certificat de niveau B2 en allemand en 2014)',
      ['certificat de niveau B2 en allemand'],
    ],
    ['Education', 'Bachelor of Arts, Oldacre College, TOEIC: 905', ['TOEIC: 905']],
    ['Skills', 'CCNA, CISSP', ['CCNA', 'CISSP']],
    ['Skills', 'Scrum, ITIL, CCNA', []],
  ])('%s: %s', (words, row, certificates) => {
    expect(certificatesIn(`## ${words}\n${row}`)).toEqual(certificates);
  });
});

test('a name that says beside it that somebody is certified is one among degrees', () => {
  expect(
    certificatesIn(
      '## Education & certifications\nLoom Certified | GL-20 - Looms at Work\tCertified since 2025\nBachelor of Arts, Oldacre College, 2012',
    ),
  ).toEqual(['GL-20 - Looms at Work']);
});

test('patents beside certificates are none', () => {
  expect(
    certificatesIn(
      '## Certificates and publications\n- US Patent for a Loom, 2018\n- Rope Access, 2019',
    ),
  ).toEqual(['Rope Access']);
});

test('what follows a short name and a dash may be more of it', () => {
  expect(certificatesIn('## Certificates\nBLS - American Heart Association Certification')).toEqual(
    ['BLS - American Heart Association Certification'],
  );
});
