import type { DocumentLine, ResumeDocument } from '../../documents/document';
import { fold, isCapitals, letterCount } from '../../text';
import { isWide } from './wide-texts';

/** A part of a line that a wide gap sets apart from the rest, such as a date at the right margin. */
interface Cell {
  start: number;
  end: number;
  x: number;
  right: number;
  size: number;
  bold: boolean;
  /** Where narrower gaps may set boxes apart, such as those of chips: where the next one starts. */
  boxes: { start: number; x: number }[];
  /** Where its first words, which are bold, end and others begin that are not. */
  boldUntil?: number;
}

/** A visible line with what the rules ask about it. `index` is its place in the document's lines. */
export interface ResumeLine {
  index: number;
  page: number;
  block: number;
  text: string;
  folded: string;
  /** Whether it has a letter or sign of two bytes: then `textOf` puts its parts together anew. */
  wide: boolean;
  /** The text as the document has it, of the same length: a logo is drawn in letters that `text` puts right. */
  printed: string;
  x: number;
  right: number;
  /** The line's indent from the side where its script starts, plus a constant that is the same for all lines. */
  indent: number;
  y: number;
  size: number;
  bold: boolean;
  /** Whether its first words are bold, as a name before its details is. */
  startsBold: boolean;
  /** Where its first words end to be bold; 0 where none is. */
  boldEnd: number;
  capitals: boolean;
  bullet: boolean;
  cells: Cell[];
}

/** The lines that a reader sees, and the size of their running text in points. */
export interface Layout {
  lines: ResumeLine[];
  bodySize: number;
  rightToLeft: boolean;
}

/** A gap wider than this many times the letter size parts two cells. */
const CELL_GAP = 0.65;

const BULLET =
  /^\s*[•●▪■◦‣⁃∙·○◆◇▸►➢➤✓✔❖⦿*\u2013\u2014\uf0b7\uf0a7-]\s*(?=\S)|^\s*[→➔➜➞➣⇒»›❯❱>✦✧❑☑✅]\s+(?=\S)/u;
/**
 * A bullet that a font of signs has in the place of a letter: Word's second one, and its square, arrow and tick. Before
 * numbers stand sections of laws and diameters: '§ 15', 'Ø 40 mm'.
 */
const LETTER_AS_BULLET = /^(\s*)(?:[oüŸ]|[§Ø](?!\s*\d))(?=\s+\S)/u;
/** A star between blanks, which parts the entries of a list as a bullet does: 'Payroll * Tax returns'. Behind a number it may count or rate. */
const STAR_AS_BULLET = /(?<=[\p{L})]:? )\*(?= [\p{L}\p{N}])/gu;
/** Hyphens other than that of keyboards, which some fonts and programs have. */
const HYPHENS = /[\u2010\u2011]/gu;
/** An arrow of two signs that begins a line. */
const ARROW = /^(\s*)[=-]>(?=\s+\S)/u;

function cellsOf(line: DocumentLine): Cell[] {
  const cells: Cell[] = [];
  const runs = line.runs.filter((run) => line.text.slice(run.start, run.end).trim() !== '');
  for (const run of runs) {
    const last = cells.at(-1);
    const gap = last ? Math.max(run.x - last.right, last.x - (run.x + run.width)) : 0;
    const looksAlike = last && last.bold === run.bold && Math.abs(last.size - run.size) < 0.1;
    const isParted = last !== undefined && line.text.slice(last.end, run.start).includes('\t');
    const isBox = looksAlike && !isParted;
    const goesOn = isBox || gap <= CELL_GAP * Math.max(run.size, last?.size ?? 0);
    if (last && goesOn && !isParted) {
      if (isBox && gap > 0.4 * run.size) last.boxes.push({ start: run.start, x: run.x });
      if (last.bold && !run.bold) last.boldUntil ??= last.end;
      last.end = run.end;
      last.x = Math.min(last.x, run.x);
      last.right = Math.max(last.right, run.x + run.width);
      last.bold &&= run.bold;
      last.size = Math.max(last.size, run.size);
    } else {
      const { start, end, x, width, size, bold } = run;
      cells.push({ start, end, x, right: x + width, size, bold, boxes: [] });
    }
  }
  if (cells.length === 0) {
    const { x, width, size, bold } = line;
    cells.push({ start: 0, end: line.text.length, x, right: x + width, size, bold, boxes: [] });
  }
  return splitAtTabs(line.text, cells);
}

