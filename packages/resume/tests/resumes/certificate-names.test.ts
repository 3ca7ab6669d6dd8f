import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const certificatesIn = (section: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${section}`), {
    asOf: '2026-11',
  }).facts.certificates.map(({ value }) => value);

describe('the name of a certificate', () => {
  test.each([
    [
      'Forklift Operator – Level 2 | Marlow House | Issued Mar 2023 | ID AB-12',
      'Forklift Operator – Level 2',
    ],
    ['Certified Weaver Associate: Validation number 12AB34', 'Certified Weaver Associate'],
    ['Excel in Depth - Bexley - 20 hours', 'Excel in Depth'],
    ['Leading a Team, 2 weeks, Oldacre Partners, 2018', 'Leading a Team'],
    ['Formation tissage avancé (3 jours) - CCI de Lyon', 'Formation tissage avancé'],
    ['Scrum in Practice (PSM I), 2021', 'Scrum in Practice (PSM I)'],
    ['دورة "إدارة الوقت"', 'دورة "إدارة الوقت"'],
    ['دورة السلامة المهنية (OSHA 30), 2020', 'دورة السلامة المهنية (OSHA 30)'],
    ['دورة صيانة الأنوال من معهد النور سنة 2010', 'دورة صيانة الأنوال'],
    ['حاصل على دورة الإسعافات الأولية', 'دورة الإسعافات الأولية'],
    ['Oldacre University — Weaving with Wool (2020)', 'Weaving with Wool'],
    ['[2] Weaving with Wool, 2020', 'Weaving with Wool'],
    ['In progress: Weaving with Wool', 'Weaving with Wool'],
    ['Weaving with Wool in 2020', 'Weaving with Wool'],
    ['OSHA-30 hour Construction Safety', 'OSHA-30 hour Construction Safety'],
    ['Plastics: recycling and reuse', 'Plastics: recycling and reuse'],
    ['Waste-recycling operator', 'Waste-recycling operator'],
    ['Rope Access: valid until 2027', 'Rope Access'],
    ['Habilitation H0B0, recyclage en 2021', 'Habilitation H0B0'],
  ])('%s', (row, name) => {
    expect(certificatesIn(`## Certifications\n- ${row}`)).toEqual([name]);
  });
});

describe('rows of certificates', () => {
  test.each<[string, string[]]>([
    [
      'Weaving with Wool\nMarlow House\nIssued Jan 2022 · Expires Jan 2025\nCredential ID MH13579\nShow credential\nLoom Repair\nBexley\nIssued Mar 2021\nCredential ID BX001',
      ['Weaving with Wool', 'Loom Repair'],
    ],
    [
      '** Registered Nurse (RN), State of Texas\nLicense No. 998877 | Expires 06/2027\n** Wound Care\nOldacre | Expires 2026',
      ['Registered Nurse (RN)', 'Wound Care'],
    ],
    ['Rope Access; OSHA 30; Loom Repair', ['Rope Access', 'OSHA 30', 'Loom Repair']],
    [
      "CS50's Introduction to Computer Science - Harvard University\nThe Complete Weaver - Udemy",
      ["CS50's Introduction to Computer Science", 'The Complete Weaver'],
    ],
    [
      'Coursera: Neural Networks and Deep Learning\nCoursera: Weaving with Wool\nedX: Introduction to Linux',
      ['Neural Networks and Deep Learning', 'Weaving with Wool', 'Introduction to Linux'],
    ],
    [
      'Spinning Guild Certified Professional, Wool and Silk Spinner\nLoom Weaving Professional Certification, Oldacre',
      [
        'Spinning Guild Certified Professional, Wool and Silk Spinner',
        'Loom Weaving Professional Certification, Oldacre',
      ],
    ],
  ])('%s', (rows, names) => {
    expect(certificatesIn(`## Certifications\n${rows}`)).toEqual(names);
  });

  test.each<[string, string[]]>([
    [
      '** Acme Corp, In-house\nFire safety\nManual handling\n** Bexley College\nFood hygiene level 2',
      ['Fire safety', 'Manual handling', 'Food hygiene level 2'],
    ],
    [
      'Name: Certified Weaver\nIssuer: Marlow House\nDate: June 2021\nName: Loom Repair\nIssuer: Bexley\nDate: May 2020',
      ['Certified Weaver', 'Loom Repair'],
    ],
    [
      'Certified Weaver\nMarlow House\nIssued: June 2021\nA course about how to weave on a hand loom and sell the cloth.\n\nLoom Repair\nBexley\nIssued: May 2020\nLearned to repair looms of all kinds in less than three weeks.',
      ['Certified Weaver', 'Loom Repair'],
    ],
    [
      '2023\tCertified Weaver\n\tMarlow House\n2021\tLoom Repair\n\tBexley',
      ['Certified Weaver', 'Loom Repair'],
    ],
  ])('leave out who gives them and what is said of them: %s', (rows, names) => {
    expect(certificatesIn(`## Certifications\n${rows}`)).toEqual(names);
  });

  test('begin with a capital after the widest line of a column', () => {
    expect(
      certificatesIn(
        '|| 40-200\n## Certifications\nForklift Operator (FO), Ohio\nCrane Operation Professional (COP)\nWeaving',
      ),
    ).toEqual(['Forklift Operator (FO), Ohio', 'Crane Operation Professional (COP)', 'Weaving']);
  });

  test('have a heading that may count them', () => {
    expect(certificatesIn('## Certifications (2)\nWeaving with Wool\nLoom Repair')).toEqual([
      'Weaving with Wool',
      'Loom Repair',
    ]);
  });
});

