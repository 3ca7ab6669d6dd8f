import type { TextRun } from '../document';

/** How large small capitals are beside the first letters of their words, and how many of these a word has at most. */
const SMALL = { least: 0.6, most: 0.92 };
const FIRST = /^\P{L}*\p{L}{0,2}$/u;
const LETTER = /\p{L}/u;

/** Whether letters of the one size `large` begin the words of a line, whose others are small capitals. */
function areSmallCapitals(text: string, runs: readonly TextRun[], large: number): boolean {
  const smaller = runs.find(({ size }) => size < large)?.size ?? large;
  if (smaller < large * SMALL.least || smaller > large * SMALL.most) return false;
  const textAt = ({ start, end }: TextRun) => text.slice(start, end);
  const isBegun = (run: TextRun, i: number) => {
    const first = runs[i - 1];
    return first?.size === large && first.end === run.start && LETTER.test(textAt(first));
  };
  return (
    runs.every((run) => (run.size === large ? FIRST.test(textAt(run)) : run.size === smaller)) &&
    runs.some((run, i) => run.size === smaller && isBegun(run, i))
  );
}

/** The size that most of a line's letters have, and whether most of them are bold; of small capitals the size of what begins their words. */
export function lineLook(text: string, runs: readonly TextRun[]): { size: number; bold: boolean } {
  const letters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const run of runs) {
    const length = run.end - run.start;
    letters.set(run.size, (letters.get(run.size) ?? 0) + length);
    bold += run.bold ? length : 0;
    all += length;
  }
  const large = Math.max(...letters.keys());
  if (letters.size > 1 && areSmallCapitals(text, runs, large))
    return { size: large, bold: bold * 2 > all };
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
  return { size: most?.[0] ?? 0, bold: bold * 2 > all };
}
