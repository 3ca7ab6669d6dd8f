import { ResponsivePie } from '@nivo/pie';
import { type ChartData, mark, sliceColour } from './chart-data';
import { chartTheme } from './theme';

/** A slice for each point, with its number beside it. The legend has the names, which would not all fit. */
export default function PieDrawing({ points, series, unit }: ChartData) {
  const key = series[0]?.key ?? '';
  return (
    <ResponsivePie
      data={points.map(({ label, values }) => ({ id: label, value: values[key] ?? 0 }))}
      theme={chartTheme}
      colors={points.map(sliceColour)}
      margin={{ top: 28, right: 48, bottom: 28, left: 48 }}
      innerRadius={0.55}
      padAngle={1.5}
      cornerRadius={2}
      enableArcLabels={false}
      arcLinkLabel={({ value }) => mark(value, unit)}
      arcLinkLabelsTextColor="var(--color-ink)"
      arcLinkLabelsColor={{ from: 'color' }}
      arcLinkLabelsDiagonalLength={10}
      arcLinkLabelsStraightLength={6}
      isInteractive={false}
      animate={false}
    />
  );
}
