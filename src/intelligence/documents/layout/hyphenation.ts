import type { TextRun } from '../document';
import { spend } from '../unpacking';

/** What joining needs of a line. */
interface BrokenLine {
  block: number;
  text: string;
  y: number;
  size: number;
  runs: TextRun[];
}

/** Lines of one paragraph are less than this apart, in em. */
const PITCH = 2;
/** No word is longer. */
const LONGEST_WORD = 200;
/** A word that is broken at the end of a line, by a hyphen of its own or a soft one; and how its rest begins. */
const BROKEN = /(\p{L}+)([-\u00AD])$/u;
const REST = /^\p{Ll}[\p{L}\p{M}'’-]*[^\s\p{L}]*(?=\s|$)/u;
/** What stands before the hyphen of many compounds. */
const COMPOUND =
  /^(?:back|co|cost|cross|data|detail|e|end|event|front|full|goal|hands|high|in|large|long|low|mid|multi|non|object|open|part|post|problem|real|result|results|self|server|short|state|team|test|third|time|user|well|world)$/i;
/** Programs that break words by themselves, as they call themselves in the files that they make. */
const HYPHENATING = /tex|typst|indesign|quark|scribus|groff|prince|antenna|context/i;

/** Whether a program of this name breaks words at the ends of lines by itself. */
export const hyphenates = (program: string): boolean => HYPHENATING.test(program);

/**
 * The lines with the words that were broken at a line's end put together on it. `breaks` tells that the
 * file's program breaks words by itself: then a hyphen at the end goes, unless the document has the word
 * with it elsewhere or it looks like a compound.
 */
export function withWholeWords<T extends BrokenLine>(lines: readonly T[], breaks: boolean): T[] {
  const words = new Set(lines.flatMap((line) => line.text.toLowerCase().split(/[^\p{L}\p{M}-]+/u)));
  const whole: T[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const broken =
      above && follows(above, line) ? BROKEN.exec(above.text.slice(-LONGEST_WORD)) : null;
    const rest = broken ? REST.exec(line.text.slice(0, LONGEST_WORD))?.[0] : undefined;
    if (!above || !broken || rest === undefined) {
      whole.push(line);
      continue;
    }
    const [, head = '', hyphen = ''] = broken;
    const tail = /^[\p{L}\p{M}]+/u.exec(rest)?.[0] ?? '';
    const known = (word: string) => words.has(word.toLowerCase());
    const kept =
      hyphen === '-' &&
      (!breaks || known(`${head}-${tail}`) || (COMPOUND.test(head) && !known(head + tail)));
    whole[whole.length - 1] = lengthened(above, kept ? '-' : '', rest);
    const shorter = shortened(line, rest.length);
    if (shorter) whole.push(shorter);
  }
  return whole.map((line) =>
    line.text.endsWith('\u00AD') ? { ...line, text: `${line.text.slice(0, -1)}-` } : line,
  );
}

const follows = (above: BrokenLine, line: BrokenLine) =>
  above.block === line.block &&
  line.y > above.y &&
  line.y - above.y < PITCH * line.size &&
  Math.abs(above.size - line.size) < 0.1 * line.size;

/** The line with its last character, the hyphen, replaced and the rest of the word after it. */
function lengthened<T extends BrokenLine>(line: T, hyphen: string, rest: string): T {
  spend(line.text.length + line.runs.length);
  const text = line.text.slice(0, -1) + hyphen + rest;
  const last = line.runs.length - 1;
  const runs = line.runs.map((run, index) => (index === last ? { ...run, end: text.length } : run));
  return { ...line, text, runs };
}

/** The line without its first `length` characters and the space after them; null where nothing is left. */
function shortened<T extends BrokenLine>(line: T, length: number): T | null {
  const gone = length + (line.text.length > length ? 1 : 0);
  const text = line.text.slice(gone);
  if (text === '') return null;
  const runs = line.runs
    .filter((run) => run.end > gone)
    .map((run) => ({ ...run, start: Math.max(0, run.start - gone), end: run.end - gone }));
  return { ...line, text, runs };
}
