import { arrowsOf } from '@/machines/workflow/chart-in-words';
import { type Box, type Drawing, measures } from '@/machines/workflow/drawing';
import type { RecordWorkflow, WorkflowState, WorkflowWay } from '@/machines/workflow/workflow';
import { instantText } from '@/views/shared/dates';
import { ArrowPath } from './ArrowPath';
import { EndRing } from './EndRing';

/** The lines of text at an arrow: the action, and who did it last and when. */
function linesOf({ label, walks }: WorkflowWay): string[] {
  const last = walks.at(-1);
  if (last === undefined) return [label];
  const times = walks.length === 1 ? '' : ` (${walks.length} times)`;
  const { by, date } = last;
  const room = measures.noteLetters;
  const who = by.length > room ? `${by.slice(0, room - 1).trimEnd()}…` : by;
  return [label + times, who, instantText(date)];
}

type ArrowWords = Drawing['arrows'][number]['words'];

function Words({ ways, words }: { ways: WorkflowWay[]; words: ArrowWords }) {
  const lines = ways.flatMap((way) =>
    linesOf(way).map((text, index) => ({ text, isNote: index > 0 })),
  );
  const x = words.anchor === 'end' ? words.x + words.width : words.x;
  const top = words.y + (words.height - lines.length * measures.line) / 2 - 4;
  return (
    <text textAnchor={words.anchor} className="text-xs">
      {lines.map(({ text, isNote }, index) => (
        <tspan
          key={`${index} ${text}`}
          x={x}
          y={top + measures.line * (index + 1)}
          className={isNote ? 'fill-muted' : 'fill-ink font-semibold'}
        >
          {text}
        </tspan>
      ))}
    </text>
  );
}

/** Scrolls a chart that is larger than its frame to the state that its record is in. */
const show = (box: Element | null) => box?.scrollIntoView({ inline: 'center', block: 'nearest' });

function StateBox({
  state: { label, isCurrent, isFinal },
  box: { x, y, width, height },
  words,
}: {
  state: WorkflowState;
  box: Box;
  words: Box;
}) {
  return (
    <g ref={isCurrent ? show : undefined}>
      <rect
        {...{ x, y, width, height }}
        rx={10}
        strokeWidth={isCurrent ? 3 : 1.5}
        className={isCurrent ? 'fill-primary-tint stroke-primary' : 'fill-surface stroke-edge'}
      />
      {isFinal && (
        <EndRing
          box={{ x, y, width, height }}
          className={isCurrent ? 'stroke-primary' : 'stroke-edge'}
        />
      )}
      <text
        x={words.x + words.width / 2}
        y={words.y + words.height / 2 + (isCurrent ? -2 : 5)}
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
 * A workflow's chart as laid out in the build. It is for the eye only: `WorkflowText` says the same in words.
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
  const arrows = arrowsOf(workflow.ways);
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
              words={drawing.words[state.id] ?? box}
            />
          )
        );
      })}
      {drawing.starts.map(({ dot, points }) => (
        <g key={`${dot.x} ${dot.y}`}>
          <circle cx={dot.x} cy={dot.y} r={measures.dot / 2} className="fill-primary" />
          <ArrowPath points={points} isWalked />
        </g>
      ))}
      {arrows.map(({ source, target, ways }, index) => (
        <ArrowPath
          key={`${source} ${target}`}
          points={drawing.arrows[index]?.points ?? []}
          isWalked={ways.some(({ walks }) => walks.length > 0)}
        />
      ))}
      {arrows.map(({ source, target, ways }, index) => {
        const words = drawing.arrows[index]?.words;
        return words && <Words key={`${source} ${target}`} ways={ways} words={words} />;
      })}
    </svg>
  );
}
