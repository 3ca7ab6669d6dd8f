import type { Span } from '../text/spans';

/** Cells of one row stand closer together than this many times the least distance in their column. */
const CLOSE = 1.12;

/** How far from the middle of a row its other cells begin, in letter sizes: less than a line. */
const BETWEEN = 0.9;

const firstCell = ({ line }: Span) => line.cells[0] ?? { x: line.x, right: line.right };

/** The ways in which two lines or more of `spans` are set. */
function waysIn(spans: readonly Span[]): string[] {
  const ways = spans.map(({ line }) => `${line.startsBold} ${Math.round(line.size)}`);
  return [...new Set(ways)].filter((way) => ways.filter((other) => other === way).length > 1);
}

/** Whether columns are of cards, each of which has a name and what is said of it in letters of its own. */
function areCards(column: readonly Span[], beside: readonly Span[]): boolean {
  const ways = waysIn(column);
  const others = new Set(waysIn(beside));
  return ways.length > 1 && ways.every((way) => others.has(way));
}

/**
 * The first column of a table whose narrow cells run over lines, or that was read column by column; the lines of each row
 * together. Empty where `lines` are no such table. What stands beside it begins between its lines, as no text below them
 * does, or all is on their rows and `saysMore` of them: who gave a certificate, and when.
 */
export function firstColumn(lines: readonly Span[], saysMore: (span: Span) => boolean): Span[][] {
  const [any] = lines;
  if (lines.length < 3 || lines.some(({ line }) => line.page !== any?.line.page)) return [];
  const left = Math.min(...lines.map((span) => firstCell(span).x));
  const isFirst = (span: Span) => firstCell(span).x < left + 2;
  const column = lines.filter(isFirst).toSorted((a, b) => a.line.y - b.line.y);
  const beside = lines.filter((span) => !isFirst(span));
  const end = Math.max(...column.map((span) => firstCell(span).right));
  if (column.length < 2 || beside.some((span) => firstCell(span).x < end)) return [];
  if (areCards(column, beside)) return [];
  const distances = beside.map(({ line }) => {
    const steps = column.map((own) => Math.abs(own.line.y - line.y));
    return Math.min(...steps) / line.size;
  });
  const isBroken = distances.some((step) => step > 0 && step < BETWEEN);
  const isOnRows =
    beside.length > 1 && distances.every((step) => step < BETWEEN) && beside.every(saysMore);
  if (!isBroken && !isOnRows) return [];
  const gaps = column.slice(1).map(({ line }, i) => line.y - (column[i]?.line.y ?? 0));
  const least = isBroken ? Math.min(...gaps) : 0;
  const rows: Span[][] = [];
  for (const [i, span] of column.entries()) {
    const cell = span.line.cells[0];
    const own = { ...span, end: Math.min(span.end, cell?.end ?? span.end) };
    const goesOn = i > 0 && (gaps[i - 1] ?? 0) <= least * CLOSE;
    const [name] = rows.at(-1) ?? [];
    const isLighter = name?.line.bold === true && !span.line.bold;
    if (goesOn && isLighter) continue;
    if (goesOn) rows.at(-1)?.push(own);
    else rows.push([own]);
  }
  return rows.length > 1 && (isOnRows || rows.some(({ length }) => length > 1)) ? rows : [];
}
