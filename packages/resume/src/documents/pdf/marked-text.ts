import type { Glyph } from '../layout/glyph';

/** A marked-content sequence: the text that it stands for, the glyph that was given this text, and what was drawn. */
export interface MarkedText {
  text: string;
  glyph: Glyph | null;
  /** The text of its glyphs themselves. */
  drawn: string;
  /** The total width of its glyphs, in em. */
  width: number;
  inked: boolean;
}

/** The least width of a letter, in em. The three letters of a ligature share 0.8. */
const LEAST_WIDTH = 0.12;
/** Texts of fewer letters than this are compared as wholes: one must contain the other. */
const COMPARED = 4;
/** The share of the declared letters that must be among the drawn ones. */
const SHARED = 0.6;

/** Whether a text has more letters than fit into a width, in em. */
export function tooMuchFor(text: string, width: number): boolean {
  if (text.length < 2) return false;
  const letters = text.match(/[\p{Script=Latin}\d]/gu)?.length ?? 0;
  return letters > 1 && width < LEAST_WIDTH * letters;
}

/** Whether marked content shows the text that it stands for; true where that cannot be told. */
export function isTold({ text, drawn, width }: MarkedText): boolean {
  if (tooMuchFor(text, width)) return false;
  const [told, shown] = [lettersOf(text), lettersOf(drawn)];
  if (told === '' || shown === '') return true;
  if (told.length < COMPARED || shown.length < COMPARED) {
    return shown.includes(told) || told.includes(shown) || !/^[a-z\d]+$/.test(told + shown);
  }
  const rest = Array.from(shown);
  const found = Array.from(told).filter((letter) => {
    const at = rest.indexOf(letter);
    if (at !== -1) rest.splice(at, 1);
    return at !== -1;
  });
  return found.length >= SHARED * told.length && sequence(told, shown) >= SHARED * told.length;
}

/** The Latin letters and digits of a text, without accents and case. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Script=Latin}\d]/gu, '');

/**
 * The longest common subsequence of two texts, in letters. Only their first 400 letters are compared; a longer `told`
 * counts as matching.
 */
function sequence(told: string, shown: string): number {
  const [a, b] = [told.slice(0, 400), shown.slice(0, 400)];
  let row = new Uint16Array(b.length + 1);
  for (const letter of a) {
    const next = new Uint16Array(b.length + 1);
    for (let at = 0; at < b.length; at += 1) {
      next[at + 1] =
        b[at] === letter ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0);
    }
    row = next;
  }
  return told.length > 400 ? told.length : (row[b.length] ?? 0);
}
