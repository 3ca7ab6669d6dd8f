import { scaleBand, scaleLinear } from 'd3-scale';
import { AxisBottom, AxisLeft, Mark } from './Axes';
import { axisOf, wholeNumber } from './axis';
import { type ChartData, hueAt, mark, sliceColour } from './chart-data';
import { clipped, labelled, padding } from './room';

type Drawn = ChartData & { isLying: boolean; width: number; height: number };

/** Between the bars of a group, in pixels. */
const gap = 3;

/** The widest that a bar is where there are few, standing and lying, in pixels. */
const widest = { standing: 72, lying: 32 };

/**
 * A group of bars for each point, standing or lying, from 0, each bar with its number beside its end where there is
 * room.
 */
export function BarDrawing({ isLying, points, series, max, unit, width, height }: Drawn) {
  const { ends, numbers } = axisOf({ points, max });
  const length = scaleLinear(ends, [0, isLying ? width : height]);
  const places = scaleBand([...points.keys()], [0, isLying ? height : width]).padding(padding);
  const thickness = Math.min(
    isLying ? widest.lying : widest.standing,
    (places.bandwidth() - gap * (series.length - 1)) / series.length,
  );
  const group = thickness * series.length + gap * (series.length - 1);
  const isTold = isLying ? () => true : labelled(points.length, width);
  const names = points.flatMap(({ label }, index) =>
    isTold(index)
      ? [{ at: (places(index) ?? 0) + places.bandwidth() / 2, text: clipped(label, 17) }]
      : [],
  );
  const counts = numbers.map((value) => ({
    at: isLying ? length(value) : height - length(value),
    text: wholeNumber(value, unit),
    isZero: value === 0,
  }));
  const bars = points.flatMap((point, index) =>
    series.flatMap(({ key }, place) => {
      const value = point.values[key];
      return value === undefined ? [] : [{ point, index, key, place, value }];
    }),
  );
  return (
    <>
      {isLying ? (
        <>
          <AxisLeft ticks={names} gap={8} />
          <AxisBottom ticks={counts} top={height} lines={height} />
        </>
      ) : (
        <>
          <AxisLeft ticks={counts} gap={8} lines={width} />
          <AxisBottom ticks={names} top={height} />
        </>
      )}
      {bars.map(({ point, index, key, place, value }) => {
        const long = length(value);
        const middle = (places(index) ?? 0) + places.bandwidth() / 2;
        const from = middle - group / 2 + place * (thickness + gap);
        const told = isTold(index) ? mark(value, unit) : '';
        const fill = point.tone === undefined ? hueAt(place) : sliceColour(point, index);
        const box = isLying
          ? { x: 0, y: from, width: long, height: thickness }
          : { x: from, y: height - long, width: thickness, height: long };
        const end = isLying
          ? ({ x: long + 8, y: from + thickness / 2, textAnchor: 'start' } as const)
          : { x: from + thickness / 2, y: height - long - 12 };
        return (
          <g key={`${index} ${key}`}>
            <rect {...box} rx={3} fill={fill} />
            <Mark {...end} dominantBaseline="central">
              {told}
            </Mark>
          </g>
        );
      })}
    </>
  );
}