const hasLetters = (text: string) => (run: DocumentLine['runs'][number]) =>
  /\p{L}/u.test(text.slice(run.start, run.end));

function boldEndOf({ text, runs }: DocumentLine): number {
  const lettered = runs.filter(hasLetters(text));
  const light = lettered.findIndex(({ bold }) => !bold);
  return (light < 0 ? lettered.at(-1) : lettered[light - 1])?.end ?? 0;
}

function splitAtTabs(text: string, cells: Cell[]): Cell[] {
  if (!text.includes('\t')) return cells;
  return cells.flatMap((cell) => {
    const parts: Cell[] = [];
    let { start } = cell;
    for (const part of text.slice(cell.start, cell.end).split('\t')) {
      if (part.trim() !== '') parts.push({ ...cell, start, end: start + part.length });
      start += part.length + 1;
    }
    return parts;
  });
}

/** A key that a part of a line has on every page where it is repeated, as a footer is. */
const repeatKey = (size: number, text: string) =>
  `${Math.round(size)} ${text
    .replace(/(?<!\d)\d{1,2}(?!\d)/g, '#')
    .replace(/\s+/g, ' ')
    .trim()}`;

/** The number of a page, which a footer may have on some pages as a line of its own. */
const PAGE_NUMBER = /^\s*\d{1,2}\s*\/\s*\d{1,2}\s*$/;

/** What counts a page at its foot, alone or behind whose resume it is, but no contact details: 'Page 1', 'Mira Holt – Page 1 of 2'. Folded. */
const COUNTS_PAGE =
  /^(?:[^@/\d]{1,60} [|·•-] )?(?:page|pagina|seite|صفحه|الصفحه) ?\d{1,2}(?: ?(?:of|sur|de|von|من|\/) ?\d{1,2})?$/u;

/** Whose the form is that a resume is written on, as the foot of the Europass says, with its years: '© European Union, 2002 – 2026'. */
const COPYRIGHT = /(?:^|\t|\| ?)©[^@\d]*\d{4} ?[–-] ?\d{4}[^@]*$/u;

/** Page headers and footers are looked for among this many lines at the top and the bottom of a page. */
const EDGE_LINES = 4;

function repeatedLines(lines: readonly DocumentLine[]): Set<DocumentLine> {
  const pages = new Map<number, DocumentLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  const first = new Map<string, DocumentLine>();
  const repeated = new Set<DocumentLine>();
  for (const page of pages.values()) {
    const rows = page.toSorted((a, b) => a.y - b.y);
    const last = rows.at(-1);
    const isFoot = last && (COUNTS_PAGE.test(fold(last.text).trim()) || COPYRIGHT.test(last.text));
    if (isFoot && rows.length > 1) repeated.add(last);
    for (const line of new Set([...rows.slice(0, EDGE_LINES), ...rows.slice(-EDGE_LINES)])) {
      const all = line.text.split('\t').filter((part) => part.trim().length > 3);
      const named = all.filter((part) => !PAGE_NUMBER.test(part));
      const parts = named.length > 0 ? named : all;
      const keys = parts.map((part) => repeatKey(line.size, part));
      const isKnown = keys.map((key) => {
        const known = first.get(key);
        if (!known) first.set(key, line);
        return known && known.page < line.page && Math.abs(known.y - line.y) < 3;
      });
      if (keys.length > 0 && isKnown.every(Boolean)) repeated.add(line);
    }
  }
  return repeated;
}

/** The size that most letters of the lines have, to half a point. */
function bodySizeOf(lines: readonly DocumentLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
  }
  const most = [...letters].toSorted((a, b) => b[1] - a[1])[0];
  return most ? most[0] : 0;
}

