import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import { understand } from '../../src/understanding/facts';

const certificatesIn = (section: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${section}`), {
    asOf: '2026-11',
  }).facts.certificates.map(({ value }) => value);

type Piece = { text: string; x: number; y: number; size?: number; bold?: boolean };

async function onPage(...pieces: Piece[]) {
  const head = [
    { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
    { text: 'amina@example.dz', x: 40, y: 80 },
  ];
  const outcome = await readResume(pdfOf([[...head, ...pieces]]), 'resume.pdf', {
    asOf: '2026-11',
  });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts.certificates.map(({ value }) => value);
}

const column = (texts: readonly string[], x: number, y: number): Piece[] =>
  texts.map((text, i) => ({ text, x, y: y + i * 18 }));

describe('certificates under more than one heading', () => {
  test('are in groups below that on all', async () => {
    const found = await onPage(
      { text: 'Certifications & Training', x: 40, y: 200, size: 16, bold: true },
      { text: 'Information Technology', x: 40, y: 230, size: 12, bold: true },
      ...column(['Marlow Loom Basics', 'Rope Networks', 'Wool Security'], 40, 255),
      { text: 'First Responder', x: 320, y: 230, size: 12, bold: true },
      ...column(['Water Rescue', 'Wilderness First Aid', 'Rope Rescue'], 320, 255),
      { text: 'Hobbies', x: 40, y: 400, size: 16, bold: true },
      { text: 'Baking', x: 40, y: 425 },
    );
    expect(found.toSorted()).toEqual([
      'Marlow Loom Basics',
      'Rope Networks',
      'Rope Rescue',
      'Water Rescue',
      'Wilderness First Aid',
      'Wool Security',
    ]);
  });

  test('are in a group on computers', async () => {
    const found = await onPage(
      { text: 'Certifications & Training', x: 40, y: 200, size: 16, bold: true },
      { text: 'Information Technology', x: 40, y: 230, size: 12, bold: true },
      ...column(['Marlow Loom Basics', 'Rope Networks'], 40, 255),
      { text: 'Hobbies', x: 40, y: 400, size: 16, bold: true },
      { text: 'Baking', x: 40, y: 425 },
    );
    expect(found).toEqual(['Marlow Loom Basics', 'Rope Networks']);
  });

  test('are not in other parts below that on all', async () => {
    const found = await onPage(
      { text: 'Certifications', x: 200, y: 200, size: 16, bold: true },
      { text: 'CONTACT', x: 40, y: 230, size: 10, bold: true },
      ...column(['Leeds, UK'], 40, 250),
      { text: 'TECHNICAL SKILLS', x: 40, y: 280, size: 10, bold: true },
      ...column(['Wool dyeing', 'Triage'], 40, 300),
      { text: 'INTERESTS', x: 40, y: 350, size: 10, bold: true },
      ...column(['Painting', 'Chess'], 40, 370),
    );
    expect(found).toEqual([]);
  });

  test('are in the column below their own', () => {
    expect(
      certificatesIn(
        '## Achievements\tCertifications\nWove the longest rope\tLoom Repair\nLed ten weavers at sea\tDyeing of Wool',
      ),
    ).toEqual(['Loom Repair', 'Dyeing of Wool']);
  });
});

describe('certificates without a heading', () => {
  test.each<[string, string[]]>([
    [
      '## Summary\nLicensed Practical Nurse of ten years. BLS, ACLS and PALS certified.',
      ['Licensed Practical Nurse', 'BLS', 'ACLS', 'PALS'],
    ],
    [
      '## Summary\nBaker and Certified Rope Professional (CRP) at Marlow',
      ['Certified Rope Professional (CRP)'],
    ],
    ['## Summary\nI work for an ISO certified mill with licensed nurses.', []],
    ['## Summary\nManaged a team of\nCertified Nursing Assistants.', []],
    ['## Summary\nSupervised a shift as Certified Welder Leader', []],
    ['## Summary\nWorked with Licensed Plumbers and Chartered Surveyors.', []],
    ['## Summary\nStudying to become a Licensed Practical Nurse.', []],
    ['## Summary\nNot yet Certified Welding Inspector.', []],
    ['## Summary\nWaiter at Licensed Restaurant Marlow, then Chartered Standard Bank.', []],
    ['## Summary\nLicensed Characters Designer and Licensed Software Sales Manager.', []],
    ['## Summary\nSold as Certified Pre-Owned Car Sales clerk.', []],
    ['## Summary\nWorked for a CPR certified team. Found BLS certified staff.', []],
    [
      '## Summary\nCertified Nurse Assistant And Home Health Aide Seeking Work',
      ['Certified Nurse Assistant'],
    ],
    ['## Summary\nBLS and ACLS certified Registered Nurse.', ['BLS', 'ACLS']],
    ['## Summary\nCertified Scrum Master Product Owner Leader Coach', []],
    [
      '## Summary\nCPR certified Lifeguard of two seas, Chartered Surveyor',
      ['Chartered Surveyor', 'CPR'],
    ],
    [
      '## Achievements\n- Gift certificate: raised sales\n- Software licence: renegotiated\n- SSL certificate: renewed\n- Birth certificate: Oldacre\n- Quality certification: led all audits',
      [],
    ],
    [
      '## Achievements\n- Internship Certificate: six weeks of weaving\n- Certificate of Merit: first of ten\n- Solved: many knots',
      ['Internship Certificate'],
    ],
    [
      '## Formation\n2010 - 2013 : Licence de biologie, Université de Marlow\n2016 : Formation aux gestes et soins d’urgence AFGSU 2',
      ['Formation aux gestes et soins d’urgence AFGSU 2'],
    ],
  ])('%s', (section, names) => {
    expect(certificatesIn(section)).toEqual(names);
  });
});

describe('a section on certificates', () => {
  test('has things that are none', () => {
    expect(
      certificatesIn(
        '## Certifications\n- Loom Repair\n- Data Structures - Self-study (Ongoing)\n- CPA Eligible - 150 hours\n- Full UK driving licence\n- Visite médicale à jour\n- H0B0\n- B2V\n- A+\n- B2B\n- P2P\n- X+\n- C1\n- A2+\n- B1',
      ),
    ).toEqual(['Loom Repair', 'H0B0', 'B2V', 'A+', 'B1']);
  });

  test('says who gave each in words of Arabic and in short', () => {
    expect(
      certificatesIn(
        '## الشهادات\nترخيص مزاولة التمريض من الهيئة الوطنية\nشهادة الغزل – مركز النول',
      ),
    ).toEqual(['ترخيص مزاولة التمريض', 'شهادة الغزل']);
    expect(certificatesIn('## Certifications\n- (ISC)² - CCSP\n- (ISC)² - SSCP')).toEqual([
      'CCSP',
      'SSCP',
    ]);
  });
});

const given = (heading: string) =>
  certificatesIn(
    `## Experience\nTrainer, Oldacre, 2019 - 2021\n## ${heading}\n- Formation tissage, 12 étudiants, 2020`,
  );

describe('courses that somebody gave', () => {
  test('are none below a heading that names them second', () => {
    expect(given('Encadrement et formations assurées')).toEqual([]);
    expect(given('Diplômes et formations suivies')).toEqual(['Formation tissage']);
  });
});
