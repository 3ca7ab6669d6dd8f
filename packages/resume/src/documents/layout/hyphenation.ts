import type { TextRun } from '../document';
import { spend } from '../unpacking';

/** The properties of a line that joining needs. */
interface BrokenLine {
  block: number;
  text: string;
  y: number;
  size: number;
  runs: TextRun[];
}

/** Lines of one paragraph are less than this apart, in em. */
const PITCH = 2;
/** No word is longer than this, in characters. */
const LONGEST_WORD = 200;
/** A word broken at the end of a line, by a hyphen or a soft hyphen; and how its rest begins. */
const BROKEN = /(\p{L}+)([-\u00AD])$/u;
const REST = /^\p{Ll}[\p{L}\p{M}'’-]*(?:\/\S*|[^\s\p{L}]*)(?=\s|$)/u;
/** The first parts of many hyphenated compounds. */
const COMPOUND =
  /^(?:back|co|cost|cross|data|detail|e|end|event|front|full|goal|hands|high|in|large|long|low|mid|multi|non|object|open|part|post|problem|real|result|results|self|server|short|state|team|test|third|time|user|well|world)$/i;
/** Programs that hyphenate, by the names that they write into their files. */
const HYPHENATING = /tex|typst|indesign|quark|scribus|groff|prince|antenna|context/i;

/** Whether a program of this name hyphenates words at the ends of lines. */
export const hyphenates = (program: string): boolean => HYPHENATING.test(program);

/**
 * Joins words that were broken at a line's end, on the first of the two lines. `breaks` tells that the file's program
 * hyphenates. In such a file the hyphen is removed, unless the document has the word with the hyphen elsewhere, or the
 * word looks like a compound.
 */
export function withWholeWords<T extends BrokenLine>(lines: readonly T[], breaks: boolean): T[] {
  if (!lines.some(({ text }) => endsInHyphen(text))) return [...lines];
  const words = new Set(lines.flatMap((line) => line.text.toLowerCase().split(/[^\p{L}\p{M}-]+/u)));
  const whole: T[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const broken =
      above && endsInHyphen(above.text) && follows(above, line)
        ? BROKEN.exec(above.text.slice(-LONGEST_WORD))
        : null;
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

const endsInHyphen = (text: string) => text.endsWith('-') || text.endsWith('\u00AD');

const follows = (above: BrokenLine, line: BrokenLine) =>
  above.block === line.block &&
  line.y > above.y &&
  line.y - above.y < PITCH * line.size &&
  Math.abs(above.size - line.size) < 0.1 * line.size;

/** Appends the rest of a word to a line. `hyphen` replaces the line's last character, which is its hyphen. */
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
