import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { logicalOrder } from '../../src/documents/text/direction';
import { understand } from '../../src/understanding/facts';

const factsOf = (markup: string) => understand(documentOf(markup), { asOf: '2026-11' }).facts;
const values = (facts: readonly { value: unknown }[]) => facts.map(({ value }) => value);

describe('the number of a job in its list', () => {
  test.each([
    ['١) أمين مخزن', 'أمين مخزن'],
    ['(2) أمين مخزن', 'أمين مخزن'],
    ['3- أمين مخزن', 'أمين مخزن'],
    ['ثانيا: أمين مخزن', 'أمين مخزن'],
    ['أول أمين مخزن', 'أول أمين مخزن'],
    ['Head Cook (Grill)', 'Head Cook (Grill)'],
    ['2-wheeler Mechanic', '2-wheeler Mechanic'],
  ])('%s', (line, title) => {
    const { positions } = factsOf(
      `# وليد الحربي\nwalid@example.sa\n## الخبرات\n${line} (2015 – 2018)\nشركة الفنار`,
    );
    expect(values(positions)).toEqual([title]);
  });
});

describe('a bracket of a line from right to left', () => {
  const read = (drawn: string) =>
    logicalOrder(
      drawn.split('').map((text) => ({ text })),
      true,
    )
      .map(({ text }) => text)
      .join('');

  test.each([
    ['نزخم )1', '1) مخزن'],
    ['نزخم )1\tتاربخلا', 'الخبرات\t1) مخزن'],
    ['نزخم )لوا(', '(اول) مخزن'],
  ])('%s', (drawn, expected) => {
    expect(read(drawn)).toBe(expected);
  });
});
