import type { LineSvgProps } from '@nivo/line';
import { type ChartData, mark } from './chart-data';

const line = { stroke: 'var(--color-line)', strokeWidth: 1 };
const text = { fill: 'var(--color-muted)', fontSize: 12, fontFamily: 'inherit' };

/** The charts' theme, from the page's own colours, so that dark follows without a redraw. */
export const chartTheme: NonNullable<LineSvgProps<never>['theme']> = {
  text: { ...text, fill: 'var(--color-ink)' },
  axis: { domain: { line }, ticks: { line, text } },
  grid: { line },
  labels: {
    text: {
      ...text,
      fill: 'var(--color-ink)',
      outlineWidth: 4,
      outlineColor: 'var(--color-surface)',
    },
  },
};

/**
 * A colour that changes with the page's theme. Nivo draws with react-spring, which replaces `var(...)` by the colour that
 * it has at that moment. It leaves `VAR(...)` alone, and a browser reads both alike.
 */
export const followed = (colour: string): string => colour.replace('var(', 'VAR(');

/** The colour of the numbers beside marks. */
export const ink = followed('var(--color-ink)');

/** A tick or label short enough for its place. */
export const clipped = (label: string, length: number): string =>
  label.length > length ? `${label.slice(0, length - 1)}…` : label;

/** A number on an axis, as short as beside its mark, with a percent sign where the unit is one; what lies between whole numbers is left blank. */
export const wholeNumber = (value: number | string, unit = ''): string =>
  Number.isInteger(Number(value)) ? mark(Number(value), unit === '%' ? unit : '') : '';

const ticks = 5;

/** The end of an axis and how many numbers it has: whole ones, although all may be 0 or few. */
export function axisOf({ points, max }: Pick<ChartData, 'points' | 'max'>) {
  const highest = Math.max(0, ...points.flatMap(({ values }) => Object.values(values)));
  return {
    end: max ?? (highest === 0 ? 1 : ('auto' as const)),
    ticks: max === undefined && highest < ticks ? Math.max(1, Math.ceil(highest)) : ticks,
  };
}

const lying = { top: 6, right: 44, bottom: 28, left: 124 };
const standing = { top: 20, right: 4, bottom: 32, left: 40 };
const joined = { top: 24, right: 28, bottom: 32, left: 56 };

/** The space around what is drawn, in pixels. */
export const margins = { bar: standing, horizontalBar: lying, line: joined, dots: joined };

/** The room that the name or the number of a point needs, in pixels. */
const LABEL_WIDTH = 30;

/**
 * The points whose name and number a drawing has room for: all, or else every second or third, with the last.
 * @param width of the drawing with its margins, in pixels.
 */
export function labelled(points: ChartData['points'], kind: 'bar' | 'line', width: number) {
  const { left, right } = margins[kind];
  const room = Math.max(LABEL_WIDTH, width - left - right);
  const step = Math.ceil((points.length * LABEL_WIDTH) / room);
  return points
    .filter((_, index) => (points.length - 1 - index) % step === 0)
    .map(({ label }) => label);
}

/** The share of a bar's place that is left free. */
export const padding = 0.35;
