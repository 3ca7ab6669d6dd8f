import { measures } from '@/machines/workflow/drawing';
import { ArrowPath } from '@/views/workflow/ArrowPath';
import { EndRing } from '@/views/workflow/EndRing';
import { classes } from '@/views/shared/ui/classes';
import type { Line, Picture } from '../scripts/charts/picture';

/** What of a chart stands out. */
export interface Marks {
  /** The ids of the states that a run stands in. */
  states: ReadonlySet<string>;
  /** The transitions that led there. */
  ways: ReadonlySet<number>;
  /** The colours of transitions, by place. None where they are not coloured. */
  colours: ReadonlyMap<number, { stroke: string; fill: string }>;
}

const taken = (lines: Line[], { ways }: Marks) =>
  lines.some(({ way }) => way !== null && ways.has(way));

function Lines({
  lines,
  marks,
  x,
  top,
  anchor,
}: {
  lines: Line[];
  marks: Marks;
  x: number;
  top: number;
  anchor: 'start' | 'middle' | 'end';
}) {
  const colourOf = ({ way, isNote }: Line) => {
    if (way === null) return 'fill-muted';
    if (marks.ways.has(way)) return 'fill-primary';
    return marks.colours.get(way)?.fill ?? (isNote ? 'fill-muted' : 'fill-ink');
  };
  return (
    <text textAnchor={anchor} className="text-xs">
      {lines.map((line, index) => (
        <tspan
          key={`${index} ${line.text}`}
          x={x}
          y={top + measures.line * (index + 1) - 4}
          className={classes(colourOf(line), line.way !== null && !line.isNote && 'font-semibold')}
        >
          {line.text}
        </tspan>
      ))}
    </text>
  );
}

/** Scrolls a chart's frame to where its run stands, and not the page, whose buttons are being pressed. */
function show(state: Element | null) {
  const frame = state?.closest('section');
  if (state === null || frame === undefined || frame === null) return;
  const [box, room] = [state.getBoundingClientRect(), frame.getBoundingClientRect()];
  frame.scrollBy({
    left: box.left + box.width / 2 - (room.left + room.width / 2),
    top: box.top + box.height / 2 - (room.top + room.height / 2),
    behavior: 'instant',
  });
}

function StateBox({ state, marks }: { state: Picture['states'][number]; marks: Marks }) {
  const { id, title, type, holdsOthers, lines, box, words } = state;
  const { x, y, width, height } = box;
  const isHere = marks.states.has(id);
  const stroke = isHere ? 'stroke-primary' : 'stroke-edge';
  const middle = words.x + words.width / 2;
  const top = words.y + (words.height - measures.title - lines.length * measures.line) / 2;
  return (
    <g ref={isHere && !holdsOthers ? show : undefined} data-state={id}>
      <rect
        {...{ x, y, width, height }}
        rx={10}
        strokeWidth={isHere ? 3 : 1.5}
        strokeDasharray={type === 'history' ? '4 4' : undefined}
        className={classes(stroke, isHere && !holdsOthers ? 'fill-primary-tint' : 'fill-surface')}
      />
      {type === 'final' && <EndRing box={box} className={stroke} />}
      <text x={middle} y={top + 17} textAnchor="middle" className="fill-ink text-sm font-semibold">
        {title}
      </text>
      <Lines lines={lines} marks={marks} x={middle} top={top + measures.title} anchor="middle" />
    </g>
  );
}

/** A chart as it was laid out. It is for the eye only: `ChartInWords` says the same in words. */
export function ChartPicture({
  picture,
  marks,
  zoom,
}: {
  picture: Picture;
  marks: Marks;
  zoom: number;
}) {
  const { width, height, states, arrows, starts } = picture;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
      className="mx-auto block max-w-none"
      aria-hidden="true"
    >
      {states.map((state) => (
        <StateBox key={state.id} state={state} marks={marks} />
      ))}
      {starts.map(({ dot, points }) => (
        <g key={`${dot.x} ${dot.y}`}>
          <circle cx={dot.x} cy={dot.y} r={measures.dot / 2} className="fill-edge" />
          <ArrowPath points={points} isWalked={false} isDashed={false} />
        </g>
      ))}
      {arrows.map(({ points, lines }, index) => {
        const colour = lines
          .map(({ way }) => marks.colours.get(way ?? -1)?.stroke)
          .find((stroke) => stroke !== undefined);
        const isTaken = taken(lines, marks);
        return (
          <ArrowPath
            key={index}
            points={points}
            isWalked={isTaken}
            isDashed={false}
            {...(!isTaken && colour !== undefined && { colour })}
          />
        );
      })}
      {arrows.map(({ words, lines }, index) => (
        <Lines
          key={index}
          lines={lines}
          marks={marks}
          x={words.anchor === 'end' ? words.x + words.width : words.x}
          top={words.y}
          anchor={words.anchor}
        />
      ))}
    </svg>
  );
}
