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
    'Issuing Organization | Year',
    "Date d'obtention",
    'الجهة المانحة',
    'Skills: Python, SQL',
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
  ])('but not %s', (row) => {
    expect(certificatesWith([FIRST, row, LAST].map((each) => `- ${each}`))).toEqual([
      FIRST,
      row,
      LAST,
    ]);
  });
});
