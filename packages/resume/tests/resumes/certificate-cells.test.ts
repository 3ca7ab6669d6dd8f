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
