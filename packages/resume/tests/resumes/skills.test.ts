import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

const read = (text: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${text}`), { asOf: '2026-11' }).facts;
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

interface Placed {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
}

/** What is read as skills of lines at their places below the heading 'Skills'. */
async function placed(lines: readonly Placed[]) {
  const pages = [
    { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
    { text: 'amina@example.dz', x: 40, y: 80 },
    { text: 'Skills', x: 40, y: 120, size: 16, bold: true },
    ...lines.map((line) => ({ size: 10, ...line })),
  ];
  const outcome = await readResume(pdfOf([pages]), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return values(outcome.reading.facts.skills);
}

describe('headings of skills', () => {
  test('that come back below each job are labels within the work', () => {
    const { skills, positions } = read(
      '## Experience\n** Baker\nAcme Ltd, 2019 - 2021\n** Highlights\n- Baked bread for a town\n|| 50-545\n** Porter\nOld Mill Ltd, 2016 - 2018\n** Highlights\n- Carried bags, boxes\n|| 50-545\n## Education\nBachelor of Arts\n## Skills\nExcel',
    );
    expect([values(skills), values(positions)]).toEqual([['Excel'], ['Baker', 'Porter']]);
  });
});
