import type { Chart } from '@/machines/chart';
import { type Box, type Drawing, measures } from '@/machines/workflow/drawing';
import { layOut, widthOf } from './lay-out';
import { type Delays, triggerWords } from './mermaid';

type State = Chart['states'][number];

/** A line of words in a picture. `way` is the transition that it tells of, by its place in the chart. */
export interface Line {
  text: string;
  way: number | null;
  /** Whether it goes on with what the line before it says. */
  isNote: boolean;
}

/** A chart as it is drawn: every box, arrow and word at its place, in pixels from the top left corner. */
export interface Picture extends Pick<Drawing, 'width' | 'height' | 'starts'> {
  states: {
    id: string;
    title: string;
    type: State['type'];
    holdsOthers: boolean;
    lines: Line[];
    box: Box;
    /** The room of the title and the lines. */
    words: Box;
  }[];
  arrows: (Drawing['arrows'][number] & { lines: Line[] })[];
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

/** How many letters of guards stand on a line. */
const guardLetters = 26;

/** Guards that must all pass, on as many lines as they need. */
function guardLines(guards: readonly string[]): string[] {
  const lines: string[] = [];
  for (const guard of guards) {
    const last = lines.at(-1);
    const joined = last === undefined ? guard : `${last} and ${guard}`;
    if (last === undefined) lines.push(guard);
    else if (joined.length <= guardLetters) lines[lines.length - 1] = joined;
    else lines.push(`and ${guard}`);
  }
  return lines.map((line, index) => {
    const [before, after] = [index === 0 ? '[' : '', index === lines.length - 1 ? ']' : ''];
    return before + line + after;
  });
}

function wayLines({ transitions }: Chart, way: number, delays: Delays): Line[] {
  const transition = transitions[way];
  if (transition === undefined) return [];
  return [
    { text: triggerWords(transition, delays), way, isNote: false },
    ...guardLines(transition.guards).map((text) => ({ text, way, isNote: true })),
  ];
}

const told = (text: string): Line => ({ text, way: null, isNote: false });

/** What stands in a state: what it runs, what it does first and last, and what may happen without leaving it. */
function stateLines(chart: Chart, { id, invokes, entry, exit }: State, delays: Delays): Line[] {
  return [
    ...invokes.map((invoke) => told(`runs ${invoke.id}`)),
    ...entry.map((action) => told(`first ${action}`)),
    ...exit.map((action) => told(`last ${action}`)),
    ...chart.transitions.flatMap(({ source, targets }, way) =>
      source === id && targets.length === 0 ? wayLines(chart, way, delays) : [],
    ),
  ];
}

const widest = (lines: Line[], least: number) =>
  Math.max(least, ...lines.map(({ text }) => widthOf(text, 12)));

/** The chart itself is drawn around its states where it says something of its own. */
const isAround = (chart: Chart, lines: Line[]) =>
  lines.length > 0 ||
  chart.states[0]?.type === 'parallel' ||
  chart.transitions.some(({ source }) => source === chart.id);

/** Draws a chart. The same chart always gives the same picture. @param delays their milliseconds by name. */
export async function pictureOf(chart: Chart, delays: Delays): Promise<Picture> {
  const all = chart.states.map((state) => ({
    state,
    lines: stateLines(chart, state, delays),
    holdsOthers: chart.states.some(({ parent }) => parent === state.id),
  }));
  const [top] = all;
  const drawn = top !== undefined && isAround(chart, top.lines) ? all : all.slice(1);
  const arrows = new Map<string, { source: string; target: string; lines: Line[] }>();
  for (const [way, { source, targets }] of chart.transitions.entries()) {
    for (const target of targets) {
      const key = `${source} ${target}`;
      const before = arrows.get(key)?.lines ?? [];
      arrows.set(key, { source, target, lines: [...before, ...wayLines(chart, way, delays)] });
    }
  }
  const merged = [...arrows.values()];
  const { line, state: least, title } = measures;
  const drawing = await layOut({
    states: drawn.map(({ state: { id, path, parent }, lines, holdsOthers }) => ({
      id,
      parent: drawn.some(({ state }) => state.id === parent) ? parent : null,
      isInitial: chart.states.some(({ initial }) => initial === id),
      width: widest(lines, widthOf(path.at(-1) ?? id, 14)) + (holdsOthers ? 0 : 32),
      height: Math.max(
        holdsOthers ? 0 : least,
        title + lines.length * line + (holdsOthers ? 0 : 20),
      ),
    })),
    arrows: merged.map(({ source, target, lines }) => ({
      source,
      target,
      width: widest(lines, 0),
      height: lines.length * line,
    })),
  });
  return {
    ...drawing,
    states: drawn.map(({ state: { id, path, type }, lines, holdsOthers }) => ({
      id,
      title: path.at(-1) ?? id,
      type,
      holdsOthers,
      lines,
      box: drawing.states[id] ?? nowhere,
      words: drawing.words[id] ?? nowhere,
    })),
    arrows: drawing.arrows.map((arrow, index) => ({ ...arrow, lines: merged[index]?.lines ?? [] })),
  };
}
