import { scaleLinear } from 'd3-scale';
import { type ChartData, mark } from './chart-data';

/** A number on an axis, as short as beside its mark, with a percent sign where the unit is one; what lies between whole numbers is left blank. */
export const wholeNumber = (value: number, unit = ''): string =>
  Number.isInteger(value) ? mark(value, unit === '%' ? unit : '') : '';

const ticks = 5;

/**
 * The ends of an axis and its numbers, among them whole ones although all may be 0 or few. Its upper end is a number
 * of the axis too.
 */
export function axisOf({ points, min = 0, max }: Pick<ChartData, 'points' | 'min' | 'max'>) {
  const highest = Math.max(0, ...points.flatMap(({ values }) => Object.values(values)));
  const count = max === undefined && highest < ticks ? Math.max(1, Math.ceil(highest)) : ticks;
  const scale = scaleLinear([min, max ?? Math.max(1, highest)], [0, 1]);
  if (max === undefined) scale.nice(count);
  return { ends: scale.domain() as [number, number], numbers: scale.ticks(count) };
}
