import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const read = (sections: string): string[] =>
  understand(documentOf(`# Nora Ibsen\nnora@ibsen.example\n${sections}`), {
    asOf: '2026-11',
  }).facts.certificates.map(({ value }) => value);

const WORK = '## Experience\n** Dyer, Marlow Ltd\t2015 - 2020\nDyed wool.';

/** What is read from a sentence of somebody's profile. */
const said = (sentence: string): string[] => read(`## Profile\n${sentence}.\n${WORK}`);
const dit = (sentence: string): string[] =>
  read(`## Profil\n${sentence}.\n## Expérience\n** Teinturier, Marlow\t2015 - 2020\nTeinture.`);
const arabic = (sentence: string): string[] => read(`## الملخص\n${sentence}\n${WORK}`);

const studied = (lines: string): string[] => read(`## Education\n${lines}\n${WORK}`);
const skilled = (skills: string): string[] => read(`## Skills\n${skills}\n${WORK}`);

describe('a sentence of the profile', () => {
  test('names what somebody has, with its level, class or hours', () => {
    expect(said('Holds a Class A CDL and a TWIC card')).toEqual(['Class A CDL', 'TWIC card']);
    expect(
      said('Dyer with a Lean Six Sigma Green Belt, LEED AP BD+C and OSHA 30-hour card'),
    ).toEqual(['Lean Six Sigma Green Belt', 'LEED AP BD+C', 'OSHA 30-hour card']);
    expect(said('Trader holding FINRA Series 7, 63 and 65 licenses')).toEqual([
      'FINRA Series 7, 63 and 65 licenses',
    ]);
    expect(said('I am a Certified Kubernetes Administrator (CKA) who spins')).toEqual([
      'Certified Kubernetes Administrator (CKA)',
    ]);
    expect(said('Teacher with CELTA and QTS')).toEqual(['CELTA', 'QTS']);
    expect(said('I trained as a cook and hold a Food Hygiene Level 2 certificate')).toEqual([
      'Food Hygiene Level 2 certificate',
    ]);
  });

  test('does so in French', () => {
    expect(dit('Cariste titulaire des CACES R489 cat. 1A, 3 et 5')).toEqual([
      'CACES R489 cat. 1A, 3 et 5',
    ]);
    expect(dit("Je suis titulaire du SST et d'une habilitation H0B0")).toEqual([
      'SST',
      'habilitation H0B0',
    ]);
    expect(dit("Animatrice, j'ai le BAFA et le PSC1")).toEqual(['BAFA', 'PSC1']);
    expect(dit('Agent diplômé SSIAP 1 et 2, certifié PSM I')).toEqual(['PSM I', 'SSIAP 1 et 2']);
  });

  test('names none that somebody has not got', () => {
    expect(
      [
        'Currently studying for the CISSP exam',
        'Seeking to become PMP certified',
        'Planning to sit AZ-900 next year',
        'I do not have a CDL Class A',
        'Cisco CCNA (in progress)',
        'CFA Level I candidate',
      ].flatMap(said),
    ).toEqual([]);
    expect(
      [
        'Je prépare le PMP',
        'Souhaite passer le CACES R489',
        'CACES R489 prévu en 2027',
        'En cours de préparation du BAFA',
      ].flatMap(dit),
    ).toEqual([]);
  });

  test('names none of others, of rules or of what somebody teaches', () => {
    expect(
      [
        'Taught BLS/CPR to staff',
        'Led teams of CCNA engineers',
        'Supervised Six Sigma Green Belt projects',
        'Worked with ServSafe requirements',
        'Tutor for the Series 7 exam',
        'My pals like series 7 of that show',
      ].flatMap(said),
    ).toEqual([]);
    expect(
      [
        'Formateur SSIAP 1',
        "Encadrement d'une équipe de SSIAP 1",
        'Recrutement de titulaires du BAFA',
      ].flatMap(dit),
    ).toEqual([]);
  });

  test.each([
    ['CCNA', 'Cisco Certified Network Associate (CCNA)'],
    ['Professional Scrum Master I', 'PSM I certified'],
    ['Certified Public Accountant', 'Licensed CPA'],
    ['AWS Certified Solutions Architect', 'AWS Certified Solutions Architect – Associate'],
    ['OSHA 30', 'Holds an OSHA 30-hour card'],
    ['FINRA Series 7, 63', 'Series 7 and 63 licensed'],
    ['Certified Scrum Master', 'Certified ScrumMaster (CSM)'],
    ['Habilitation électrique B1V', 'Habilitations électriques B1V BR'],
  ])('adds no second name of what a section has: %s', (listed, sentence) => {
    expect(read(`## Profile\n${sentence}.\n${WORK}\n## Certifications\n- ${listed}`)).toHaveLength(
      1,
    );
  });

  test('adds to a section on certificates what that does not name', () => {
    expect(
      read(
        `## Profile\nPMP certified dyer with ACLS.\n${WORK}\n## Certifications\n- Loom Safety Certificate\n- Project Management Professional (PMP)`,
      ),
    ).toEqual(['Loom Safety Certificate', 'Project Management Professional (PMP)', 'ACLS']);
  });
});

