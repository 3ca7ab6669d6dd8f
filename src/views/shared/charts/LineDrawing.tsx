import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { AxisBottom, AxisLeft, Mark } from './Axes';
import { axisOf, wholeNumber } from './axis';
import { type ChartData, hueAt, mark, money } from './chart-data';
import { clipped, inset, labelled } from './room';

type Drawn = ChartData & { isJoined: boolean; width: number; height: number };

/** One line a series, or dots alone, each point with its number where there is room. A gap is left where a value is missing. */
export function LineDrawing({ isJoined, points, series, min, max, unit, width, height }: Drawn) {
  const { ends, numbers } = axisOf({ points, min, max });
  const y = scaleLinear(ends, [height, 0]);
  const places = scalePoint([...points.keys()], [0, width]).padding(inset);
  const x = (index: number) => places(index) ?? 0;
  const isTold = labelled(points.length, width);
  const follows = unit === money ? '' : unit;
  return (
    <>
      <AxisLeft
        ticks={numbers.map((value) => ({
          at: y(value),
          text: wholeNumber(value, follows),
          isZero: value === 0,
        }))}
        gap={8}
        lines={width}
      />
      <AxisBottom
        ticks={points.flatMap(({ label }, index) =>
          isTold(index) ? [{ at: x(index), text: clipped(label, 10) }] : [],
        )}
        top={height}
      />
      {series.map(({ key }, place) => {
        const joined = line<ChartData['points'][number]>(
          (_, index) => x(index),
          ({ values }) => y(values[key] ?? 0),
        ).defined(({ values }) => values[key] !== undefined);
        return (
          <g key={key} fill={hueAt(place)}>
            {isJoined && (
              <path d={joined(points) ?? ''} fill="none" stroke={hueAt(place)} strokeWidth={2} />
            )}
            {points.map(({ label, values: { [key]: value } }, index) =>
              value === undefined ? null : (
                <g key={label} transform={`translate(${x(index)},${y(value)})`}>
                  <circle r={isJoined ? 3.5 : 5} />
                  {isTold(index) && <Mark y={-12}>{mark(value, follows)}</Mark>}
                </g>
              ),
            )}
          </g>
        );
      })}
    </>
  );
}
