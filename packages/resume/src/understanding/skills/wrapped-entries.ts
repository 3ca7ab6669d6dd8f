import { piecesOf } from './skill-items';
import { isKnownSkill } from '../vocabulary/skillnames';

/** So many entries that all begin with capitals show that each does. */
const LEAST_CAPITAL = 3;

const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, '').trimEnd();
const beginsAsEntry = (name: string): boolean => name === '' || /^[\p{Lu}\d]/u.test(name);

/**
 * Whether the line `below` begins with the rest of the last entry of the list `above`: all others begin with capitals, and it
 * does not. 'Ovens, Pastry, Stock, Cash' over 'handling, Rye'. On a line that `isLong` it may be all that is below.
 */
export function endsEntryOf(above: string, below: string, isLong: boolean): boolean {
  if (!/^\p{Ll}{2}/u.test(below)) return false;
  const text = `${above} ${below}`;
  const pieces = piecesOf(text);
  const at = pieces.findIndex(({ end }) => end > above.length);
  const parted = pieces[at];
  if (!parted || at + 1 < LEAST_CAPITAL || parted.start >= above.length) return false;
  const names = pieces.map(({ start, end }) => bare(text.slice(start, end)));
  return (
    names.every(beginsAsEntry) &&
    (at < pieces.length - 1 || isLong) &&
    !isKnownSkill(bare(text.slice(parted.start, above.length))) &&
    !isKnownSkill(bare(text.slice(above.length, parted.end)))
  );
}