describe("a name in a sentence is nobody's certificate", () => {
  test.each([
    'Would like to obtain a CDL Class A',
    'Hope to have earned the CISSP by 2027',
    'Will sit for the NCLEX-RN in May',
    'Currently taking the CompTIA Security+ class',
    'PMP exam booked for March',
    'My next step is the CISSP',
    'CPIM student',
    "I don't have a TWIC card",
    "I haven't got the OSHA 30 card",
    'I have never held a CDL Class A',
    'No PMP but ten years of dyeing',
    'Although lacking a PMP, I lead dyers',
    'My ACLS lapsed in 2020',
  ])('that is still to come or over: %s', (sentence) => {
    expect(said(sentence)).toEqual([]);
  });

  test.each([
    'Je souhaite obtenir le BAFA',
    'Je vais passer le PSC1 en mars',
    'Inscrit au CACES R489 cat. 3',
    'Bientôt titulaire du PSC1',
    'Ancien titulaire du SSIAP 1',
    'En attente du BNSSA',
    'Motivé pour passer la FIMO marchandises',
  ])('that is so in French: %s', (sentence) => {
    expect(dit(sentence)).toEqual([]);
  });

  test.each([
    'My brother holds a CDL Class A',
    'Our staff hold TWIC cards',
    'Led people holding CISSP',
    'Certified 300 cooks in ServSafe',
    'Delivered OSHA 30 to dyers',
    'Ten years of CCNA lectures',
    'Experienced with ServSafe rules',
  ])('that others have: %s', (sentence) => {
    expect(said(sentence)).toEqual([]);
  });

  test.each(['Manager de caristes CACES R489', 'Mon frère est titulaire du BAFA'])(
    'that others have in French: %s',
    (sentence) => {
      expect(dit(sentence)).toEqual([]);
    },
  );

  test.each([
    'Sells Apple Watch Series 7',
    'Wrote parsers of PCAP files',
    'Researcher on MCTS',
    'Reads CISA alerts',
    'Has worked with CISA on looms',
  ])('that means something else: %s', (sentence) => {
    expect(said(sentence)).toEqual([]);
  });

  test('that is said in Arabic', () => {
    expect(
      ['أستعد لاختبار PMP', 'أسعى للحصول على PMP', 'غير حاصلة على CISSP'].flatMap(arabic),
    ).toEqual([]);
    expect(arabic('حاصلة على شهادة PMP و CISSP')).toEqual(['PMP', 'CISSP']);
  });
});

test('skills name a certificate as it stands alone, and none by a part of an item', () => {
  expect(skilled('PMP, CAPM, Excel')).toEqual(['PMP', 'CAPM']);
  expect(
    [
      'CAPM, WACC, Excel',
      'Wireshark (PCAP analysis)',
      'ACLS algorithms, looms',
      'Six Sigma Green Belt methods, looms',
      'CISSP domains, looms',
      'PMP-style planning, looms',
    ].flatMap(skilled),
  ).toEqual([]);
});

test('those who speak for somebody have certificates of their own', () => {
  expect(read(`${WORK}\n## References\nAnna Berg, CISSP\nHead of Dyeing, Marlow Ltd`)).toEqual([]);
});

test('the subjects of a degree and the codes of a road are no certificates', () => {
  expect(
    read(
      `Oldacre, MD-410\n${WORK}\n## Education\n** BSc Weaving, Oldacre University\t2010 - 2013\nCoursework: looms, CCNA, Basic Life Support`,
    ),
  ).toEqual([]);
});

test('a certificate is held by whoever goes on as one, between small words and signs', () => {
  expect(said('Dyer, PMP® and CISSP, with ten years of work')).toEqual(['PMP', 'CISSP']);
  expect(said('PMP project manager who recently passed the AZ-900')).toEqual(['PMP', 'AZ-900']);
  expect(said('I hold a degree, was never late and earned my CELTA')).toEqual(['CELTA']);
  expect(dit("Je suis titulaire de l'ACACED complet (Chien) et aime les tissus")).toEqual([
    'ACACED',
  ]);
});

