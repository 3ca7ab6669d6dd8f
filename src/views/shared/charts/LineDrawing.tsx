import { ResponsiveLine } from '@nivo/line';
import { type ChartData, type ChartKind, mark, hueAt, money } from './chart-data';
import { axisOf, chartTheme, clipped, margins, wholeNumber } from './theme';

/** One line a series, or dots alone, each point with its number. */
export default function LineDrawing({
  kind,
  points,
  series,
  min,
  max,
  unit,
}: ChartData & { kind: ChartKind }) {
  const axis = axisOf({ points, max });
  const follows = unit === money ? '' : unit;
  return (
    <ResponsiveLine
      data={series.map(({ key, label }) => ({
        id: label,
        data: points.map((point) => ({ x: point.label, y: point.values[key] ?? null })),
      }))}
      theme={chartTheme}
      colors={series.map((_, index) => hueAt(index))}
      margin={margins.line}
      lineWidth={kind === 'dots' ? 0 : 2}
      yScale={{ type: 'linear', min: min ?? 0, max: axis.end }}
      axisLeft={{
        tickValues: axis.ticks,
        tickSize: 0,
        tickPadding: 24,
        format: (value) => wholeNumber(value, follows),
      }}
      axisBottom={{ tickSize: 0, tickPadding: 10, format: (label) => clipped(String(label), 10) }}
      gridYValues={axis.ticks}
      enableGridX={false}
      pointSize={kind === 'dots' ? 10 : 7}
      enablePointLabel
      pointLabel={({ data: { y } }) => mark(Number(y), follows)}
      pointLabelYOffset={-12}
      isInteractive={false}
      animate={false}
    />
  );
}
