import { ResponsivePie } from '@nivo/pie';
import { type ChartData, mark, money, sliceColour } from './chart-data';
import { chartTheme, followed, ink } from './theme';

/** The sum in the middle of a ring, over its unit, which would touch the ring beside it. */
const Sum = ({
  at: [x, y],
  sum,
  unit = '',
}: {
  at: [number, number];
  sum: number;
  unit?: string | undefined;
}) => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    dominantBaseline="central"
    fill="var(--color-ink)"
    className="text-lg font-semibold"
  >
    <tspan dy={unit === '' ? 0 : '-0.5em'}>{mark(sum, '')}</tspan>
    {unit !== '' && (
      <tspan x={x} dy="1.6em" fill="var(--color-muted)" className="text-xs font-normal">
        {unit.trim()}
      </tspan>
    )}
  </text>
);

/** A slice for each point, with its number beside it, and the sum in the ring. The legend has the names, which would not all fit. */
export default function PieDrawing({ points, series, unit }: ChartData) {
  const key = series[0]?.key ?? '';
  const sum = points.reduce((total, { values }) => total + (values[key] ?? 0), 0);
  return (
    <ResponsivePie
      data={points.map(({ label, values }) => ({ id: label, value: values[key] ?? 0 }))}
      theme={chartTheme}
      colors={points.map((point, index) => followed(sliceColour(point, index)))}
      margin={{ top: 28, right: 48, bottom: 28, left: 48 }}
      innerRadius={0.55}
      padAngle={1.5}
      cornerRadius={2}
      enableArcLabels={false}
      layers={[
        'arcs',
        'arcLinkLabels',
        // Rounded shares need not come to 100%.
        ({ centerX, centerY }) =>
          unit === '%' ? null : <Sum at={[centerX, centerY]} sum={sum} unit={unit} />,
      ]}
      arcLinkLabel={({ value }) => mark(value, unit === money ? '' : unit)}
      arcLinkLabelsTextColor={ink}
      arcLinkLabelsColor={{ from: 'color' }}
      arcLinkLabelsDiagonalLength={10}
      arcLinkLabelsStraightLength={6}
      isInteractive={false}
      animate={false}
    />
  );
}
