import { type Fragment, type Row, rowsOf } from './fragments';

/** One line of one side of a gutter, with what is needed to tell how the sides belong together. */
export interface Line {
  y: number;
  x: number;
  right: number;
  size: number;
  bold: boolean;
  text: string;
}

/** Baselines that differ less than this are the same, in em. */
export const LEVEL = 0.25;
/** The share of lines that must meet a line on the other side for the sides to be read across. */
export const MEET = 0.7;
/** The share of a side's lines that must look alike for a rule about their look to hold. */
export const ALIKE = 0.6;
/** Lines of one group are less than this apart, in em. */
export const GROUP_GAP = 1.8;

/** Accents that are drawn above their letters. */
const ACCENTS = /^[´`ˆ^¨˜~¸¯˚]+$/u;

export const linesOf = (fragments: readonly Fragment[]): Line[] =>
  rowsOf(fragments)
    .map(lineOf)
    .filter(({ text }) => !ACCENTS.test(text));

function lineOf({ fragments, y, x, right, size }: Row): Line {
  let [letters, bold] = [0, 0];
  let text = '';
  for (const { glyphs } of fragments) {
    if (letters > 0) text += ' ';
    letters += glyphs.length;
    for (const glyph of glyphs) {
      text += glyph.text;
      if (glyph.bold) bold += 1;
    }
  }
  return { y, x, right, size, bold: bold > letters / 2, text };
}

export const share = <T>(values: readonly T[], holds: (value: T) => boolean): number =>
  values.length === 0 ? 0 : values.filter(holds).length / values.length;

/** Groups lines that closely follow one another. */
export function groupsOf(side: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of side) {
    const last = groups.at(-1)?.at(-1);
    if (last && line.y - last.y <= GROUP_GAP * Math.max(last.size, line.size))
      groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Whether a text is written in capital letters. */
export const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

export const styleOf = (line: Line) =>
  `${Math.round(line.size)} ${line.bold} ${isCapitals(line.text)}`;
