import { ResponsivePie } from '@nivo/pie';
import { type ChartData, mark, money, sliceColour } from './chart-data';
import { chartTheme, followed, ink } from './theme';

const Sum = ({ at: [x, y], children }: { at: [x: number, y: number]; children: string }) => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    dominantBaseline="central"
    fill="var(--color-ink)"
    className="text-lg font-semibold"
  >
    {children}
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
          unit === '%' ? null : <Sum at={[centerX, centerY]}>{mark(sum, unit)}</Sum>,
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