test('work tells only of what it says to be got right before its name', () => {
  expect(
    read(
      `${WORK}\n- Passed OSHA 10 inspections\n- Obtained PMP approval\n- Obtained OSHA 30 cards for 40 dyers\n- Achieved 90% in CELTA exams\n- Earned a prize with a CISSP quiz\n- Passed CCNA labs to juniors`,
    ),
  ).toEqual([]);
});

test('work tells of a certificate where somebody got it', () => {
  expect(
    read(
      `${WORK}\n- Earned NEBOSH IGC in 2019\n- Passed AZ-900\n- Trained cooks in ServSafe\n- Used OSHA 10 checks\n- Helped students who passed CAPM`,
    ),
  ).toEqual(['NEBOSH IGC', 'AZ-900']);
});

describe('what a sentence calls a certificate', () => {
  test('is one that somebody got', () => {
    expect(said("I've completed the Loom Safety Awareness certification and spin wool")).toEqual([
      'Loom Safety Awareness certification',
    ]);
    expect(said('Since then I have done the MLW level 4 diploma in sales, and more')).toEqual([
      'MLW level 4 diploma in sales',
    ]);
    expect(said('She holds a Certificate in Rope Access from Marlow College')).toEqual([
      'Certificate in Rope Access',
    ]);
    expect(dit("J'ai obtenu une Attestation de Tissage Manuel (ATM), en 2004")).toEqual([
      'Attestation de Tissage Manuel (ATM)',
    ]);
    expect(dit("Je suis titulaire d'un Diplôme Universitaire en Teinture, qui me sert")).toEqual([
      'Diplôme Universitaire en Teinture',
    ]);
  });

  test('is none of others, of school, of cars, or still to come', () => {
    expect(
      [
        'I am working toward the Marlow Dyer certification',
        'I have a clean driving licence',
        'We obtained ISO 9001 certification',
        'Received a Certificate of Appreciation',
        'I have a certificate',
        'Completed Higher National Certificate in Weaving',
      ].flatMap(said),
    ).toEqual([]);
    expect(
      [
        "J'ai obtenu une attestation de stage",
        'Titulaire du brevet des collèges',
        'Je prépare un Certificat de Tissage',
        "Titulaire d'une licence de tissage",
        "L'entreprise a obtenu la certification ISO 9001",
      ].flatMap(dit),
    ).toEqual([]);
  });
});

describe('what a sentence calls so', () => {
  test('is of whoever the resume is of', () => {
    expect(said('I have completed my Loom Safety certificate')).toEqual([
      'Loom Safety certificate',
    ]);
    expect(said('She has earned a current Loom Safety certificate')).toEqual([
      'Loom Safety certificate',
    ]);
    expect(
      [
        'Our firm holds the Marlow Organic certification',
        'The mill has achieved Fair Wool certification',
        'We have received Green Wool certification',
        'I have managed Certification of Looms',
      ].flatMap(said),
    ).toEqual([]);
    expect(
      [
        "L'usine a obtenu le Certificat Laine Verte",
        "Notre atelier détient l'Agrément Laine Verte",
      ].flatMap(dit),
    ).toEqual([]);
  });

  test('is no paper of a driver, of praise, of goods or of the state', () => {
    expect(
      [
        'I hold a valid Oldacre Driving License',
        "I have a Class 5 Driver's License",
        'I received a Merit Certificate',
        'I have a Police Clearance Certificate',
        'I hold an Enhanced DBS Certificate',
        'Has obtained SOC 2 certification',
      ].flatMap(said),
    ).toEqual([]);
    expect(
      [
        "J'ai obtenu un Certificat de Nationalité",
        "J'ai obtenu un Brevet d'Invention Laine",
      ].flatMap(dit),
    ).toEqual([]);
  });
});

describe('the head', () => {
  test('says what somebody is certified as, a line each', () => {
    expect(
      read(
        `4F Loom Certified — Wool, Flax\nOhio Registered Loom Contractor\nDNV Section IX Qualified\nOhio Elementary Weaving Certificate\tMay 2017\n${WORK}`,
      ),
    ).toEqual([
      'Ohio Elementary Weaving Certificate',
      '4F Loom Certified',
      'Ohio Registered Loom Contractor',
      'DNV Section IX Qualified',
    ]);
    expect(
      read(
        `Qualified Dyer and Weaver\nA certified dyer of ten years\nRegistered Office London\n${WORK}`,
      ),
    ).toEqual([]);
    expect(
      [
        'Senior Registered Nurse',
        'ICU Registered Nurse',
        'Newly Qualified Teacher',
        'Fully Qualified Dyer',
      ].flatMap((line) => read(`${line}\n${WORK}`)),
    ).toEqual([]);
    expect(
      read(
        `- Diplôme universitaire en tissage en cours\n- Attestation de formation requise\n${WORK}`,
      ),
    ).toEqual([]);
  });

  test('has what is called a certificate in French, without who gave it', () => {
    expect(
      read(
        `- Diplôme universitaire de tissage - université d'Oldacre\n- Attestation de formation au cordage à l'école de Marlow, 2010\n- Certificat de travail\n- Certificat de scolarité\n${WORK}`,
      ),
    ).toEqual(['Diplôme universitaire de tissage', 'Attestation de formation au cordage']);
  });

  test('has a group below a label of certificates', () => {
    expect(
      read(
        `** Current Certifications\nCertified Loom Technician (CLT) - Marlow Association, July 2025\nDye Terminology Certificate - Oldacre College, May 2025\n** Loom Skills\nWarping\n${WORK}`,
      ),
    ).toEqual(['Certified Loom Technician (CLT)', 'Dye Terminology Certificate']);
  });
});

