import { ResponsivePie } from '@nivo/pie';
import { type ChartData, mark, sliceColour } from './chart-data';
import { chartTheme } from './theme';

/** A slice a point, each with its name and number beside it. */
export default function PieDrawing({ points, series, unit }: ChartData) {
  const key = series[0]?.key ?? '';
  return (
    <ResponsivePie
      data={points.map(({ label, values }) => ({ id: label, value: values[key] ?? 0 }))}
      theme={chartTheme}
      colors={points.map(sliceColour)}
      margin={{ top: 28, right: 96, bottom: 28, left: 96 }}
      innerRadius={0.55}
      padAngle={1.5}
      cornerRadius={2}
      enableArcLabels={false}
      arcLinkLabel={({ id, value }) => `${id} ${mark(value, unit)}`}
      arcLinkLabelsTextColor="var(--color-ink)"
      arcLinkLabelsColor={{ from: 'color' }}
      arcLinkLabelsDiagonalLength={10}
      arcLinkLabelsStraightLength={10}
      isInteractive={false}
      animate={false}
    />
  );
}
