import { datesIn, withoutDates } from './dates';
import { headingKinds } from './headings';
import type { ResumeLine } from './layout';
import { wordsOf } from './text';

/** Lines whose baselines differ by less than this many times the letter size stand on one row. */
const SAME_ROW = 0.6;

const onOneRow = (a: ResumeLine, b: ResumeLine) =>
  a.page === b.page && Math.abs(a.y - b.y) <= SAME_ROW * Math.max(a.size, b.size);

const MOST_WORDS = 5;

const isDate = ({ folded }: ResumeLine) =>
  wordsOf(withoutDates(folded)).length <= 1 && datesIn(folded).length > 0;

const isHeading = ({ text }: ResumeLine) => headingKinds(text).length > 0;

/** Whether lines read like a column of headings or dates: at least half are, and the rest are short. */
function areLabels(lines: readonly ResumeLine[]): boolean {
  if (!lines.every((line) => isDate(line) || wordsOf(line.text).length <= MOST_WORDS)) return false;
  return lines.filter((line) => isDate(line) || isHeading(line)).length >= lines.length / 2;
}

/** Whether lines can be nothing else: several headings with nothing under them but dates. */
const areOnlyLabels = (lines: readonly ResumeLine[]): boolean =>
  lines.filter(isHeading).length >= 2 && lines.every((line) => isDate(line) || isHeading(line));

interface Block {
  lines: ResumeLine[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function blocksOf(lines: readonly ResumeLine[]): Block[] {
  const blocks = new Map<string, Block>();
  for (const line of lines) {
    const key = `${line.page} ${line.block}`;
    const block = blocks.get(key) ?? {
      lines: [],
      left: Infinity,
      right: -Infinity,
      top: Infinity,
      bottom: -Infinity,
    };
    block.lines.push(line);
    block.left = Math.min(block.left, line.x);
    block.right = Math.max(block.right, line.right);
    block.top = Math.min(block.top, line.y);
    block.bottom = Math.max(block.bottom, line.y);
    blocks.set(key, block);
  }
  return [...blocks.values()];
}

/** The lines beside a block of labels: from its top down to the next line that stands in its own column. */
function linesBeside(
  block: Block,
  lines: readonly ResumeLine[],
  rightToLeft: boolean,
): ResumeLine[] {
  const page = block.lines[0]?.page;
  const others = lines.filter((line) => line.page === page && !block.lines.includes(line));
  const isBeside = (line: ResumeLine) =>
    rightToLeft ? line.right <= block.left + 2 : line.x >= block.right - 2;
  const below = others.filter((line) => !isBeside(line) && line.y > block.bottom).map(({ y }) => y);
  const end = Math.min(Infinity, ...below) - 1;
  return others.filter((line) => isBeside(line) && line.y >= block.top - line.size && line.y < end);
}

/** Whether `labels` head the rows of `beside`: they share rows with it, or are a bare column of headings. */
function headsRows(labels: readonly ResumeLine[], beside: readonly ResumeLine[]): boolean {
  if (areOnlyLabels(labels)) return beside.length > 0;
  const heads = labels.filter((label) => beside.some((line) => onOneRow(label, line)));
  return heads.length >= 2 && heads.length >= labels.length / 2 && beside.length >= heads.length;
}

/**
 * `lines` with each label beside what it labels, where the page has a narrow column of headings or dates
 * that was read as a column of its own: 'Skills' then comes right before the skills on its row. A sidebar,
 * whose text does not stand on the rows of the other column, stays as it is.
 */
export function labelsBesideContent(
  lines: readonly ResumeLine[],
  rightToLeft: boolean,
): ResumeLine[] {
  let ordered = [...lines];
  for (const block of blocksOf(lines)) {
    if (block.lines.length < 2 || !areLabels(block.lines)) continue;
    const beside = linesBeside(block, ordered, rightToLeft);
    if (!headsRows(block.lines, beside)) continue;
    const rows = [...block.lines, ...beside];
    const at = Math.min(...rows.map((line) => ordered.indexOf(line)));
    const top = (line: ResumeLine) =>
      block.lines.includes(line) ? line.y - SAME_ROW * line.size : line.y;
    const sorted = rows
      .toSorted((a, b) => top(a) - top(b))
      .map((line) => ({ ...line, block: block.lines[0]?.block ?? line.block }));
    const moved = new Set(rows);
    const before = ordered.slice(0, at).filter((line) => !moved.has(line));
    const after = ordered.slice(at).filter((line) => !moved.has(line));
    ordered = [...before, ...sorted, ...after];
  }
  return ordered;
}

/** Whether `line` stands on the row of `previous`, beside it. */
export const sharesRow = (line: ResumeLine, previous: ResumeLine | undefined): boolean =>
  previous !== undefined &&
  previous !== line &&
  onOneRow(line, previous) &&
  Math.abs(line.x - previous.x) > 4;
