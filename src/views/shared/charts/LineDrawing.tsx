import { ResponsiveWrapper } from '@nivo/core';
import { Line } from '@nivo/line';
import { type ChartData, type ChartKind, mark, hueAt, money } from './chart-data';
import { axisOf, chartTheme, clipped, followed, labelled, margins, wholeNumber } from './theme';

type Drawn = ChartData & { kind: ChartKind; width: number; height: number };

function Drawing({ kind, points, series, min, max, unit, width, height }: Drawn) {
  const axis = axisOf({ points, max });
  const told = labelled(points, 'line', width);
  const follows = unit === money ? '' : unit;
  return (
    <Line
      width={width}
      height={height}
      data={series.map(({ key, label }) => ({
        id: label,
        data: points.map((point) => ({ x: point.label, y: point.values[key] ?? null })),
      }))}
      theme={chartTheme}
      colors={series.map((_, index) => followed(hueAt(index)))}
      margin={margins.line}
      lineWidth={kind === 'dots' ? 0 : 2}
      yScale={{ type: 'linear', min: min ?? 0, max: axis.end }}
      axisLeft={{
        tickValues: axis.ticks,
        tickSize: 0,
        tickPadding: 24,
        format: (value) => wholeNumber(value, follows),
      }}
      axisBottom={{
        tickValues: told,
        tickSize: 0,
        tickPadding: 10,
        format: (label) => clipped(String(label), 10),
      }}
      gridYValues={axis.ticks}
      enableGridX={false}
      pointSize={kind === 'dots' ? 10 : 7}
      enablePointLabel
      pointLabel={({ data: { x, y } }) => (told.includes(x) ? mark(Number(y), follows) : '')}
      pointLabelYOffset={-12}
      isInteractive={false}
      animate={false}
    />
  );
}

/** One line a series, or dots alone, each point with its number where there is room. */
export default function LineDrawing(data: ChartData & { kind: ChartKind }) {
  return <ResponsiveWrapper>{(size) => <Drawing {...data} {...size} />}</ResponsiveWrapper>;
}
