import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const certificatesIn = (section: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${section}`), {
    asOf: '2026-11',
  }).facts.certificates.map(({ value }) => value);

describe('the number of a certificate', () => {
  test('has letters, and what may be a year', () => {
    expect(
      certificatesIn(
        '## Licences\n- Forklift Operator #FL-2021-0034 (Valid 2029)\n- Crane Signalling – Expert #AB12345\n- Wiring Regulations, #EAL-600-4338\n- C# Programming Certificate\n- Rigger #1 in class',
      ),
    ).toEqual([
      'Forklift Operator',
      'Crane Signalling – Expert',
      'Wiring Regulations',
      'C# Programming Certificate',
      'Rigger #1 in class',
    ]);
  });

  test('is no number that its name begins with', () => {
    expect(
      certificatesIn(
        '## Certifications\n6G Pipe Welding\tOldacre\t2019\n18th Edition Wiring\tMarlow House\t2020\n12345\tRope Access\n3 days\tLoom Repair',
      ),
    ).toEqual(['6G Pipe Welding', '18th Edition Wiring', 'Rope Access', 'Loom Repair']);
    expect(
      certificatesIn(
        '## Education\n** BA in History\t2014 - 2017\nMarlow University\nCertifications: 6G Pipe Welding, Rope Access',
      ),
    ).toEqual(['6G Pipe Welding', 'Rope Access']);
  });
});
