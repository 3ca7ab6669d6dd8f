import { figure } from '@/intelligence/number-text';
import type { LinkProps } from '@tanstack/react-router';
import type { Tone } from '../ui/Badge';

export type ChartKind = 'line' | 'dots' | 'bar' | 'horizontalBar' | 'pie';

/**
 * A point: a label, and a value for each series by the series' key. A value that is missing is a gap. `tone`
 * colours a slice whose meaning has a colour, such as a risk level. `link` leads to the rows that the point counts.
 */
export interface ChartPoint {
  label: string;
  values: Record<string, number>;
  tone?: Tone;
  link?: LinkProps;
}

/** A line, or the bars of one colour. A pie has one. */
interface ChartSeries {
  key: string;
  label: string;
}

/**
 * The data of a chart. `min` and `max` are the ends of the axis, which bars have at 0, and `unit` follows each number:
 * money has `money`, which stands once over the axis. `say` formats
 * the numbers of the table, where they are more exact than those of the drawing.
 */
export interface ChartData {
  points: ChartPoint[];
  series: ChartSeries[];
  min?: number | undefined;
  max?: number | undefined;
  unit?: string | undefined;
  say?: ((value: number) => string) | undefined;
}

/** The unit of amounts. */
export const money = ' DZD';

/** A point's values without those that are null, which are drawn as gaps. */
export const valuesOf = (values: Record<string, number | null>): ChartPoint['values'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );

const hues = [1, 2, 3, 4, 5, 6].map((hue) => `var(--color-chart-${hue})`);

/** The colour of a series or slice, by its place. */
export const hueAt = (index: number): string => hues[index % hues.length] ?? 'currentColor';

/**
 * The colour of a slice: that of its tone, or else of its place. The warning tone is dark enough for text. A
 * whole area of it would look brown, so the slice is amber.
 */
export const sliceColour = ({ tone }: ChartPoint, index: number): string => {
  if (tone === undefined) return hueAt(index);
  return tone === 'warning' ? 'var(--color-accent)' : `var(--color-${tone})`;
};

const thousand = 1000;
const powers = ['', 'K', 'M', 'B', 'T'];

/** A number short enough to stand beside its mark: from a thousand on as '7.7K'. */
export function mark(value: number, unit = ''): string {
  let [shown, power] = [value, 0];
  while (Math.round(Math.abs(shown) * 10) >= thousand * 10 && power < powers.length - 1) {
    shown /= thousand;
    power += 1;
  }
  return `${figure(shown)}${powers[power] ?? ''}${unit}`;
}
