import { ResponsiveLine } from '@nivo/line';
import { type ChartData, mark, hueAt } from './chart-data';
import { chartTheme, clipped, wholeNumber } from './theme';

/** One line a series, each point with its number. */
export default function LineDrawing({ points, series, min, max, unit }: ChartData) {
  return (
    <ResponsiveLine
      data={series.map(({ key, label }) => ({
        id: label,
        data: points.map((point) => ({ x: point.label, y: point.values[key] ?? null })),
      }))}
      theme={chartTheme}
      colors={series.map((_, index) => hueAt(index))}
      margin={{ top: 24, right: 28, bottom: 32, left: 56 }}
      yScale={{ type: 'linear', min: min ?? 0, max: max ?? 'auto' }}
      axisLeft={{
        tickValues: 5,
        tickSize: 0,
        tickPadding: 24,
        format: (value) => wholeNumber(value, unit),
      }}
      axisBottom={{ tickSize: 0, tickPadding: 10, format: (label) => clipped(String(label), 10) }}
      gridYValues={5}
      enableGridX={false}
      pointSize={7}
      enablePointLabel
      pointLabel={({ data: { y } }) => mark(Number(y), unit)}
      pointLabelYOffset={-12}
      isInteractive={false}
      animate={false}
    />
  );
}
