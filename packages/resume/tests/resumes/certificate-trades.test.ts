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

describe('what stands behind a certificate', () => {
  test('is what somebody did with it', () => {
    expect(
      certificatesIn(
        [
          '## Certifications',
          '- Tower Climbing Technician - Exercised daily on masts',
          '- Loom Safety (LSC) – Led FABA $2M loom repair at the mill',
          '- Dye Fundamentals (2024) - Formal grounding for the teaching of apprentices',
          '- Boiler Operator: Supervised six stokers on night shifts',
          '- Marlow House (2019) - Spinning for Beginners',
          '- Wool Data – Applied Machine Learning',
          '- Carding – Advanced Methods for industry',
          '- Rope Rescue - Red team exercises',
          '- Mill Safety – Suspended loads and slings',
          '- Loom Passport: Powered access platforms',
        ].join('\n'),
      ),
    ).toEqual([
      'Tower Climbing Technician',
      'Loom Safety (LSC)',
      'Dye Fundamentals',
      'Boiler Operator',
      'Spinning for Beginners',
      'Wool Data – Applied Machine Learning',
      'Carding – Advanced Methods for industry',
      'Rope Rescue - Red team exercises',
      'Mill Safety – Suspended loads and slings',
      'Loom Passport: Powered access platforms',
    ]);
  });

  test('is more of its name where that has its short form in brackets', () => {
    expect(
      certificatesIn(
        '## Certifications\n- Prehospital Fibre Rescue (PFR) - Rope Provider\n- Loom Repair (LRC) - Oldacre Hospital\n- Basic Loom Care (BLC) - Marlow Training\n- ISO 9001 - Lead Auditor',
      ),
    ).toEqual([
      'Prehospital Fibre Rescue (PFR) - Rope Provider',
      'Loom Repair (LRC)',
      'Basic Loom Care (BLC)',
      'ISO 9001 - Lead Auditor',
    ]);
  });

  test('is who gave it, though nobody knows them, where it stands so behind the others', () => {
    expect(
      certificatesIn(
        '## Certifications\n- Certified Wool Grader, NAWG\n- Boiler Operator License, Marlow Mills',
      ),
    ).toEqual(['Certified Wool Grader', 'Boiler Operator License']);
    expect(
      certificatesIn(
        '## Certifications\n- Forklift Licence, Class A\n- Certified Wool Grader, Wool and Silk and Linen',
      ),
    ).toEqual(['Forklift Licence, Class A', 'Certified Wool Grader, Wool and Silk and Linen']);
  });

  test('is its rank, before who gave it', () => {
    expect(
      certificatesIn(
        '## Certifications\nWeaving Architect – Associate – Oldacre Academy (2019)\nCertified Loom Administrator (CLA) – Marlow Foundation (2021)',
      ),
    ).toEqual(['Weaving Architect – Associate', 'Certified Loom Administrator (CLA)']);
  });
});

describe('what stands before or over a certificate', () => {
  test('is who gave it or what it is on, where it can be nothing but one', () => {
    expect(
      certificatesIn(
        '## Certifications\n- NAWG: Certified Wool Grader\n- Plastics: recycling and reuse\n- Oldacre Mills - Boiler Operator License\n- Weaving Associate: Wool License',
      ),
    ).toEqual([
      'Certified Wool Grader',
      'Plastics: recycling and reuse',
      'Boiler Operator License',
      'Weaving Associate: Wool License',
    ]);
  });

  test.each([
    'Wool Analytics: Professional Certificate',
    'Loom Design - Professional Certificate',
    'Real Estate: Broker License',
    'Class A: Commercial Crane License',
    'Level 3: Personal Weaver Certificate',
  ])('is its field, its level or its class where the rest says no more than a kind: %s', (name) => {
    expect(certificatesIn(`## Certifications\n- ${name}\n- First Aid at Work`)).toEqual([
      name,
      'First Aid at Work',
    ]);
  });

  test('is a giver of several, in bold letters', () => {
    expect(
      certificatesIn(
        [
          '## Certifications',
          '** Marlow University',
          'Behavioural Weaving\tIssued Jun 2026',
          '** Fibre Finance Institute (FFI)',
          'Certified Wool Valuation Analyst (CWVA)\tIssued Mar 2026',
          'Certified Silk Market Analyst (CSMA)\tIssued Mar 2026',
          '** Linenberg',
          'Certified Linen Market Analyst (CLMA)\tIssued Apr 2026',
        ].join('\n'),
      ),
    ).toEqual([
      'Behavioural Weaving',
      'Certified Wool Valuation Analyst (CWVA)',
      'Certified Silk Market Analyst (CSMA)',
      'Certified Linen Market Analyst (CLMA)',
    ]);
  });
});

describe('certificates on one line', () => {
  test.each<[string, string[]]>([
    [
      'Mill Endurance Coach, Wilderness First Responder',
      ['Mill Endurance Coach', 'Wilderness First Responder'],
    ],
    [
      'Certified Wool Grader | Basic Life Support (BLS)',
      ['Certified Wool Grader', 'Basic Life Support (BLS)'],
    ],
    ['Certified Wool Grader | Oldacre', ['Certified Wool Grader']],
    [
      'Certified Wool Grader & Boiler Operator License',
      ['Certified Wool Grader', 'Boiler Operator License'],
    ],
    ['Certified Loom & Spindle Inspector', ['Certified Loom & Spindle Inspector']],
    ['Licensed Plumber and Gas Fitter', ['Licensed Plumber and Gas Fitter']],
  ])('%s', (line, names) => {
    expect(certificatesIn(`## Certifications\n${line}`)).toEqual(names);
  });

  test('are in a row of their own below a degree, beside when that was', () => {
    expect(
      certificatesIn(
        '## Education\n** Master of Science in Weaving\nMarlow University\nCertifications: Certified Wool Grader | Timeline: Jan 2025 - May 2026',
      ),
    ).toEqual(['Certified Wool Grader']);
  });

  test('are in the cells of a table of achievements', () => {
    expect(
      certificatesIn(
        '## Achievements\n2022\tTEFL Certificate\tTeaching English abroad\n2021\tBest weaver of the mill\tOldacre',
      ),
    ).toEqual(['TEFL Certificate']);
  });
});

const onDegreesToo = (last: string) =>
  certificatesIn(
    `## Education & Certifications\n** BA in History\t2014 - 2017\nMarlow University\n- Certified Dyer\n- Silk Lash Artistry\n- Boiler Operator License\n- ${last}`,
  );

test('a bullet among certificates is one in a section on degrees too, and one on the studies is none', () => {
  expect(onDegreesToo('Wool Grader License')).toEqual([
    'Certified Dyer',
    'Silk Lash Artistry',
    'Boiler Operator License',
    'Wool Grader License',
  ]);
  expect(onDegreesToo('Thesis on looms')).toEqual(['Certified Dyer', 'Boiler Operator License']);
});
