import type { Fact } from '@/data/schemas/resume';
import { distinct } from './experience';
import type { ResumeLine } from './layout';
import { namesLanguages } from './languages';
import { levelWords } from './lexicon/levels';
import { headingKinds, type Section } from './sections';
import { isKnownSkill, mentionsIn, skillKey } from './skillnames';
import {
  evidenceOf,
  Flow,
  fold,
  letterCount,
  splitSpan,
  textOf,
  trimSpan,
  wordsOf,
  type Span,
} from './text';

/** Text that belongs together though it may run over lines: one bullet, one row's cell, one paragraph. */
interface Unit {
  spans: Span[];
  x: number;
  right: number;
  width: number;
  bold: boolean;
  size: number;
  bullet: boolean;
  row: number;
  line: ResumeLine;
}

const LISTED = /[,،;؛•·●▪■◦|]|\s\/\s/u;
const EDGE = /[\s\p{Co}\p{So}\p{Sk},،;؛|:•·●▪■◦○●★☆✓✔➢*–—\u200e\u200f"“”.\uf0b7-]/u;
const HEAD_EDGE = /[\s\p{Co}\p{So},،;؛|:•·●▪■◦○★☆✓✔➢*–—\u200e\u200f"“”\uf0b7-]/u;
const LABEL = /^[\s\p{Co}•·●▪■◦*–-]*(?=\S)([^:,;،]{2,48}?)\s*:\s*(?=\S)/u;

/** Whether `text` only says how well something is mastered: 'Advanced', '4/5', '80 %', '★★★☆'. */
export function isLevel(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return true;
  return words.every((word) => levelWords.has(word) || /^\d+$/.test(word));
}

const isSentence = (text: string) => {
  const words = text.split(/\s+/).length;
  if (/[.!]\s*$/.test(text) && words >= 5 && !/\b(?:etc|inc)\.\s*$/i.test(text)) return true;
  const separators = text.match(/[,،;|•·]/g)?.length ?? 0;
  return words > 7 && words > (separators + 1) * 6;
};

function unitsIn(section: Section): Unit[] {
  return section.lines.flatMap(({ line, start, end }, row) => {
    const cells = line.cells.filter((cell) => cell.end > start && cell.start < end);
    return cells.flatMap((cell) => {
      const span = trimSpan({
        line,
        start: Math.max(start, cell.start),
        end: Math.min(end, cell.end),
      });
      if (span.end <= span.start) return [];
      return [
        {
          spans: [span],
          x: cell.x,
          right: cell.right,
          width: cell.right - cell.x,
          bold: cell.bold,
          size: cell.size,
          bullet: line.bullet && cell === line.cells[0],
          row,
          line,
        },
      ];
    });
  });
}

/** Whether `next` carries on `unit`, whose line was full: the next word did not fit on it any more. */
function wraps(unit: Unit, next: Unit, widest: number, rightmost: number): boolean {
  const text = textOf(unit.spans.at(-1) ?? unit.spans[0]!);
  const below = textOf(next.spans[0]!);
  const apart = next.line.page !== unit.line.page || next.line.block !== unit.line.block;
  if (apart || next.bullet || Math.abs(next.size - unit.size) > 0.6 || next.bold !== unit.bold)
    return false;
  if (next.line.y - unit.line.y > unit.size * 2.2 || LABEL.test(below)) return false;
  if (/[,،;/&]\s*$|\b(?:and|et|und|or|of|de)\s*$/i.test(text) || /^[(,)&]/.test(below)) return true;
  if (!LISTED.test(text) && !LABEL.test(text) && !isSentence(text)) return false;
  const [word = ''] = below.split(/\s/);
  const perLetter = unit.width / Math.max(1, text.length);
  const needed = (word.length + 1) * perLetter * 0.95;
  return unit.right + needed > rightmost || unit.width + needed > widest;
}

function joinWrapped(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  const rowSizes = new Map<number, number>();
  for (const unit of units) rowSizes.set(unit.row, (rowSizes.get(unit.row) ?? 0) + 1);
  const widest = Math.max(0, ...units.map(({ width }) => width));
  const rightmost = Math.max(0, ...units.map(({ right }) => right));
  for (const unit of units) {
    const last = joined.at(-1);
    const alone = rowSizes.get(unit.row) === 1;
    if (last && alone && unit.row === last.row + 1 && wraps(last, unit, widest, rightmost)) {
      const { x } = last;
      joined[joined.length - 1] = {
        ...unit,
        spans: [...last.spans, ...unit.spans],
        x,
        bullet: last.bullet,
      };
    } else joined.push(unit);
  }
  return joined;
}

/** Cells of rows that stand in columns, column after column; other rows as they are. */
function byColumn(units: readonly Unit[]): Unit[] {
  const columns: Unit[][] = [];
  const rows = new Map<number, Unit[]>();
  for (const unit of units) rows.set(unit.row, [...(rows.get(unit.row) ?? []), unit]);
  const multi = [...rows.values()].filter((row) => row.length > 1);
  if (multi.length < 2) return [...units];
  const starts = multi.map((row) => row.map(({ x }) => Math.round(x)).join(' '));
  const aligned = multi.every(
    (row, i) =>
      i === 0 ||
      ((multi[0] ?? []).length >= row.length &&
        row.every(({ x }) => (multi[0] ?? []).some((c) => Math.abs(c.x - x) < 14))),
  );
  if (!aligned || starts.length < 2) return [...units];
  const lists = multi.some((row) =>
    row.slice(1).some(({ spans }) => LISTED.test(textOf(spans[0]!))),
  );
  if (lists) return [...units];
  for (const unit of units) {
    const column = columns.find(([first]) => first && Math.abs(first.x - unit.x) < 14);
    if (column) column.push(unit);
    else columns.push([unit]);
  }
  return columns.flat().map((unit, i) => ({ ...unit, row: i }));
}

const skipLabels =
  /^(?:interests?|hobbies|sports?|awards?|references?|interets|centres? d'interets?|loisirs|freizeit|interessen|driving licen[cs]e|permis.*|availability|nationality|الاهتمامات|هوايات)$/u;

interface Parsed {
  unit: Unit;
  kind: 'level' | 'sentence' | 'list' | 'item' | 'label' | 'skip';
  items: Fact<string>[];
}

const LEVEL_TAIL = /\s*(?:[-–—:(|]|\s{2,})\s*([^()]*?)\)?\s*$/u;
const LEVEL_WORD =
  /\s*(?:[-–—:|]\s*|\()(?:\d{1,3}\s*%|\d\s*\/\s*\d{1,2}|\d{1,2}\s*\+?\s*(?:years?|yrs?|ans?|jahre?|سنوات))\)?\s*$/iu;

function withoutLevel(text: string): string {
  const counted = text.replace(LEVEL_WORD, '');
  const tail = LEVEL_TAIL.exec(counted);
  return tail && tail.index > 0 && letterCount(tail[1] ?? '') > 0 && isLevel(tail[1] ?? '')
    ? counted.slice(0, tail.index)
    : counted;
}

/** Positions of the separators of a list that are not inside brackets. */
function piecesOf(text: string): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charAt(i);
    if (c === '(') depth += 1;
    else if (c === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && /[,،;؛•·●▪■◦|\t]/.test(c)) {
      pieces.push({ start, end: i });
      start = i + 1;
    }
  }
  pieces.push({ start, end: text.length });
  return pieces;
}

const OPENING = /^(?:and|et|und|&|و(?=[ A-Za-z])|e\.g\.|such as|including)\s+/iu;
const CLOSING = /\s*(?:\betc\b\.?|\.\.\.|…)\s*$/iu;
const LONGEST_ITEM = 60;

function itemsOf(flow: Flow, from: number): Fact<string>[] {
  const items: Fact<string>[] = [];
  const pieces = piecesOf(flow.text.slice(from));
  for (const piece of pieces) {
    let start = from + piece.start;
    let end = from + piece.end;
    while (start < end && HEAD_EDGE.test(flow.text.charAt(start))) start += 1;
    start += OPENING.exec(flow.text.slice(start, end))?.[0].length ?? 0;
    let value = flow.text.slice(start, end).replace(CLOSING, '');
    value = withoutLevel(value.replace(/\s+$/, ''));
    while (value !== '' && EDGE.test(value.at(-1) ?? '') && !/^\.\w/.test(value))
      value = value.slice(0, -1);
    end = start + value.length;
    if (
      letterCount(value) < 1 ||
      (isLevel(value) && !isKnownSkill(value)) ||
      value.length > LONGEST_ITEM
    )
      continue;
    items.push({ value, evidence: flow.evidence(start, end) });
  }
  return items;
}

function parse(unit: Unit, nextInRow: Unit | undefined, previousInRow: Unit | undefined): Parsed {
  const flow = new Flow(unit.spans);
  const text = flow.text;
  const label = LABEL.exec(text);
  const from = label ? label[0].length : 0;
  if (isLevel(text.replace(LABEL, '')) && !isKnownSkill(text))
    return { unit, kind: 'level', items: [] };
  if (label && skipLabels.test(fold(label[1] ?? '').trim()))
    return { unit, kind: 'skip', items: [] };
  if (namesLanguages(text.slice(from))) return { unit, kind: 'skip', items: [] };
  if (/:\s*$/.test(text)) return { unit, kind: 'label', items: [] };
  if (nextInRow && !previousInRow && heads(unit, nextInRow)) {
    return { unit, kind: skipLabels.test(fold(text).trim()) ? 'skip' : 'label', items: [] };
  }
  if (isSentence(text.slice(from))) return { unit, kind: 'sentence', items: mentions(unit) };
  const items = itemsOf(flow, from);
  const kind = label || items.length > 1 || LISTED.test(text) ? 'list' : 'item';
  return { unit, kind, items };
}

/** Whether the first cell of a row names the group that the rest of the row lists. */
function heads(unit: Unit, next: Unit): boolean {
  const text = textOf(unit.spans[0]!);
  if (LISTED.test(text)) return false;
  return (
    LISTED.test(textOf(next.spans[0]!)) ||
    (unit.bold && !next.bold) ||
    headingKinds(text).length > 0
  );
}

const mentions = (unit: Unit): Fact<string>[] =>
  unit.spans
    .flatMap((span) => mentionsIn(span))
    .map((span) => ({ value: textOf(span), evidence: [evidenceOf(span)] }));

const deeper = (next: Unit, unit: Unit) =>
  (next.x > unit.x + 4 && next.line.block === unit.line.block) ||
  (next.bullet && !unit.bullet) ||
  (unit.bold && !next.bold) ||
  unit.size > next.size + 0.6;

/** Whether a single name is the heading of what follows: a list, or smaller, indented or lighter names. */
function headsNext(parsed: readonly Parsed[], i: number): boolean {
  const own = parsed[i];
  if (!own || own.kind !== 'item' || own.unit.bullet) return false;
  let j = i + 1;
  while (parsed[j]?.kind === 'level') j += 1;
  const next = parsed[j];
  if (!next) return false;
  if (next.kind === 'list') return true;
  return next.kind === 'item' && deeper(next.unit, own.unit);
}

function itemsInSection(section: Section): Fact<string>[] {
  const units = joinWrapped(byColumn(unitsIn(section)));
  const parsed = units.map((unit, i) => {
    const next = units[i + 1];
    const previous = units[i - 1];
    return parse(
      unit,
      next?.row === unit.row ? next : undefined,
      previous?.row === unit.row ? previous : undefined,
    );
  });
  let skipped = -1;
  return parsed.flatMap((own, i) => {
    if (own.kind === 'skip' && own.unit.spans[0]) skipped = own.unit.row;
    if (own.kind !== 'skip' && own.unit.row === skipped) return [];
    return headsNext(parsed, i) ? [] : own.items;
  });
}

/** Fewer than this many listed skills are taken for a failed reading of the section, and mentions added. */
const FEW = 3;

/**
 * The skills: what the sections on skills list, without group names and levels; where there is no such
 * section, known skills mentioned anywhere. Known skills of `knownSkills` count wherever they are mentioned.
 */
export function skillsIn(
  sections: readonly Section[],
  lines: readonly ResumeLine[],
  knownSkills: readonly string[],
): Fact<string>[] {
  const own = sections.filter(({ kinds }) => kinds.includes('skills'));
  const listed = distinct(own.flatMap(itemsInSection), skillKey);
  const everywhere = lines.map((line) => ({ line, start: 0, end: line.text.length }));
  const mentioned = (spans: readonly Span[]) =>
    spans.map((span) => ({ value: textOf(span), evidence: [evidenceOf(span)] }));
  const extra: Fact<string>[] = [];
  if (listed.length < FEW) extra.push(...mentioned(everywhere.flatMap((span) => mentionsIn(span))));
  if (knownSkills.length > 0) {
    const keys = new Set(knownSkills.map(skillKey));
    const spans = everywhere.flatMap((span) => mentionsIn(span, knownSkills));
    extra.push(...mentioned(spans.filter((span) => keys.has(skillKey(textOf(span))))));
  }
  return distinct([...listed, ...extra], skillKey);
}

/** The parts of a line between list separators. */
export const listParts = (span: Span): Span[] => splitSpan(span, /[,،;؛•·|]/gu);
