import type { Drawing, Point } from '@/machines/workflow/drawing';
import type { RecordWorkflow, WorkflowState } from '@/machines/workflow/workflow';
import { ArrowPath } from './ArrowPath';
import { type ArrowLine, arrowsOf } from './arrows';
import { dotSize, lineHeight } from './measures';

function Words({ lines, x, y }: { lines: ArrowLine[] } & Point) {
  return (
    <text x={x} y={y - 4} className="text-xs">
      {lines.map(({ text, isNote }, index) => (
        <tspan
          key={`${text} ${index}`}
          x={x}
          dy={lineHeight}
          className={isNote ? 'fill-muted' : 'fill-ink font-semibold'}
        >
          {text}
        </tspan>
      ))}
    </text>
  );
}

function StateBox({
  state: { label, isCurrent, isFinal },
  box: { x, y, width, height },
  holdsOthers,
}: {
  state: WorkflowState;
  box: Drawing['states'][string];
  holdsOthers: boolean;
}) {
  return (
    <g>
      <rect
        {...{ x, y, width, height }}
        rx={10}
        strokeWidth={isCurrent ? 3 : 1.5}
        className={isCurrent ? 'fill-primary-tint stroke-primary' : 'fill-surface stroke-edge'}
      />
      {isFinal && (
        <rect
          x={x + 4}
          y={y + 4}
          width={width - 8}
          height={height - 8}
          rx={7}
          fill="none"
          className={isCurrent ? 'stroke-primary' : 'stroke-edge'}
        />
      )}
      <text
        x={x + width / 2}
        y={holdsOthers ? y + 26 : y + height / 2 + (isCurrent ? -2 : 5)}
        textAnchor="middle"
        className="fill-ink text-sm font-semibold"
      >
        {label}
      </text>
      {isCurrent && (
        <text
          x={x + width / 2}
          y={y + height / 2 + 14}
          textAnchor="middle"
          className="fill-primary text-xs"
        >
          now here
        </text>
      )}
    </g>
  );
}

/**
 * A workflow's chart as it was laid out, for the eye only: `WorkflowText` says the same in words.
 * @param zoom 1 for its own size.
 */
export function WorkflowChart({
  workflow,
  drawing,
  zoom,
}: {
  workflow: RecordWorkflow;
  drawing: Drawing;
  zoom: number;
}) {
  const arrows = arrowsOf(workflow);
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width * zoom}
      height={drawing.height * zoom}
      className="mx-auto block max-w-none"
      aria-hidden="true"
    >
      {workflow.states.map((state) => {
        const box = drawing.states[state.id];
        return (
          box !== undefined && (
            <StateBox
              key={state.id}
              state={state}
              box={box}
              holdsOthers={workflow.states.some(({ parent }) => parent === state.id)}
            />
          )
        );
      })}
      {drawing.starts.map(({ dot, points }) => (
        <g key={`${dot.x} ${dot.y}`}>
          <circle cx={dot.x} cy={dot.y} r={dotSize / 2} className="fill-primary" />
          <ArrowPath points={points} isWalked />
        </g>
      ))}
      {arrows.map(({ source, target, isWalked }, index) => (
        <ArrowPath
          key={`${source} ${target}`}
          points={drawing.arrows[index]?.points ?? []}
          isWalked={isWalked}
        />
      ))}
      {arrows.map(({ source, target, lines }, index) => {
        const words = drawing.arrows[index]?.words;
        return words && <Words key={`${source} ${target}`} lines={lines} x={words.x} y={words.y} />;
      })}
    </svg>
  );
}
