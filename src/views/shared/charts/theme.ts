import type { LineSvgProps } from '@nivo/line';

const line = { stroke: 'var(--color-line)', strokeWidth: 1 };
const text = { fill: 'var(--color-muted)', fontSize: 12, fontFamily: 'inherit' };

/** The charts' theme, from the page's own colours, so that dark follows without a redraw. */
export const chartTheme: NonNullable<LineSvgProps<never>['theme']> = {
  text: { ...text, fill: 'var(--color-ink)' },
  axis: { domain: { line }, ticks: { line, text } },
  grid: { line },
  labels: { text: { ...text, fill: 'var(--color-ink)' } },
};

/** A tick or label short enough for its place. */
export const clipped = (label: string, length: number): string =>
  label.length > length ? `${label.slice(0, length - 1)}…` : label;

/** A number on an axis, with a percent sign where the unit is one; what lies between whole numbers is left blank. */
export const wholeNumber = (value: number | string, unit = ''): string =>
  Number.isInteger(Number(value)) ? `${value}${unit === '%' ? unit : ''}` : '';
