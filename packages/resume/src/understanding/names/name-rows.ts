import { givenNames } from '../lexicon/given-names';
import type { ResumeLine } from '../text/layout';
import { isEveryday } from './name-evidence';
import { nameSpan, together } from './name-words';
import { closestBelow } from '../page/rows';
import { isKnownSkill } from '../vocabulary/skillnames';
import { textOf, wholeLine, type Span } from '../text/spans';
import { fold, keyOf, wordsOf } from '../text/words';

/** Sizes of letters that differ less are the same. */
export const SAME_SIZE = 0.6;

/** How small the second row of a name may be beside its first. */
const LEAST_SIZE = 0.5;

/** How far below a row of a name its next one stands, in letter sizes: fonts of Arabic set lines further apart. */
const NEXT_ROW = 1.7;
const NEXT_ROW_IN_ARABIC = 2.2;

/** `line` with nothing but its one cell in letters of at least `least`, beside which smaller ones tell how to reach somebody. */
export function largeCellOf(line: ResumeLine, least: number): ResumeLine {
  const large = line.cells.filter(({ size }) => size >= least);
  const [cell] = large;
  if (!cell || large.length > 1 || line.cells.length === 1) return line;
  const { start, end, x, right, size, bold } = cell;
  const before = ' '.repeat(start);
  const text = before + line.text.slice(start, end);
  const folded = before + line.folded.slice(start, end);
  return { ...line, text, folded, x, right, size, bold };
}

/** `line` and the two rows right below it, which a layout may have read in another column. */
export function rowsFrom(line: ResumeLine, lines: readonly ResumeLine[]): ResumeLine[] {
  const rows = [line];
  while (rows.length < 3) {
    const last = rows.at(-1) ?? line;
    const reach = /\p{Script=Arabic}/u.test(last.text) ? NEXT_ROW_IN_ARABIC : NEXT_ROW;
    const below = closestBelow(last, lines, reach);
    if (!below) break;
    rows.push(largeCellOf(below, last.size * 0.97));
  }
  return rows;
}

/** The one word with which a name goes on before a role, which the person's addresses have too: 'Belkacem | Accountant'. */
function endBeforeRole(line: ResumeLine, handles: string): Span | null {
  const [word = ''] = /^\p{Lu}[\p{L}'’-]{2,}(?= [|•·] )/u.exec(line.text) ?? [];
  return word !== '' && handles.includes(keyOf(word)) ? { line, start: 0, end: word.length } : null;
}

/** Whether the addresses have a word of each row: 'BELKACEM HADDAD' over 'Amina Nour'. */
export const areKnown = (rows: readonly Span[], handles: string): boolean =>
  rows.every((row) =>
    wordsOf(textOf(row)).some((word) => word.length > 3 && handles.includes(keyOf(word))),
  );

/** Whether `line` goes on with a name in letters of its size, or in others with one word that the addresses have. */
const areOneSize = (line: ResumeLine, first: ResumeLine, handles: string): boolean =>
  Math.abs(line.size - first.size) < SAME_SIZE ||
  (line.size >= first.size * LEAST_SIZE &&
    ((/^\p{L}{3,}$/u.test(line.text.trim()) && handles.includes(keyOf(line.text))) ||
      (line.capitals && line.bold && first.capitals && areKnown([wholeLine(line)], handles))));

/** What says behind a name what the document is, and may go on in the next row: 'Amina Belkacem CV: long'. */
const OF_DOCUMENT = /^\P{L}*(?:resume|cv|curriculum)(?!\p{L})/u;

/** The names in `lines` down to the first that holds none, or has letters of another size. */
export function nameRows(lines: readonly ResumeLine[], handles: string): Span[] {
  const rows: Span[] = [];
  for (const line of lines) {
    const end = rows.length > 0 ? endBeforeRole(line, handles) : null;
    const row = end ?? nameSpan({ line, start: 0, end: line.text.length });
    if (!row || !areOneSize(line, lines[0] ?? line, handles)) break;
    rows.push(row);
    if (end || OF_DOCUMENT.test(line.folded.slice(row.end))) break;
  }
  return rows;
}

/** A name over several lines, some of which may end at its hyphen: 'Belkacem-' over 'Haddad'. */
export const nameOver = (rows: readonly Span[]): string =>
  rows
    .map((row) =>
      textOf({ ...row, end: row.end + (row.line.text.charAt(row.end) === '-' ? 1 : 0) }),
    )
    .map(together)
    .join(' ')
    .replaceAll('- ', '-');

/** Whether three rows of a word each are one name: two given ones first, or a surname of two words in capitals. */
export function areOneName(rows: readonly Span[]): boolean {
  const words = rows.map(textOf);
  if (words.length < 3 || words.some((word) => /\s/u.test(word))) return false;
  const areCapitals = words.map((word) => !/\p{Ll}/u.test(word));
  const [first, ...others] = areCapitals;
  const isSurname = !first && others.every(Boolean);
  return (
    !words.some((word) => isEveryday(fold(word)) || isKnownSkill(word)) &&
    (isSurname || words.slice(0, 2).every((word) => givenNames.has(fold(word))))
  );
}

const MOST_GIVEN = 3;

/** How far below given names the surname stands in larger letters, in letter sizes of the former. */
const SURNAME_BELOW = 2.4;

/** The row in the largest letters of the page that the given names of `line` stand over in smaller ones: 'Amina' over 'BELKACEM'. */
export function surnameBelow(
  line: ResumeLine,
  lines: readonly ResumeLine[],
  largest: number,
  handles: string,
): ResumeLine | null {
  if (line.size >= largest * 0.97 || line.size < largest * LEAST_SIZE) return null;
  const words = wordsOf(line.text);
  const areGiven =
    words.length > 0 &&
    words.length <= MOST_GIVEN &&
    words.every((word) => givenNames.has(fold(word)) || handles.includes(keyOf(word)));
  const most = Math.max(SURNAME_BELOW, (NEXT_ROW * largest) / line.size);
  const below = areGiven ? closestBelow(line, lines, most) : undefined;
  return below && below.size >= largest * 0.97 ? below : null;
}
