import type { ResumeLine } from './layout';

export const widthOf = ({ x, right }: ResumeLine): number => right - x;

/** Whether the first word of `next` had no room at the end of `line`, where the widest line of the column is `widest`. */
export function isFull(line: ResumeLine, next: ResumeLine, widest: number): boolean {
  const [word = ''] = next.text.trim().split(/\s/);
  const perLetter = widthOf(line) / Math.max(1, line.text.length);
  return widthOf(line) + (word.length + 1) * perLetter > widest;
}
