import type { SVGProps } from 'react';

/** A text of a drawing. What it crosses is hidden around its letters. */
export const Mark = (text: SVGProps<SVGTextElement>) => (
  <text
    fill="var(--color-ink)"
    fontSize={12}
    textAnchor="middle"
    stroke="var(--color-surface)"
    strokeWidth={4}
    paintOrder="stroke"
    {...text}
  />
);

interface Tick {
  /** In pixels from the left or the top. */
  at: number;
  text: string;
  /** Whether it is what all is measured from. */
  isZero?: boolean;
}

const lineColour = ({ isZero }: Tick) => (isZero ? 'var(--color-edge)' : 'var(--color-line)');

const muted = { fill: 'var(--color-muted)', fontSize: 12 };

/** What stands at the left of a drawing, each at its height, and the lines that go from it where they say how long. */
export const AxisLeft = ({ ticks, gap, lines }: { ticks: Tick[]; gap: number; lines?: number }) =>
  ticks.map((tick) => (
    <g key={tick.at} transform={`translate(0,${tick.at})`}>
      {lines !== undefined && <line x2={lines} stroke={lineColour(tick)} />}
      <text {...muted} x={-gap} textAnchor="end" dominantBaseline="central">
        {tick.text}
      </text>
    </g>
  ));

/** What stands under a drawing, and the lines that go up from it where they say how long. */
export const AxisBottom = ({ ticks, top, lines }: { ticks: Tick[]; top: number; lines?: number }) =>
  ticks.map((tick) => (
    <g key={tick.at} transform={`translate(${tick.at},${top})`}>
      {lines !== undefined && <line y2={-lines} stroke={lineColour(tick)} />}
      <text {...muted} y={8} textAnchor="middle" dominantBaseline="hanging">
        {tick.text}
      </text>
    </g>
  ));
