import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const certificatesIn = (section: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n## Certifications\n${section}`), {
    asOf: '2026-11',
  }).facts.certificates.map(({ value }) => value);

describe('what stands at the right of a certificate', () => {
  test.each<[string, string[]]>([
    [
      'PIX : 610/900\tNiveau 5\nCertificat Voltaire\tGrammaire\nTOSA Excel\tEn préparation',
      ['PIX', 'Certificat Voltaire', 'TOSA Excel'],
    ],
    ['Rope Access\tLevel 2\nForklift Operator\tAdvanced', ['Rope Access', 'Forklift Operator']],
    ['Teinture\t85 %\nTissage\tObtenu', ['Teinture', 'Tissage']],
    ['Loom Master\tWith distinction\nSpinning Wheel\tPass', ['Loom Master', 'Spinning Wheel']],
  ])('says how well it went, or how far: %j', (section, expected) => {
    expect(certificatesIn(section)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    [
      'Rope Access\tForklift Operator\nBread Baking\tFood Hygiene',
      ['Rope Access', 'Forklift Operator', 'Bread Baking', 'Food Hygiene'],
    ],
    [
      'Rope Access Level 2\tForklift Operator\nBread Baking\tFood Hygiene Level 2',
      ['Rope Access Level 2', 'Forklift Operator', 'Bread Baking', 'Food Hygiene Level 2'],
    ],
    ['CPR\tFirst Aid\nBLS\tACLS', ['CPR', 'First Aid', 'BLS', 'ACLS']],
    [
      'Advanced Weaving\tPass Plus Driving\nBread Baking\tCheese Making',
      ['Advanced Weaving', 'Pass Plus Driving', 'Bread Baking', 'Cheese Making'],
    ],
  ])('is another: %j', (section, expected) => {
    expect(certificatesIn(section)).toEqual(expected);
  });
});

describe('a line below a name or above a list', () => {
  test.each<[string, string[]]>([
    [
      '1. Rope Rescue\n- Issuer: Oldacre Approved Centre\n- Date: 2024\n2. Boiler Operation\n- Issuer: Marlow House\n- Date: 2023',
      ['Rope Rescue', 'Boiler Operation'],
    ],
    [
      'Amina holds three certifications including:\n- First Aid\n- Forklift Licence',
      ['First Aid', 'Forklift Licence'],
    ],
    ['Titulaire des attestations suivantes :\n- SST\n- CACES R489', ['SST', 'CACES R489']],
  ])('tells of certificates, and is none: %j', (section, expected) => {
    expect(certificatesIn(section)).toEqual(expected);
  });

  test('is one where no label and no list is seen', () => {
    expect(certificatesIn('- Relations with Issuers\n- Teaching Including Everybody')).toEqual([
      'Relations with Issuers',
      'Teaching Including Everybody',
    ]);
  });
});

const qualifications = (...items: string[]) =>
  understand(
    documentOf(
      `# Amina Belkacem\namina@example.dz\n## Experience\nDriver, Oldacre, 2019 - 2021\n## Qualifications\n- ${items.join('\n- ')}`,
    ),
    { asOf: '2026-11' },
  ).facts.certificates.map(({ value }) => value);

describe('a list of qualifications', () => {
  test('is one of certificates where most are called so', () => {
    const list = ['Certificate IV in Logistics', 'Roadwise Accredited Instructor'];
    expect(qualifications(...list, 'Safer Driver Coach')).toEqual([...list, 'Safer Driver Coach']);
  });

  test('is none where half of it may be a role', () => {
    expect(
      qualifications(
        'Certificate III in Cookery',
        'Certified Barista',
        'Team leader',
        'Night shift cook',
      ),
    ).toEqual(['Certified Barista']);
  });
});

describe('the head of a table', () => {
  const rows =
    'EN ISO 9606-1\t141\tInox\tH-L045\t06/2027\nATG B.540-9\t131\tAcier\tToutes\t11/2026';

  test.each([
    'Qualification\tProcédé\tMatière\tPosition\tFin de validité',
    'Norme\tProcédé\tNuance\tÉpaisseur\tValable jusqu’au',
    'Qualification\tProcess\tMaterial\tPosition\tExpiry',
  ])('names no certificate: %j', (head) => {
    expect(certificatesIn(`${head}\n${rows}`)).toEqual(['EN ISO 9606-1', 'ATG B.540-9']);
  });

  test('is no row whose cells are certificates', () => {
    expect(certificatesIn('First Aid\tManual Handling\tRope Access')).toEqual([
      'First Aid',
      'Manual Handling',
      'Rope Access',
    ]);
  });
});

const factsIn = (text: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${text}`), { asOf: '2026-11' }).facts;

describe('a table of papers', () => {
  test('has no number of a phone', () => {
    const table = 'Norme\tProcédé\tNuance\n9606-1\t141\t1.4404\n9606-1\t135\t1.4301';
    expect(factsIn(`## Education\n${table}`).phone).toBeNull();
    expect(factsIn('## Education\nCAP, 2010\n06 12 34 56 78').phone?.value).toBe('06 12 34 56 78');
  });

  test('below its own heading is none of work', () => {
    const service =
      '## SEA SERVICE\nVessel\tRank\tFrom\tTo\nMV Aurora\tSecond Officer\t02.2022\t08.2022';
    const papers = '## DOCUMENTS\nPassport\tEA 441\t2029\nSeaman’s book\tG 2212\t2028';
    expect(factsIn(`${service}\n${papers}`).positions.map(({ value }) => value)).toEqual([
      'Second Officer',
    ]);
  });
});
