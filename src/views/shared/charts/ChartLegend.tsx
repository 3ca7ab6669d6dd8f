import { Link } from '@tanstack/react-router';
import { classes, touchTarget } from '../ui/classes';
import { type ChartData, type ChartKind, mark, hueAt, sliceColour } from './chart-data';

/** What each colour means: the slices of a pie, or the lines or bars where there are several. */
function entriesOf(kind: ChartKind, { points, series, unit }: ChartData) {
  const key = series[0]?.key ?? '';
  if (kind === 'pie')
    return points.map((point, index) => ({
      label: `${point.label} ${mark(point.values[key] ?? 0, unit)}`,
      colour: sliceColour(point, index),
      link: point.link,
    }));
  if (series.length < 2) return [];
  return series.map(({ label }, index) => ({ label, colour: hueAt(index), link: undefined }));
}

/** The colours of a chart by name, which lead to the rows of a slice; a pie's names would not all fit beside it. */
export function ChartLegend({ kind, ...data }: ChartData & { kind: ChartKind }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-xs text-muted">
      {entriesOf(kind, data).map(({ label, colour, link }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span
            className="size-2.5 rounded-sm forced-color-adjust-none"
            style={{ background: colour }}
          />
          {link === undefined ? (
            label
          ) : (
            <Link {...link} className={classes(touchTarget, 'hover:text-primary hover:underline')}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
