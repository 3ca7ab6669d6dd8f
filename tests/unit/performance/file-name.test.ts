import { performanceFileName } from '@/views/performance/performance-document';
import { expect, test } from 'vitest';

test.each([
  ['Karim Haddad', 'performance_report_karim_haddad.pdf'],
  ['../=HYPERLINK("x")\0\n<b>', 'performance_report__hyperlink_x_b_.pdf'],
  ['أمينة بوزيد', 'performance_report_أمينة_بوزيد.pdf'],
  ['L'.repeat(500), `performance_report_${'l'.repeat(50)}.pdf`],
])('the report on %j is the file %j', (name, file) => {
  expect(performanceFileName(name)).toBe(file);
});
