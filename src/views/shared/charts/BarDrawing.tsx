import { ResponsiveBar } from '@nivo/bar';
import { type ChartData, type ChartKind, mark, hueAt, sliceColour } from './chart-data';
import { chartTheme, clipped, wholeNumber } from './theme';

/** A group of bars for each point, standing or lying, each bar with its number beside its end. */
export default function BarDrawing({
  kind,
  points,
  series,
  min,
  max,
  unit,
}: ChartData & { kind: ChartKind }) {
  const isLying = kind === 'horizontalBar';
  // Bars are drawn from 0. Where the axis starts elsewhere, its start is subtracted from the bars and added back
  // in the labels.
  const floor = min ?? 0;
  // A lying chart is drawn from its foot upwards.
  const drawn = isLying ? points.toReversed() : points;
  const names = { tickSize: 0, tickPadding: 8, format: (name: string) => clipped(name, 17) };
  const numbers = {
    tickValues: 5,
    tickSize: 0,
    tickPadding: 8,
    format: (value: number) => wholeNumber(value + floor, unit),
  };
  return (
    <ResponsiveBar
      data={drawn.map(({ label, values }) => ({
        label,
        ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value - floor])),
      }))}
      keys={series.map(({ key }) => key)}
      indexBy="label"
      layout={isLying ? 'horizontal' : 'vertical'}
      groupMode="grouped"
      theme={chartTheme}
      colors={({ id, index }) => {
        const point = drawn[index];
        return point?.tone === undefined
          ? hueAt(series.findIndex(({ key }) => key === id))
          : sliceColour(point, index);
      }}
      margin={{ top: 20, right: isLying ? 44 : 12, bottom: 32, left: isLying ? 124 : 40 }}
      padding={0.35}
      innerPadding={3}
      borderRadius={3}
      valueScale={{ type: 'linear', min: 0, max: max === undefined ? 'auto' : max - floor }}
      axisLeft={isLying ? names : numbers}
      axisBottom={isLying ? numbers : names}
      enableGridX={isLying}
      enableGridY={!isLying}
      gridXValues={5}
      gridYValues={5}
      label={({ value }) => mark(Number(value) + floor, unit)}
      labelPosition="end"
      labelOffset={8}
      labelTextColor="var(--color-ink)"
      isInteractive={false}
      animate={false}
    />
  );
}
