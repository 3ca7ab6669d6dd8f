import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const FIRST = 'Woodturning Certificate';
const LAST = 'Certified Glass Blower';

const certificatesWith = (rows: readonly string[]) =>
  understand(
    documentOf(`# Amina Belkacem\namina@example.dz\n## Certifications\n${rows.join('\n')}`),
    { asOf: '2026-11' },
  ).facts.certificates.map(({ value }) => value);

describe('what stands among certificates and is none', () => {
  test.each([
    'View my certificates on Credly:',
    'See my LinkedIn for more certifications',
    'Certificates available upon request',
    'https://www.example.com/badges/abc',
    'Télécharger le certificat',
    'رابط الشهادة',
    'Date completed',
    'None',
    'Aucune pour le moment',
    'See attached',
    'Voir annexe',
    'Available upon request',
    'لا يوجد',
    'Issuing Organization | Year',
    "Date d'obtention",
    'الجهة المانحة',
    'Skills: Python, SQL',
    'Languages: Danish; Polish',
    'Formateur : Jean Martin',
    'المدة: 3 أشهر',
    'Training | Training Institute: Oldacre | Duration: 12 hours',
    'Learned the fundamentals of weaving',
    'Completed modules on budgets, forecasts and reports',
    'Active in the weaving community',
    '40 hours',
    'Employee of the Month',
    '2nd place in the science fair',
    'Lauréat du concours national',
    'Certificate of Appreciation',
    'جائزة التميز',
    'MBA Research Project: Weaving in Kerala',
    'MBA Summer Internship — Oldacre Cements',
    'Loom engineer at Oldacre',
    'High School Diploma',
    'Bac Pro Textile',
    'ثانوية عامة',
    'Coursera',
    'Oldacre University',
    "Université d'Oldacre",
    'Strong background in weaving',
    'Gates Scholar, 2019',
    'M2 Informatique',
  ])('%s', (row) => {
    expect(certificatesWith([FIRST, row, LAST].map((each) => `- ${each}`))).toEqual([FIRST, LAST]);
  });

  test.each([
    'Completed OSHA 30 certification',
    'Level 4 Award in Weaving',
    'Weaving Project Management',
    'Data Analytics Virtual Internship',
    'Weaving Mastery Award for Students',
    'AZ-900',
    'Working with Children Check',
    'Working in Confined Spaces',
    'Built Environment Certificate',
    'Volunteer Firefighter Certification',
    'Associate in Claims Management',
    'Associate of (ISC)2',
    'Award in Weaving and Knitting',
    'Emergency First Aid at Work Award',
    'Google Scholar Training',
    'M1 Abrams Operator Course',
    'Microsoft Active Directory Certification',
    'Direct Current Motor Training',
    'Certified in Planned Maintenance',
  ])('but not %s', (row) => {
    expect(certificatesWith([FIRST, row, LAST].map((each) => `- ${each}`))).toEqual([
      FIRST,
      row,
      LAST,
    ]);
  });

  const school = `university of ${'a'.repeat(100)}1`;

  test.each<[string, string[], string[]]>([
    ['a school', [school], [school]],
    ['heads of columns', [`${'course name '.repeat(24)}x!`], []],
    ['lists', Array.from({ length: 70 }, () => 'a, '.repeat(330)), []],
  ])('reads a long line that could be split in many ways: %s', (_, rows, found) => {
    expect(certificatesWith([FIRST, ...rows].map((each) => `- ${each}`))).toEqual([
      FIRST,
      ...found,
    ]);
  });
});

describe('what a certificate says of its date is no part of its name', () => {
  test.each([
    'valid until 2025',
    'issued May 2021',
    'obtained in 2021',
    'délivrée en 2021',
    "valable jusqu'en mars 2026",
    'à renouveler en 2026',
    'صالحة إلى غاية 2025',
    'تنتهي في 2025',
    'صدرت في 2021',
    'تم الحصول عليها في ماي 2021',
    'رقم الشهادة: UC-48213',
  ])('%j', (said) => {
    const rows = [`• ${FIRST} – ${said}`, `• ${LAST}, ${said}`];
    expect(certificatesWith(rows)).toEqual([FIRST, LAST]);
  });
});