const among = (rows: string): string[] => read(`## Certifications\n${rows}`);

describe('who gives certificates', () => {
  test('stands behind the day between commas', () => {
    expect(
      among(
        'Boiler Operator 1, May 23, 2024, Marlow Association of Boiler Personnel\nLoom Guide, October 26, 2024, Weaving Society of Oldacre',
      ),
    ).toEqual(['Boiler Operator 1', 'Loom Guide']);
    expect(among('Weaving Society, May 2024, Loom and Spindle Guide')).toEqual([
      'Loom and Spindle Guide',
    ]);
  });

  test('is the column beside names that mean nothing else', () => {
    expect(
      among(
        'Marlow Training School\tNEBOSH IGC\t2019\nOldacre Weavers\tIOSH Managing Safely\t2020\nFenwick Partners\tLoom card\t2021',
      ),
    ).toEqual(['NEBOSH IGC', 'IOSH Managing Safely', 'Loom card']);
    expect(among('** Marlow School\nPMP, 2019\n** Oldacre Partners\nCISSP, 2020')).toEqual([
      'PMP',
      'CISSP',
    ]);
    expect(
      among('Certified Loom Practitioner\tCLP\t2019\nProject Management Professional\tPMP\t2020'),
    ).toEqual(['Certified Loom Practitioner', 'Project Management Professional']);
  });

  test('stands between two names that one line joins', () => {
    expect(among('BLS - American Heart Association and Basic First Aid')).toEqual([
      'BLS',
      'Basic First Aid',
    ]);
    expect(among('Loom Repair - Marlow Association and Sons')).toEqual(['Loom Repair']);
  });

  test('is a firm before a dash', () => {
    expect(among('- Marlow Training GmbH – Weaving with Looms (2018)')).toEqual([
      'Weaving with Looms',
    ]);
  });
});

describe('what a line among studies calls a certificate', () => {
  test.each([
    [
      'Certificate, Glass Painting and Staining\nMarlow Extension, June 2021\nPhD, Chemistry, 2012',
      ['Certificate, Glass Painting and Staining'],
    ],
    ['Graduate Certificate – Knotting, Marlow College, 2016', ['Graduate Certificate – Knotting']],
    ['Certificate, Marlow Technical College, 2001', []],
    ['Certificate – Honours, 2001', []],
    ['Certificate, 2001', []],
    ['Certificate, Lagos, 2001', []],
    ['Certificate, First Class, 2001', []],
    ['Certificate – Distinction', []],
    ['Certificate, Part Time, 2001', []],
    ['Certificate, Google, 2001', []],
    [
      'Certificate, Google Cloud Administration, 2001',
      ['Certificate, Google Cloud Administration'],
    ],
    [
      'Certificate: Knotting, Marlow College, 2015\nWelding Certificate, Marlow College, 2016',
      ['Knotting', 'Welding Certificate'],
    ],
    ['2005 : Licence de pilote privé', ['Licence de pilote privé']],
    ['2005 : Licence de physique', []],
  ])('%s', (lines, certificates) => {
    expect(studied(lines)).toEqual(certificates);
  });
});

describe('where somebody says that there are none', () => {
  test.each([
    'Certifications: None',
    'Certification: Yes',
    'Licenses: Valid',
    'Certificates: available upon request',
    'Certifications : Aucune',
    'Attestations : ci-jointes',
    'Certificates: See attached\nBaking, Cooking',
  ])('%s', (line) => {
    expect(read(`## Additional Information\n${line}\n${WORK}`)).toEqual([]);
  });
});

test('of certificates that sentences name in great number, only the first are read', () => {
  const lines = Array.from({ length: 300 }, (_, i) => `I hold the Loom${i} Safety certificate.`);
  expect(read(`## Profile\n${lines.join('\n')}\n${WORK}`)).toEqual(
    Array.from({ length: 200 }, (_, i) => `Loom${i} Safety certificate`),
  );
});
