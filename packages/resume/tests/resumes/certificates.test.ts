import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readDocument } from '../../src/documents/read';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { firstColumn } from '../../src/understanding/certificates/certificate-tables';
import { layoutOf } from '../../src/understanding/text/layout';
import { textOf, wholeLine } from '../../src/understanding/text/spans';
import { understand } from '../../src/understanding/facts';

const read = (text: string) => understand(documentOf(text), { asOf: '2026-11' }).facts;
const factsOf = (section: string) => read(`# Amina Belkacem\namina@example.dz\n${section}`);
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

type Piece = { text: string; x: number; y: number; size?: number; bold?: boolean };

async function onPage(pieces: readonly Piece[]) {
  const head = [
    { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
    { text: 'amina@example.dz', x: 40, y: 80 },
  ];
  const outcome = await readResume(pdfOf([[...head, ...pieces]]), 'resume.pdf', {
    asOf: '2026-11',
  });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts;
}

const heading = {
  text: 'Licences and professional certifications',
  x: 40,
  y: 120,
  size: 16,
  bold: true,
};

describe('a heading on further training', () => {
  test.each([
    'Formations & cours',
    'Autres formations complémentaires',
    'Formations continues',
    'Stages et formations continues',
    'Permis et formations',
    'Permis, CACES et habilitations',
    'Formations en ligne',
    'Cours et formations internes',
    'Agréments',
    'Licences held',
    'التراخيص والدورات',
    'التربصات والتكوين المستمر',
    'التطوير المهني',
    'Cloud Certifications',
    'Active Certifications',
    'Further training',
    'Licences and Registrations',
    'Certifications Earned',
    'Certified Courses',
    'MOOCs suivis',
    'Medical Licenses',
    'Digital Badges',
    'Autres formations',
    'الدورات وورش العمل',
    'الشهادات الاحترافية',
  ])('%s', (words) => {
    const { certificates, education } = factsOf(`## ${words}\nISO 9001 Lead Auditor, 2019`);
    expect([values(certificates), education]).toEqual([['ISO 9001 Lead Auditor'], []]);
  });

  test.each(['Études et formations continues', 'التعليم والشهادات'])(
    '%s heads degrees as well',
    (words) => {
      const { certificates, education } = factsOf(
        `## ${words}\n- Master, Université de Béjaïa, 2015\n- Certification ISO 9001, 2019\n- شهادة محاسب معتمد, 2020`,
      );
      expect([values(certificates), values(education)]).toEqual([
        ['Certification ISO 9001', 'شهادة محاسب معتمد'],
        ['Master'],
      ]);
    },
  );

  test('a narrow column breaks it over three lines', () => {
    const { certificates } = factsOf(
      '## Stages et\n## formations\n## continues\nGestes de premiers secours, 2021\nTri des déchets, 2019',
    );
    expect(values(certificates)).toEqual(['Gestes de premiers secours', 'Tri des déchets']);
  });

  test('licences to drive a car are none, where they have a heading of their own', () => {
    const { certificates } = factsOf(
      '## Permis\n- Permis B\n- A2\n- Véhiculé\n- Permis bateau côtier\n## Langues\nArabe',
    );
    expect(values(certificates)).toEqual(['Permis bateau côtier']);
  });
});

describe('a heading over certificates', () => {
  test('may be smaller than those of sections, below the degrees', () => {
    const { certificates, education } = factsOf(
      '## Expérience\n** Tisserande, Atelier Nour\n2018 - 2020\n## Formation\nMaster, Université de Béjaïa, 2015\n! Certifications\n\n** Teinture végétale\n2019\nFixer les couleurs\n\n** Filage\n2021',
    );
    expect([values(certificates), values(education)]).toEqual([
      ['Teinture végétale', 'Filage'],
      ['Master'],
    ]);
  });

  test('needs not be as bold as smaller ones', async () => {
    const small = { size: 9, bold: true };
    const { certificates } = await onPage([
      { text: 'About me', x: 40, y: 110, ...small },
      { text: 'I weave rugs and teach others how to.', x: 40, y: 122, size: 9 },
      { text: 'Soft skills', x: 40, y: 150, ...small },
      { text: 'Patience, Humour', x: 40, y: 162, size: 9 },
      { text: 'EDUCATION', x: 220, y: 110, size: 15 },
      { text: 'Bachelor of Arts, Oldacre College, 2012', x: 220, y: 128, size: 9 },
      { text: 'Academic achievements', x: 240, y: 142, ...small },
      { text: 'Best rug of the year', x: 240, y: 154, size: 9 },
      { text: 'CERTIFICATES', x: 220, y: 184, size: 15 },
      { text: 'Dyeing of Wool, 2019', x: 220, y: 202, size: 9 },
      { text: 'Loom Repair, 2021', x: 220, y: 214, size: 9 },
    ]);
    expect(values(certificates)).toEqual(['Dyeing of Wool', 'Loom Repair']);
  });
});

describe('certificates beside each other', () => {
  test('are one of a card each, with a link below', async () => {
    const cards = [
      ['Bread Baking', 'Marlow House'],
      ['Glass Blowing', 'Bexley'],
      ['Rope Access', 'Oldacre'],
      ['Bee Keeping', 'Marlow House'],
    ];
    const { certificates } = await onPage([
      { ...heading, text: 'Education & certifications' },
      ...cards.flatMap(([name = '', giver = ''], i) => {
        const [x, y] = [40 + (i % 2) * 270, 150 + Math.floor(i / 2) * 60 + (i % 2) * 2];
        return [
          { text: name, x, y, bold: true },
          { text: giver, x, y: y + 14, size: 9 },
          { text: 'View certificate', x, y: y + 26, size: 8 },
        ];
      }),
    ]);
    expect(values(certificates).toSorted()).toEqual([
      'Bee Keeping',
      'Bread Baking',
      'Glass Blowing',
      'Rope Access',
    ]);
  });

  test('are one each where they are set as chips', async () => {
    const chips = [
      ['Cloud Basics · Course · Red Hat', 'ITIL v4 · Training · IT services'],
      ['Linux Server · First steps', 'Sage Paie · Training', 'Excel VBA · Macros in depth'],
    ];
    const { certificates } = await onPage([
      heading,
      ...chips.flatMap((row, i) =>
        row.map((text, at) => ({ text, x: 40 + at * (180 - i * 17), y: 150 + i * 20, size: 8 })),
      ),
    ]);
    expect(values(certificates)).toEqual([
      'Cloud Basics',
      'ITIL v4',
      'Linux Server',
      'Sage Paie',
      'Excel VBA',
    ]);
  });

  test('are one of a bullet each', async () => {
    const names = ['• Loom Repair', '• Weaving Wool', '• First Aid', '• Rope Access'];
    const { certificates } = await onPage([
      heading,
      ...names.map((text, i) => ({ text, x: 40 + (i % 2) * 170, y: 150 + Math.floor(i / 2) * 14 })),
    ]);
    expect(values(certificates)).toEqual([
      'Loom Repair',
      'Weaving Wool',
      'First Aid',
      'Rope Access',
    ]);
  });

  test('are one of a table’s row, beside who gives it, its number and its end', async () => {
    const table = [
      ['Registered Nurse', 'License #041-9', 'Exp. 05/2027'],
      ['Basic Life Support (BLS)', 'Heart Board', '03/2025'],
      ['Critical Care Nurse (CCRN)', 'AACN', '08/2023'],
    ];
    const { certificates } = await onPage([
      heading,
      ...table.flatMap((row, i) =>
        row.map((text, at) => ({ text, x: 40 + at * 180, y: 150 + i * 18 })),
      ),
    ]);
    expect(values(certificates)).toEqual([
      'Registered Nurse',
      'Basic Life Support (BLS)',
      'Critical Care Nurse (CCRN)',
    ]);
  });

  test('are one of a narrow table’s row whose cells run over lines', async () => {
    const names = ['Certified Energy', 'Manager', 'LEED AP', 'Plant', 'Inspector II'];
    const ys = [150, 162, 179, 196, 208];
    const page = [
      ...names.map((text, i) => ({ text, x: 40, y: ys[i] ?? 0 })),
      ...[156, 179, 202].map((y) => ({ text: 'Board', x: 150, y })),
    ];
    const outcome = await readDocument(pdfOf([page]), 'table.pdf');
    if (outcome.outcome !== 'read') throw new Error(outcome.outcome);
    const lines = layoutOf(outcome.document).lines.map(wholeLine);
    const rows = firstColumn(lines, () => false).map((row) => row.map(textOf));
    expect(rows).toEqual([['Certified Energy', 'Manager'], ['LEED AP'], ['Plant', 'Inspector II']]);
  });
});

describe('a list of certificates', () => {
  test.each<[string, string, string[]]>([
    [
      'names who gives some before them',
      'Cisco: CCNA (2017), CCNP Enterprise (2021)\nCompTIA: Network+, Security+',
      ['CCNA', 'CCNP Enterprise', 'Network+', 'Security+'],
    ],
    [
      'has one that says of what it is',
      'CCNA: Switching, Routing, and Wireless Essentials',
      ['CCNA: Switching, Routing, and Wireless Essentials'],
    ],
    [
      'says after commas who gave each, and for how long',
      "2021 : Gestes d'urgence, CHU de Blida, 3 jours\n2019 : Hygiène des locaux, Clinique El Amel",
      ["Gestes d'urgence", 'Hygiène des locaux'],
    ],
    [
      'says how long they are valid',
      '- Carte conducteur en cours de validité\n- FCO — AFTRAL Lyon, 2011, 2016',
      ['Carte conducteur', 'FCO'],
    ],
    [
      'keeps no bracket of a date, and names that small words begin',
      'Associate Member, CIPM (2017)\nSHRM-CP (2021)\nProfessional in Human Care',
      ['Associate Member', 'SHRM-CP', 'Professional in Human Care'],
    ],
  ])('%s', (_, rows, certificates) => {
    expect(values(factsOf(`## Certificates\n${rows}`).certificates)).toEqual(certificates);
  });
});

describe('a section for degrees and certificates', () => {
  test('a year on a line with a dot is no item of its own', () => {
    const { certificates } = factsOf(
      '## Diplômes & certificats\n** BTP Coiffure\nLycée de Médéa\n· 2013\n** Certificat Balayage\nSalon Nour · 2018\n** Masterclass chignons\nSalon Nour · 2020',
    );
    expect(values(certificates)).toEqual(['Certificat Balayage', 'Masterclass chignons']);
  });

  test('designations are certificates, and homologations too', () => {
    const { certificates } = factsOf(
      '## Education, licenses & designations\n- B.A. Communications, 2011\n- Homologation soudeur 6G, 2015\n- Real Estate License, 2016',
    );
    expect(values(certificates)).toEqual(['Homologation soudeur 6G', 'Real Estate License']);
  });
});

test('a wider gap ends a name over two lines', async () => {
  const lines = [
    ['Google Fondamentaux du marketing', 145],
    ['numérique sur tous les réseaux', 159],
    ['Google Analytics pour ceux qui', 175],
    ['débutent', 189],
  ] as const;
  const { certificates } = await onPage([
    { ...heading, text: 'Certificats' },
    ...lines.map(([text, y]) => ({ text, x: 40, y })),
  ]);
  expect(values(certificates)).toEqual([
    'Google Fondamentaux du marketing numérique sur tous les réseaux',
    'Google Analytics pour ceux qui débutent',
  ]);
});

test('who gave a certificate with a short name stands after a comma', () => {
  const { certificates } = factsOf(
    '## Certificats\n- SST, Croix-Rouge\n- Permis B\n- CCNA, CCNP, 2019',
  );
  expect(values(certificates)).toEqual(['SST', 'Permis B', 'CCNA', 'CCNP']);
});

describe('a course among degrees', () => {
  test.each<[string, string[]]>([
    ['Formation barista niveau 1, mars 2016', ['Formation barista niveau 1']],
    ['MOOC Gestion de projet, 2020', ['MOOC Gestion de projet']],
    ['Marketing digital — Coursera, 2021', ['Marketing digital']],
    ['Advanced Lifeguard Certification', ['Advanced Lifeguard Certification']],
    ['Rope Access Basic Course', ['Rope Access Basic Course']],
    ['- BAFA.', ['BAFA']],
    [
      '2009 : BNSSA (Brevet National de Sécurité et de Sauvetage Aquatique); dernier recyclage en 2012',
      ['BNSSA (Brevet National de Sécurité et de Sauvetage Aquatique)'],
    ],
    ['Bakery Honours Degree Course', []],
    ['- Provided first aid training', []],
    ['Formation d’ingénieur, 2016', []],
    ['Formation comptable, 2012 – 2014', []],
    ['UQEX | Certificat en gestion, 2015 – 2017', []],
  ])('%s', (row, certificates) => {
    const facts = factsOf(`## Formation\nMaster, Université de Béjaïa, 2015\n${row}`);
    expect(values(facts.certificates)).toEqual(certificates);
  });

  test('a mini MBA is no degree', () => {
    const { certificates, education } = factsOf(
      '## التعليم والشهادات\nبكالوريوس تجارة\nميني ماجستير إدارة أعمال',
    );
    expect([values(certificates), values(education)]).toEqual([
      ['ميني ماجستير إدارة أعمال'],
      ['Bachelor'],
    ]);
  });
});

test('months as they are called in Morocco', () => {
  const { experience } = factsOf('## الخبرة\n** محاسب\nشتنبر 2020 — دجنبر 2023');
  expect(values(experience)).toEqual([{ from: '2020-09', to: '2023-12' }]);
});

describe('what stands around a certificate is none of it:', () => {
  test('the name of its group', () => {
    const { certificates } = factsOf(
      '## Certifications\n\n** Laboratory\n\nHandling Solvents\tSeptember 2023\nAcme\n\nStatistics for Botanists\tMarch 2023\nBexley\n\n** Rescue\n\nSea Rescue Basics\tOctober 2020\nOldacre\n\nMountain Rescue\tMay 2019\nOldacre',
    );
    expect(values(certificates)).toEqual([
      'Handling Solvents',
      'Statistics for Botanists',
      'Sea Rescue Basics',
      'Mountain Rescue',
    ]);
  });

  test('the site that gave it', () => {
    const { certificates } = factsOf(
      '## Courses\n** Coursera\nHardware Repair,\tMay 2015\n\n** Udacity\nGlass Cutting,\tJune 2012',
    );
    expect(values(certificates)).toEqual(['Hardware Repair', 'Glass Cutting']);
  });

  test('what a link says, and a full stop', () => {
    const { certificates } = factsOf(
      '## Certifications\n- Pains et levains – Udemy : Référence.\n- Sauveteur secouriste du travail.',
    );
    expect(values(certificates)).toEqual(['Pains et levains', 'Sauveteur secouriste du travail']);
  });

  test('a giver whose name ends with a colon, over lists of certificates', () => {
    const { certificates } = factsOf(
      '## Certifications\n** Marlow Online:\n- Hardware Repair\n- Network Basics\n** Bexley:\n- Glass Cutting',
    );
    expect(values(certificates)).toEqual(['Hardware Repair', 'Network Basics', 'Glass Cutting']);
  });

  test('what it was about, in bullets below its date', () => {
    const { certificates } = factsOf(
      '## Certifications\n** Glass Cutting for Beginners\nYear: 2021\nKeywords:\n- lead, solder\n** Rope Access\n2019\n- knots\n- rescue',
    );
    expect(values(certificates)).toEqual(['Glass Cutting for Beginners', 'Rope Access']);
  });

  test('marks, links and praise', () => {
    const { certificates } = factsOf(
      '## Certifications\nDental Assistant, 2011\nGPA: 3.7, Attendance: 99%\n\nRadiology Aide, 2008\nView certificate\n\n شهادة قيادة الرافعات\nشهادة معتمدة دوليا',
    );
    expect(values(certificates)).toEqual([
      'Dental Assistant',
      'Radiology Aide',
      'شهادة قيادة الرافعات',
    ]);
  });

  test('a small picture', () => {
    const { certificates } = factsOf('## Certifications\n💻 Glass Cutting\n🖥️ Rope Access');
    expect(values(certificates)).toEqual(['Glass Cutting', 'Rope Access']);
  });
});

describe('a certificate', () => {
  test('may begin as who gives one does, or look like a number', () => {
    const { certificates } = factsOf(
      '## Certifications\n- From Clay to Kiln: Firing Pots at Home, 2021\n- Prince2Agile, 2019',
    );
    expect(values(certificates)).toEqual([
      'From Clay to Kiln: Firing Pots at Home',
      'Prince2Agile',
    ]);
  });

  test('may have a short name among longer ones, each over its giver', () => {
    const { certificates } = factsOf(
      '## Certifications\n** Foundations of Weaving\nMarlow House, May 2020\n\n** How to Dye Wool with Plants\nBexley, June 2021\n\n** Loom Repair for Weavers of Rugs\nOldacre, July 2021',
    );
    expect(values(certificates)).toEqual([
      'Foundations of Weaving',
      'How to Dye Wool with Plants',
      'Loom Repair for Weavers of Rugs',
    ]);
  });

  test('may be as short as a group beside one that is called a certificate', () => {
    const { certificates } = factsOf(
      '## Certifications\n** Google Data Analytics\nCoursera, 2021\n** AWS Cloud Practitioner\nAmazon, 2020\n** Loom Repair\nMarlow House, 2019',
    );
    expect(values(certificates)).toEqual([
      'Google Data Analytics',
      'AWS Cloud Practitioner',
      'Loom Repair',
    ]);
  });

  test('may end with brackets on a line of their own', () => {
    const { certificates } = factsOf(
      '## Certifications\n** International Kiln Licence\t2024\n** (IKL)\nMarlow House\n\n** Rope Access\t2021\nOldacre',
    );
    expect(values(certificates)).toEqual(['International Kiln Licence (IKL)', 'Rope Access']);
  });
});

describe('a label of certificates', () => {
  test('within another section heads what is indented below it', () => {
    const { certificates, skills, languages } = factsOf(
      '## Compétences\nCertifications :\n- TOEIC : 945/990 (Niveau C1).\n- Certificat Voltaire (en préparation).\nLangues :\n- Arabe : langue maternelle\nLogiciels :\n- Excel, Sage',
    );
    expect([values(certificates), values(skills), languages.map(({ value }) => value)]).toEqual([
      ['TOEIC', 'Certificat Voltaire'],
      ['Excel', 'Sage'],
      ['Arabic'],
    ]);
  });

  test('may be bold over lighter lines', () => {
    const { certificates, skills } = factsOf(
      '## Skills\n** Certifications\nForklift Operator\nRope Access Level 1\n** Software\nExcel, Sage',
    );
    expect([values(certificates), values(skills)]).toEqual([
      ['Forklift Operator', 'Rope Access Level 1'],
      ['Excel', 'Sage'],
    ]);
  });
});

describe('without a section on certificates', () => {
  test.each<[string, string[]]>([
    ['## Skills\nOSHA 10-hour\nCPR, First-Aid\nExcel, Sage', ['OSHA 10-hour', 'CPR', 'First-Aid']],
    ['## Skills\nFirst aid, cooking\nExcel, Sage', []],
    ['## Skills\nCertificate in Glass Cutting\nExcel', ['Certificate in Glass Cutting']],
    ['## Langues\nAnglais (lu, écrit, parlé : TOEIC 905)\nAllemand : B2', []],
    ['## Langues\nAnglais : C1, certifié TOEIC 905\nAllemand : B2', ['TOEIC 905']],
    ['## Langues\nAnglais : C1\nTOEIC 905 (2019)', ['TOEIC 905']],
    [
      '## Divers\n- Titulaire du PSC1 (2011), de l’AFGSU (2014) et du SST (2020).\n- Titulaire du permis de conduire B.',
      ['PSC1', 'AFGSU', 'SST'],
    ],
    [
      '## Expérience\n** Tisserande, Atelier Nour\n2018 - 2020\n- Obtention d’une certification "Teinture végétale".\n- Obtention de la médaille du travail.',
      ['Teinture végétale'],
    ],
    ['## Certifications\nISO 9001 Lead Auditor\n## Skills\nCPR', ['ISO 9001 Lead Auditor']],
  ])('%s', (section, certificates) => {
    expect(values(factsOf(section).certificates)).toEqual(certificates);
  });
});

describe('names of certificates, by what stands around them', () => {
  test.each<[string, string, string[]]>([
    [
      'each of a long list without a date',
      'CISSP, SSCP, Boiler Operator Associate, Crane Operator Practitioner, CompTIA A+, Rope Access Level 1, Programming in C#, Welding Inspector Level 2',
      [
        'CISSP',
        'SSCP',
        'Boiler Operator Associate',
        'Crane Operator Practitioner',
        'CompTIA A+',
        'Rope Access Level 1',
        'Programming in C#',
        'Welding Inspector Level 2',
      ],
    ],
    [
      'that say first that somebody is certified',
      'Microsoft Certified | AZ-104 - Azure Administrator\t2023\nMicrosoft Certified | GH-200 - GitHub Actions\t2024',
      ['AZ-104 - Azure Administrator', 'GH-200 - GitHub Actions'],
    ],
    [
      'with a level of one letter',
      'Emergency Medical Technician - B, 2012',
      ['Emergency Medical Technician - B'],
    ],
    [
      'of which one has its date on the line below',
      '** Orchard Track, Summer University,\nAugust 2025\n** Grafting Essentials, Oldacre, 2025\n** Baling Basics, Oldacre, 2024\n** Ploughing Basics, Oldacre, 2023',
      ['Orchard Track', 'Grafting Essentials', 'Baling Basics', 'Ploughing Basics'],
    ],
  ])('%s', (_, lines, names) => {
    expect(values(factsOf(`## Certifications\n${lines}`).certificates)).toEqual(names);
  });

  test('below their dates', async () => {
    const { certificates } = await onPage([
      heading,
      { text: '12/2012', x: 500, y: 145 },
      { text: 'Emergency Medical Technician', x: 60, y: 150 },
      { text: '1/2011', x: 500, y: 160 },
      { text: 'First Aid Certification', x: 60, y: 165 },
    ]);
    expect(values(certificates)).toEqual([
      'Emergency Medical Technician',
      'First Aid Certification',
    ]);
  });
});
