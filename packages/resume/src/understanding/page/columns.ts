import { blockOf, blocksOf, type Block } from './blocks';
import {
  areDetails,
  areLabels,
  areOnlyLabels,
  areRowLabels,
  dateRunsOf,
  headedBy,
  headingsAtEnd,
  headsRows,
  isBareHeading,
  isBesideText,
  isHeading,
  isListedLine,
  isOnlyDate,
} from './column-labels';
import { withoutWrappedLabels } from '../vocabulary/form-labels';
import { headingKinds } from '../vocabulary/headings';
import type { ResumeLine } from '../text/layout';
import { withoutMenus } from './menus';
import { headingsRaised, withLabelsRaised } from './middle-labels';
import { onOneRow, SAME_ROW } from './rows';

/** A side bar before labels has so many lines at least, some above them and some below: none ends what they label. */
const LEAST_IN_SIDE_BAR = 5;

/**
 * The lines beside a block of labels: from its top down to the next line that stands in its own column. A column
 * further away that has headings of its own, or dates before it, is not labelled.
 */
function linesBeside(
  block: Block,
  lines: readonly ResumeLine[],
  rightToLeft: boolean,
): ResumeLine[] {
  const page = block.lines[0]?.page;
  const own = block.lines[0]?.block;
  const labels = new Set(block.lines.map(({ index }) => index));
  const others = lines.filter((line) => line.page === page && !labels.has(line.index));
  const isBeside = (line: ResumeLine) =>
    rightToLeft ? line.right <= block.left + 2 : line.x >= block.right - 2;
  const isBefore = (line: ResumeLine) =>
    rightToLeft ? line.x >= block.right : line.right <= block.left;
  const sideBars = new Set(
    blocksOf(others)
      .filter((column) => column.length >= LEAST_IN_SIDE_BAR && column.every(isBefore))
      .map(blockOf)
      .filter(({ top, bottom }) => top < block.top && bottom > block.bottom)
      .map(({ lines: [line] }) => line?.block),
  );
  const below = others
    .filter(
      (line) =>
        line.y > block.bottom &&
        (line.block === own || !(isBeside(line) || sideBars.has(line.block))),
    )
    .map(({ y, size }) => y - (block.lines.some(isHeading) ? SAME_ROW * size : 1));
  const end = Math.min(Infinity, ...below);
  const beside = others.filter(
    (line) => isBeside(line) && line.y >= block.top - line.size && line.y < end,
  );
  const leastHeadings = areOnlyLabels(block.lines) ? 2 : 1;
  const columns = blocksOf(beside).map(blockOf);
  const distance = ({ left, right }: Block) => (rightToLeft ? -right : left);
  const [nearest] = columns.toSorted((a, b) => distance(a) - distance(b));
  const isPast = (column: Block, other: Block) =>
    rightToLeft ? column.right < other.left : column.left > other.right;
  const isApart = (column: Block) =>
    nearest !== undefined &&
    isPast(column, nearest) &&
    others.filter((line) => line.block === column.lines[0]?.block && isHeading(line)).length >=
      leastHeadings;
  const labelled = columns.filter(
    (column) => column.lines.every(isOnlyDate) && columns.some((other) => isPast(other, column)),
  );
  const isOfOthers = (column: Block) =>
    labelled.some((dates) => column === dates || isPast(column, dates));
  const apart = new Set(
    columns
      .filter((column) => isApart(column) || isOfOthers(column))
      .flatMap((column) => column.lines),
  );
  return beside.filter((line) => !apart.has(line));
}

/** What stands before a column of nothing but dates or headings at the far end, such as dates a line below their jobs. */
function linesBefore(
  labels: readonly ResumeLine[],
  lines: readonly ResumeLine[],
  rightToLeft: boolean,
): ResumeLine[] {
  const others = labels.filter((line) => !isOnlyDate(line) && !isHeading(line));
  const areBare = others.length * 4 <= labels.length;
  const block = blockOf(labels);
  const isAtEnd = !lines.some(
    (line) =>
      line.page === labels[0]?.page &&
      line.y >= block.top &&
      (rightToLeft ? line.right <= block.left : line.x >= block.right),
  );
  const before = areBare && isAtEnd ? linesBeside(block, lines, !rightToLeft) : [];
  return before.length >= labels.length ? before : [];
}