describe('beside other things', () => {
  test.each<[string, string[]]>([
    [
      '## Skills & certifications\n- Python, Java, SQL\n- Project management\n- AWS Certified Developer\n- CPR and First Aid',
      ['AWS Certified Developer', 'CPR and First Aid'],
    ],
    [
      '## Skills and certificates\nTechnical: Excel, Sage\nSoft skills: teamwork\nCertificates: Bookkeeping Level 2, First Aid',
      ['Bookkeeping Level 2', 'First Aid'],
    ],
    [
      '## Awards and certifications\n- Employee of the Month, 2019\n- Certified Public Accountant, 2018\n- Best Paper Award, 2017\n- Member, Guild of Weavers',
      ['Certified Public Accountant'],
    ],
    [
      '## Résumé\nTitulaire d’une licence en droit.\nTitulaire du CACES 3, je cherche un emploi.',
      ['CACES 3'],
    ],
    [
      '## Certifications & Education\n** Bachelor of Science, University of Oldacre, 2015\n** Certified Weaver, 2017',
      ['Certified Weaver'],
    ],
    [
      '## Education, Training & Certifications\nUniversity of Oldacre, BSc Biology, 2012\nLean Six Sigma Yellow Belt, 2015\nInbound Marketing, HubSpot Academy, 2021',
      ['Lean Six Sigma Yellow Belt', 'Inbound Marketing'],
    ],
    [
      '## Education\n** University of Oldacre\t2011 - 2015\nBachelor of Science in Biology\n** Coursera\t2020\nWeaving with Wool',
      ['Weaving with Wool'],
    ],
    [
      '## Formation\n2018 : Licence de gestion, Université de Béjaïa\n2020 : Attestation de secourisme\n2016 : Attestation de réussite au bac',
      ['Attestation de secourisme'],
    ],
    ['## Certifications et langues\nCertificat Pix, 2021\nAnglais courant', ['Certificat Pix']],
    [
      '## Divers\nPermis B, véhicule personnel\nCertifications : PSC1 (2019), CACES R489 cat. 3, TOEIC 870\nLoisirs : escalade',
      ['PSC1', 'CACES R489 cat. 3', 'TOEIC 870'],
    ],
    [
      '## Other information\n- Driving licence: full\n- Certificate in Bookkeeping (2014)\n- Certificate of Appreciation',
      ['Certificate in Bookkeeping'],
    ],
    ['## Experience\n** Clerk, Acme\n2015 - 2018\n- Certifications: ISO 9001, ISO 14001', []],
  ])('%s', (section, names) => {
    expect(certificatesIn(section)).toEqual(names);
  });
});

describe('what stands behind a name', () => {
  test.each<[string, string, string[]]>([
    [
      'is who gave it, in brackets with the date or in short',
      'WPS (Oldacre, 2019), GCL (Guild of Looms, 2021)\nWeaving for Beginners (AHA)\nLoom Repair (LR-2)',
      ['WPS', 'GCL', 'Weaving for Beginners', 'Loom Repair (LR-2)'],
    ],
    [
      'is its number, with who gave that',
      '- Weaver License, Ohio #2019456\n- Dyer License 448123\n- Certified Spinner (CS) #77213',
      ['Weaver License', 'Dyer License', 'Certified Spinner (CS)'],
    ],
    [
      'is a year of its own',
      '- ISO 9001:2015 Internal Auditor, 2019\n- ISO 45001 Lead Auditor',
      ['ISO 9001:2015 Internal Auditor', 'ISO 45001 Lead Auditor'],
    ],
    [
      'is a body that certifies',
      '- CMI-Wool, National Board of Certification for Weavers\n- Loom Repair – 2-day workshop',
      ['CMI-Wool', 'Loom Repair'],
    ],
    [
      'and before it, is a number with a dot',
      '1. Loom Repair, Marlow House, 2018\n2. Weaving with Wool, 2019',
      ['Loom Repair', 'Weaving with Wool'],
    ],
    ['is what it is beside', '- CPR/AED\n- WPS/GCL', ['CPR/AED', 'WPS', 'GCL']],
    [
      'is another in a list',
      '- ACLS, BLS, AED, PALS\n- WPS, CPR/AED\n- GCL and CPR certified',
      ['ACLS', 'BLS', 'AED', 'PALS', 'WPS', 'CPR/AED', 'GCL', 'CPR'],
    ],
    [
      'is a number that says which it is',
      '- Loom Exam 70480\n- Wool Server 70410\n- Course no 101 Baking',
      ['Loom Exam 70480', 'Wool Server 70410', 'Course no 101 Baking'],
    ],
  ])('%s', (_, lines, names) => {
    expect(certificatesIn(`## Certifications\n${lines}`)).toEqual(names);
  });
});

