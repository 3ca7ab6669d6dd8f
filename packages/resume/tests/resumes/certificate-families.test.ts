import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const certificatesIn = (text: string) =>
  understand(documentOf(text), { asOf: '2026-11' }).facts.certificates.map(({ value }) => value);

const HEAD = '# Amina Belkacem\namina@example.dz\n';

describe('certificates by trade, outside a section of their own', () => {
  test.each([
    'Trauma Nursing Core Course (TNCC)',
    'Series 7 & 66',
    'CFA Level II',
    'PRINCE2 Practitioner',
    'Security+',
    'AZ-104: Azure Administrator',
    'NEBOSH International General Certificate',
    'Soudeur qualifié TIG',
    'Commercial Pilot License',
    'Real Estate License',
    'Qualified Teacher Status (QTS)',
    'TOEIC',
    'SHRM Certified Professional',
    'Bexley Certified Rope Trainer',
    'Professional Engineer (PE)',
    'BLS for Healthcare Providers',
    'Phlebotomy Certification',
    'Level 2 Food Hygiene',
    'Manual Handling',
    'H0B0',
    'B1V BR',
    'Échafaudage R408',
    'Opquast',
    'الرخصة المهنية للمعلمين',
  ])('%s', (name) => {
    const degree = 'BSc Physics, Oldacre University, 2010 - 2014';
    expect(certificatesIn(`${HEAD}## Education\n${degree}\n${name}, 2015`)).toEqual([name]);
    expect(certificatesIn(`${HEAD}## Additional Information\n- ${name}\n- Sailing`)).toEqual([
      name,
    ]);
  });

  test.each([
    ["## Additional Information\n- Driver's License\n- Sailing", []],
    ['## Additional Information\n- UK Driving License\n- Sailing', []],
    ['## Additional Information\n- Creative Commons License\n- huet\n- Cen', []],
    ['## Additional Information\n- Commercial Driver License', ['Commercial Driver License']],
    ['## Formation\nTroisième année licence, Université Oldacre, 2015', []],
    ['## Education\nBSc Physics, Oldacre University, 2010 - 2014\n- information society', []],
    ['## Achievements\n- Certified Loom Repairer\n- Won the fair', ['Certified Loom Repairer']],
    ['## Skills\n- Oracle Certified Expert\n- Weaving', ['Oracle Certified Expert']],
    ['## Langues\nFrançais : Titulaire du certificat Voltaire', ['certificat Voltaire']],
    [
      '## Langues\nFrançais : B1\nDiplôme d’études en langue française (DELF) B1',
      ['Diplôme d’études en langue française (DELF) B1'],
    ],
    [
      '## Education\nOldacre College, Tucson — Certificate in Loom Repair\nMay 2021',
      ['Certificate in Loom Repair'],
    ],
    [
      '## Education\nCertified Public Accountant, 2015\n## Additional Information\n- CPA',
      ['Certified Public Accountant'],
    ],
  ])('%s', (section, names) => {
    expect(certificatesIn(HEAD + section)).toEqual(names);
  });

  test('behind the name', () => {
    expect(certificatesIn('# Amina Belkacem, PE\namina@example.dz\n## Skills\nWeaving')).toEqual(
      [],
    );
    const named = '# Amina Belkacem, PMP, CPA\namina@example.dz\n';
    expect(certificatesIn(`${named}## Skills\nWeaving`)).toEqual(['PMP', 'CPA']);
    expect(certificatesIn(`${named}## Achievements\n- Certified Loom Repairer`)).toEqual([
      'Certified Loom Repairer',
      'PMP',
      'CPA',
    ]);
  });
});

describe('what says more of a certificate', () => {
  test.each<[string, string[]]>([
    ['CPA (In Progress) – Oldacre Institute', ['CPA']],
    ['CCRN Certification Candidate', ['CCRN Certification']],
    ['PMP - expected 2027', ['PMP']],
    ['Loom Repair expected May 2027', ['Loom Repair']],
    ["CISA (en cours d'obtention)", ['CISA']],
    ['CFA Program - Passed Level I', ['CFA Program - Passed Level I']],
    ['Forklift Certified | Oldacre Institute | 2021', ['Forklift Certified']],
    ['Security+ – Oldacre Institute', ['Security+']],
    ['SafePass, Oldacre Institute, 2020', ['SafePass']],
    ['BLS & ACLS Certified', ['BLS', 'ACLS']],
    ['CompTIA CASP+, Net+, A+', ['CompTIA CASP+', 'Net+', 'A+']],
    ['Professional certifications: Loom Repair', ['Loom Repair']],
  ])('%s', (row, names) => {
    expect(certificatesIn(`${HEAD}## Certifications\n- ${row}\n- Rope Access`)).toEqual([
      ...names,
      'Rope Access',
    ]);
  });
});

describe('a narrow column of names', () => {
  const SIDEBAR = [
    'Oldacre Weaving Analytics',
    'Professional Certificate',
    '',
    'Spinning Green Belt',
    '',
    'Marlow CPIM',
    '',
    'Loom Repair for',
    'Beginners',
  ];

  test('parts them by a wider gap than their lines', () => {
    const section = `|| 40-180\n## Certifications\n${SIDEBAR.join('\n')}`;
    expect(certificatesIn(`|| 200-560\n${HEAD}${section}`)).toEqual([
      'Oldacre Weaving Analytics Professional Certificate',
      'Spinning Green Belt',
      'Marlow CPIM',
      'Loom Repair for Beginners',
    ]);
  });
});
