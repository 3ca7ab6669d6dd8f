import { isLevel } from './skill-levels';
import { isListed, type Unit } from './unit';
import { wordsOf } from '../text/words';

/** Starts that differ less than this, in points, are those of one column. */
const ALIGNED = 2;

/** So many labels with what they name beside them show that other lines below that go on with it. */
const LEAST_LABELS = 2;

const MOST_WORDS_OF_LABEL = 4;

const isLabel = ({ flow }: Unit): boolean =>
  !isListed(flow.text) && wordsOf(flow.text).length <= MOST_WORDS_OF_LABEL;

/**
 * The labels of a column of labels, which stand before what they name while further lines of that begin below it: 'Web' before
 * 'Built shops', over 'Ran servers'. A label may go on below itself as well. Empty where rows are none of such a column.
 */
export function hangingLabels(units: readonly Unit[]): Set<Unit> {
  const byRow = new Map<number, Unit[]>();
  for (const unit of units) byRow.set(unit.row, [...(byRow.get(unit.row) ?? []), unit]);
  const rows = [...byRow.values()];
  const labelled = rows.filter((row) => row.length > 1);
  const further = rows.filter((row) => row.length === 1);
  const start = labelled[0]?.[1]?.x ?? 0;
  const isThere = (unit: Unit | undefined) => unit && Math.abs(unit.x - start) < ALIGNED;
  const areLabelled =
    labelled.length >= LEAST_LABELS &&
    labelled.every(
      ([label, value, ...rest]) =>
        label &&
        value &&
        rest.length === 0 &&
        isLabel(label) &&
        isThere(value) &&
        !isLevel(value.flow.text),
    );
  const wrapped = rows.filter((row, at) => {
    const [above, below] = [rows[at - 1], rows[at + 1]];
    const isBetween = above?.length === 2 && (below === undefined || below.length === 2);
    return row.length === 1 && isBetween && (row[0]?.right ?? start) < start - ALIGNED;
  });
  const goOn =
    further.length > 0 &&
    (further.some((row) => isThere(row[0])) ||
      labelled.some(([, value]) => value && isListed(value.flow.text))) &&
    further.every((row) => isThere(row[0]) || wrapped.includes(row));
  const labels = [...labelled, ...wrapped].flatMap((row) => row.slice(0, 1));
  return new Set(areLabelled && goOn ? labels : []);
}