describe('a name over two lines', () => {
  test.each<[string, string, string[]]>([
    [
      'goes on where its bracket ends',
      'Loom Repair\nWeaving for the Deaf (Signs and\nGestures)\nDyeing of Wool',
      ['Loom Repair', 'Weaving for the Deaf', 'Dyeing of Wool'],
    ],
    [
      'goes on with a word that joins',
      'LOOM REPAIR WITH TOOLS\nAND ROPE ACCESS IN TOWERS\nDYEING OF WOOL',
      ['LOOM REPAIR WITH TOOLS AND ROPE ACCESS IN TOWERS', 'DYEING OF WOOL'],
    ],
    [
      'does not go on with how well or how far somebody did',
      'Loom Repair\nwith distinction\nCertified Weaver\nin progress with Bexley',
      ['Loom Repair', 'Certified Weaver'],
    ],
    [
      'is no other that a heading could be',
      '- LOOM REPAIR IN TOWERS\n- RESEARCH TECHNIQUES TRAINING\n- DYEING OF WOOL',
      ['LOOM REPAIR IN TOWERS', 'RESEARCH TECHNIQUES TRAINING', 'DYEING OF WOOL'],
    ],
    [
      'ends with a programme',
      'LOOM WRITING TRAINING CERTIFICATE PROGRAM\nROPE ACCESS EDUCATION WITH TOOLS',
      ['LOOM WRITING TRAINING CERTIFICATE PROGRAM', 'ROPE ACCESS EDUCATION WITH TOOLS'],
    ],
    [
      'begins like a sentence',
      'Loom Repair\t12/03/2021\nProficiency in Survival Craft\t14/03/2021\nDyeing\t20/03/2021',
      ['Loom Repair', 'Proficiency in Survival Craft', 'Dyeing'],
    ],
  ])('%s', (_, lines, names) => {
    expect(certificatesIn(`## Certifications\n${lines}`)).toEqual(names);
  });

  test('has points below that say what was learnt, whoever gave it', () => {
    expect(
      certificatesIn(
        '## Certifications\n** AWS Certified Developer\tMar 2023\n- Queues and tables\n- Cost and limits\n** Certified Loom Administrator (CLA)\tOct 2022\n- Belts, wheels',
      ),
    ).toEqual(['AWS Certified Developer', 'Certified Loom Administrator (CLA)']);
  });
});

describe('what stands behind the name of a certificate', () => {
  test.each([
    [
      'NEBOSH IGC (International General Certificate) – 2019',
      'NEBOSH IGC (International General Certificate)',
    ],
    ['Oldacre RAT (Rope Access Technician)', 'Oldacre RAT (Rope Access Technician)'],
    ['Oldacre RAT (Marlow Training Centre)', 'Oldacre RAT'],
    ['CPR (American Heart Association)', 'CPR'],
    ['Bee Keeping (Oldacre)', 'Bee Keeping'],
    ['High Risk Work Licence – LF', 'High Risk Work Licence – LF'],
    ['HGV Licence – C+E', 'HGV Licence – C+E'],
    ['Forklift Licence – LF, LO', 'Forklift Licence – LF, LO'],
    ['Nursing License - CA', 'Nursing License'],
    ['Forklift Licence – Marlow Training', 'Forklift Licence'],
    ['MS-CIT with 88%', 'MS-CIT'],
    ['Certificate in Weaving with a score of 91/100', 'Certificate in Weaving'],
    ['Ladder Safety with 3 Points of Contact', 'Ladder Safety with 3 Points of Contact'],
    ['Weaving with 2 looms', 'Weaving with 2 looms'],
    ['Formation tissage assurée par Oldacre, 2020', 'Formation tissage'],
  ])('is a part of it, or not: %j', (line, name) => {
    expect(certificatesIn(`## Certifications\n- ${line}`)).toEqual([name]);
  });

  test('of which each is a licence does not run on', () => {
    expect(certificatesIn('## Licences\nCrane Operator Licence – C6\nForklift Licence')).toEqual([
      'Crane Operator Licence – C6',
      'Forklift Licence',
    ]);
  });
});
