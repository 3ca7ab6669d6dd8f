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