/** Facts are looked for in this many lines, in this many letters of a line and of all lines: thirty full pages. */
const MOST_LINES = 1500;
const MOST_LETTERS = 4000;
const MOST_LETTERS_IN_ALL = 80_000;

/** The first of `lines`, as far as facts are looked for. */
function withinReach(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  let letters = 0;
  const end = lines.findIndex(({ text }, index) => {
    letters += Math.min(text.length, MOST_LETTERS);
    return index === MOST_LINES || letters > MOST_LETTERS_IN_ALL;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

/** More blanks in a row than set anything apart. A line is read up to them: patterns try each blank of a gap as its first. */
const ENDLESS_GAP = /\s{300}/u;

/** The logo of LaTeX, whose last letters stand lower: its E is a line of its own. */
const LOGO = /\bLAT X\b/g;

/** Whether `line` is the E of a logo on the line before. */
const isLogoEnd = (line: DocumentLine, above: DocumentLine | undefined) =>
  line.text === 'E' &&
  above !== undefined &&
  /\bLAT ?X\b/.test(above.text) &&
  Math.abs(line.y - above.y) < above.size / 2;

/** Whether `line` is the raised A of a logo on the line after it, which then reads 'LTEX'. */
const isLogoStart = (line: DocumentLine, below: DocumentLine | undefined) =>
  line.text === 'A' &&
  below !== undefined &&
  below.text.includes('LTEX') &&
  line.size < below.size &&
  Math.abs(line.y - below.y) < below.size / 2;

/** `line` as far as it is read. */
function cut(line: DocumentLine): DocumentLine {
  const most = line.text.slice(0, MOST_LETTERS);
  const gap = most.search(ENDLESS_GAP);
  const text = gap < 0 ? most : most.slice(0, gap);
  if (text.length === line.text.length) return line;
  const runs = line.runs
    .filter((run) => run.start < text.length)
    .map((run) => ({ ...run, end: Math.min(run.end, text.length) }));
  return { ...line, text, runs };
}

/**
 * The lines of `document` that a reader sees, once each: hidden lines, and the page header or footer that
 * comes back on later pages, are left out.
 */
export function layoutOf(document: ResumeDocument): Layout {
  const within = withinReach(document.lines);
  const repeated = repeatedLines(within);
  const lines: ResumeLine[] = [];
  const seen: DocumentLine[] = [];
  let arabic = 0;
  let others = 0;
  for (const [index, source] of within.entries()) {
    if (source.hidden !== null || repeated.has(source)) continue;
    if (isLogoEnd(source, document.lines[index - 1])) continue;
    if (isLogoStart(source, document.lines[index + 1])) continue;
    const shown = cut(source);
    if (shown.text.trim() === '') continue;
    const line = {
      ...shown,
      text: shown.text
        .replace(LOGO, 'LaTeX')
        .replace(LETTER_AS_BULLET, '$1•')
        .replace(STAR_AS_BULLET, '•')
        .replace(HYPHENS, '-')
        .replace(ARROW, '$1• '),
    };
    seen.push(line);
    const arabicLetters = line.text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
    arabic += arabicLetters;
    others += letterCount(line.text) - arabicLetters;
    lines.push({
      index,
      page: line.page,
      block: line.block,
      text: line.text,
      printed: shown.text,
      folded: fold(line.text),
      wide: isWide(line.text),
      x: line.x,
      right: line.x + line.width,
      indent: line.x,
      y: line.y,
      size: line.size,
      bold: line.bold,
      startsBold: line.runs.find(hasLetters(line.text))?.bold ?? line.bold,
      boldEnd: boldEndOf(line),
      capitals: isCapitals(line.text),
      bullet: BULLET.test(line.text),
      cells: cellsOf(line),
    });
  }
  const rightToLeft = arabic > others;
  if (rightToLeft) for (const line of lines) line.indent = -line.right;
  return { lines, bodySize: bodySizeOf(seen), rightToLeft };
}
