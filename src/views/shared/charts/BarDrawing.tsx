import { Bar } from '@nivo/bar';
import { ResponsiveWrapper } from '@nivo/core';
import { type ChartData, type ChartKind, mark, hueAt, sliceColour } from './chart-data';
import {
  axisOf,
  chartTheme,
  clipped,
  followed,
  ink,
  labelled,
  margins,
  padding,
  wholeNumber,
} from './theme';

type Drawn = ChartData & { kind: ChartKind; width: number; height: number };

function Drawing({ kind, points, series, max, unit, width, height }: Drawn) {
  const isLying = kind === 'horizontalBar';
  const axis = axisOf({ points, max });
  // A lying chart is drawn from its foot upwards.
  const drawn = isLying ? points.toReversed() : points;
  const told = isLying ? points.map(({ label }) => label) : labelled(points, 'bar', width);
  const names = {
    tickValues: told,
    tickSize: 0,
    tickPadding: 8,
    format: (name: string) => clipped(name, 17),
  };
  const numbers = {
    tickValues: axis.ticks,
    tickSize: 0,
    tickPadding: 8,
    format: (value: number) => wholeNumber(value, unit),
  };
  return (
    <Bar
      width={width}
      height={height}
      data={drawn.map(({ label, values }) => ({ label, ...values }))}
      keys={series.map(({ key }) => key)}
      indexBy="label"
      layout={isLying ? 'horizontal' : 'vertical'}
      groupMode="grouped"
      theme={chartTheme}
      colors={({ id, index }) => {
        const point = drawn[index];
        return followed(
          point?.tone === undefined
            ? hueAt(series.findIndex(({ key }) => key === id))
            : sliceColour(point, index),
        );
      }}
      margin={margins[isLying ? 'horizontalBar' : 'bar']}
      padding={padding}
      innerPadding={3}
      borderRadius={3}
      valueScale={{ type: 'linear', min: 0, max: axis.end }}
      axisLeft={isLying ? names : numbers}
      axisBottom={isLying ? numbers : names}
      enableGridX={isLying}
      enableGridY={!isLying}
      gridXValues={axis.ticks}
      gridYValues={axis.ticks}
      label={({ value, indexValue }) =>
        told.includes(String(indexValue)) ? mark(Number(value), unit) : ''
      }
      labelPosition="end"
      labelOffset={8}
      labelTextColor={ink}
      isInteractive={false}
      animate={false}
    />
  );
}

/**
 * A group of bars for each point, standing or lying, from 0, each bar with its number beside its end where there is
 * room.
 */
export default function BarDrawing(data: ChartData & { kind: ChartKind }) {
  return <ResponsiveWrapper>{(size) => <Drawing {...data} {...size} />}</ResponsiveWrapper>;
}