/** Whether a label that looks like what it is of stands on the row of a list. */
const labelsList = (label: ResumeLine, beside: readonly ResumeLine[]): boolean =>
  beside.some(
    (line) =>
      onOneRow(label, line) &&
      isListedLine(line) &&
      line.bold === label.bold &&
      Math.abs(line.size - label.size) < 0.3,
  );

/** How high each label stands: a little above its row, and the second line of a heading as high as its first. */
function topsOf(labels: readonly ResumeLine[], beside: readonly ResumeLine[]): Map<number, number> {
  const tops = new Map<number, number>();
  for (const [i, label] of labels.entries()) {
    const { index, y, size, text, capitals } = label;
    const above = labels[i - 1];
    const goesOn =
      above &&
      y - above.y < 2 * size &&
      ![above, label].every((each) => labelsList(each, beside)) &&
      above.size === size &&
      above.capitals === capitals &&
      headingKinds(`${above.text} ${text}`).length > 0;
    tops.set(index, (goesOn && tops.get(above.index)) || y - SAME_ROW * size);
  }
  return tops;
}

/** `lines` with `labels` and what stands beside them put together, row by row. */
function besideEachOther(
  labels: readonly ResumeLine[],
  lines: readonly ResumeLine[],
  rightToLeft: boolean,
): readonly ResumeLine[] {
  const after = linesBeside(blockOf(labels), lines, rightToLeft);
  const beside = headsRows(labels, after) ? after : linesBefore(labels, lines, rightToLeft);
  if (beside.length === 0) return lines;
  const read = headingsRaised(labels, beside);
  const tops = topsOf(read, beside);
  const moved = new Set([...tops.keys(), ...beside.map(({ index }) => index)]);
  const block = labels[0]?.block ?? 0;
  const top = ({ index, y }: ResumeLine) => tops.get(index) ?? y;
  const labelAt = new Map(read.map((label) => [label.index, label]));
  const rows = lines
    .filter(({ index }) => moved.has(index))
    .map((line) => ({ ...(labelAt.get(line.index) ?? line), block }));
  const ordered =
    labels.length === 1
      ? rows.toSorted((a, b) => Number(tops.has(b.index)) - Number(tops.has(a.index)))
      : rows.toSorted((a, b) => top(a) - top(b));
  const first = lines.findIndex(({ index }) => moved.has(index));
  const over = lines.slice(first + labels.length, lines.indexOf(beside[0] as ResumeLine));
  const isAbove = ({ y }: ResumeLine) => y < (labels[0]?.y ?? 0) - (labels[0]?.size ?? 0);
  const isHeaded = over.every(
    (line) => line.block === beside[0]?.block && (isHeading(line) || isAbove(line)),
  );
  const at = isHeaded ? first + labels.length + over.length : first;
  const rest = (part: readonly ResumeLine[]) => part.filter(({ index }) => !moved.has(index));
  return [...rest(lines.slice(0, at)), ...ordered, ...rest(lines.slice(at))];
}

/** `lines` with each heading that is a block of its own right before the block that it stands over. */
function headingsOverText(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  let ordered = lines;
  for (const block of blocksOf(lines)) {
    const [heading] = block;
    const headed = headedBy(block, ordered);
    if (!heading || !headed) continue;
    const others = ordered.filter((line) => line !== heading);
    ordered = others.toSpliced(others.indexOf(headed), 0, heading);
  }
  return ordered;
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
  let ordered: readonly ResumeLine[] = headingsOverText(
    withLabelsRaised(withoutMenus(withoutWrappedLabels(lines))),
  );
  for (const lineBlock of blocksOf(ordered)) {
    const before = ordered;
    if (isBesideText(lineBlock, ordered)) continue;
    const areAll =
      (lineBlock.length > 1 && areLabels(lineBlock)) ||
      isBareHeading(lineBlock, ordered) ||
      areDetails(lineBlock) ||
      areRowLabels(lineBlock, ordered, rightToLeft);
    if (areAll) ordered = besideEachOther(lineBlock, ordered, rightToLeft);
    if (ordered !== before) continue;
    const atEnd = headingsAtEnd(lineBlock);
    const runs = atEnd.length > 0 ? [atEnd] : dateRunsOf(lineBlock);
    for (const run of runs) ordered = besideEachOther(run, ordered, rightToLeft);
  }
  return [...ordered];
}
