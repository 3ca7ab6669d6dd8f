import type { ReactNode } from 'react';
import useMeasure from 'react-use-measure';
import { BarDrawing } from './BarDrawing';
import type { ChartData, ChartKind } from './chart-data';
import { LineDrawing } from './LineDrawing';
import { PieDrawing } from './PieDrawing';
import { margins } from './room';

interface Size {
  width: number;
  height: number;
}

/** What is drawn within its margins, of the kind of the chart. */
function drawn(data: ChartData & { kind: ChartKind }, { width, height }: Size): ReactNode {
  if (data.kind === 'pie') return <PieDrawing {...data} width={width} height={height} />;
  const { top, right, bottom, left } = margins[data.kind];
  const inner = {
    ...data,
    width: Math.max(0, width - left - right),
    height: Math.max(0, height - top - bottom),
  };
  return (
    <g transform={`translate(${left},${top})`}>
      {data.kind === 'line' || data.kind === 'dots' ? (
        <LineDrawing isJoined={data.kind === 'line'} {...inner} />
      ) : (
        <BarDrawing isLying={data.kind === 'horizontalBar'} {...inner} />
      )}
    </g>
  );
}

/** The drawing of a chart, as wide and as high as its place. */
export default function Drawing(data: ChartData & { kind: ChartKind }) {
  const [place, size] = useMeasure();
  return (
    <div ref={place} className="h-full">
      {size.width > 0 && (
        <svg width={size.width} height={size.height}>
          {drawn(data, size)}
        </svg>
      )}
    </div>
  );
}
