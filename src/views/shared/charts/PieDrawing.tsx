import { arc, pie } from 'd3-shape';
import { Mark } from './Axes';
import { type ChartData, mark, money, sliceColour } from './chart-data';

/** Around the ring, for the numbers beside it, in pixels. */
const beside = { x: 48, y: 28 };
/** From a slice to where its number stands: outwards, then to the side, in pixels. */
const [outwards, aside] = [10, 6];
/** Between the numbers of slices that are small, so that they do not touch, in pixels. */
const lineHeight = 14;

/** The sum in the middle of a ring, over its unit, which would touch the ring beside it. */
const Sum = ({ sum, unit = '' }: { sum: number; unit?: string | undefined }) => (
  <text
    textAnchor="middle"
    dominantBaseline="central"
    fill="var(--color-ink)"
    className="text-lg font-semibold"
  >
    <tspan dy={unit === '' ? 0 : '-0.5em'}>{mark(sum, '')}</tspan>
    {unit !== '' && (
      <tspan x={0} dy="1.6em" fill="var(--color-muted)" className="text-xs font-normal">
        {unit.trim()}
      </tspan>
    )}
  </text>
);

/** The slices with their outlines, and where the number of each stands: none where it would touch another's. */
function slicesOf({ points, series }: ChartData, radius: number) {
  const key = series[0]?.key ?? '';
  const outline = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(radius * 0.55)
    .outerRadius(radius)
    .cornerRadius(2);
  const ends: { side: number; y: number }[] = [];
  return pie<ChartData['points'][number]>()
    .value(({ values }) => values[key] ?? 0)
    .sortValues(null)
    .padAngle(Math.PI / 120)(points)
    .map((slice) => {
      const middle = (slice.startAngle + slice.endAngle) / 2;
      const [x, y] = [Math.sin(middle), -Math.cos(middle)];
      const end = { side: x < 0 ? -1 : 1, y: y * (radius + outwards) };
      const isTold =
        slice.value > 0 &&
        ends.every(
          ({ side, y: other }) => side !== end.side || Math.abs(other - end.y) >= lineHeight,
        );
      if (isTold) ends.push(end);
      return { slice, path: outline(slice) ?? '', x, y, side: end.side, isTold };
    });
}

/** A slice for each point, with its number beside it, and the sum in the ring. The legend has the names, which would not all fit. */
export function PieDrawing({
  width,
  height,
  ...data
}: ChartData & { width: number; height: number }) {
  const radius = Math.max(0, Math.min(width / 2 - beside.x, height / 2 - beside.y));
  const { unit } = data;
  const slices = slicesOf(data, radius);
  const sum = slices.reduce((total, { slice: { value } }) => total + value, 0);
  return (
    <g transform={`translate(${width / 2},${height / 2})`}>
      {slices.map(({ slice: { data: point, index, value }, path, x, y, side, isTold }) => {
        const colour = sliceColour(point, index);
        const [endX, endY] = [x * (radius + outwards), y * (radius + outwards)];
        return (
          <g key={point.label}>
            <path d={path} fill={colour} />
            {isTold && (
              <>
                <path
                  d={`M${x * radius},${y * radius}L${endX},${endY}h${side * aside}`}
                  fill="none"
                  stroke={colour}
                />
                <Mark
                  x={endX + side * (aside + 4)}
                  y={endY}
                  textAnchor={side < 0 ? 'end' : 'start'}
                  dominantBaseline="central"
                >
                  {mark(value, unit === money ? '' : unit)}
                </Mark>
              </>
            )}
          </g>
        );
      })}
      {/* Rounded shares need not come to 100%. */}
      {unit !== '%' && <Sum sum={sum} unit={unit} />}
    </g>
  );
}
