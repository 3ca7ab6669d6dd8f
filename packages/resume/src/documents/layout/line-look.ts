import type { TextRun } from '../document';

/** The size that most of a line's letters have, and whether most of them are bold. */
export function lineLook(runs: readonly TextRun[]): { size: number; bold: boolean } {
  const letters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const run of runs) {
    const length = run.end - run.start;
    letters.set(run.size, (letters.get(run.size) ?? 0) + length);
    bold += run.bold ? length : 0;
    all += length;
  }
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
  return { size: most?.[0] ?? 0, bold: bold * 2 > all };
}
