import type { Chart } from '@/machines/chart';
import { arrowsOf, chartInWords } from '@/machines/workflow/chart-in-words';
import { type Box, type Drawing, measures, type Point } from '@/machines/workflow/drawing';
import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs';

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeLabel': '8',
  'elk.spacing.nodeSelfLoop': '20',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
};

/** A chart's states and arrows with the room that their words need, in pixels. */
export interface Outline {
  states: {
    id: string;
    /** The id of the parent state. Null at the top. */
    parent: string | null;
    isInitial: boolean;
    /** The room for a state's words. */
    width: number;
    height: number;
  }[];
  arrows: { source: string; target: string; width: number; height: number }[];
}

type OutlinedState = Outline['states'][number];

/** The padding around nested states, and around the words of the state that holds them. */
const nested = { 'elk.padding': '[top=12,left=16,bottom=16,right=16]' };

/** A state's words stand before the states within it, as one of them, so that no arrow goes through them. */
const before = { 'elk.layered.layering.layerConstraint': 'FIRST' };

const elk = new Elk();

const startOf = (owner: string) => `start of ${owner}`;
const wordsOf = (owner: string) => `words of ${owner}`;

/** The widths of letters as shares of the font size. */
const widths: [RegExp, number][] = [
  [/[mwMW@%]/, 0.95],
  [/[iljtfrI.,:;'’| ]/, 0.42],
  [/[A-Z]/, 0.78],
];

/**
 * The greatest width of a text, in pixels, in the boldest system font that we met. A drawing is laid out before
 * the reader's font is known.
 * @param size of the font, in pixels.
 */
export function widthOf(text: string, size: number): number {
  const shares = text
    .split('')
    .map((letter) => widths.find(([of]) => of.test(letter))?.[1] ?? 0.66);
  return Math.ceil(shares.reduce((sum, share) => sum + share, 0) * size);
}

/** The width of a note at an arrow: who took it, and when. */
const noteWidth = widthOf('n'.repeat(measures.noteLetters), 11);

function nodeOf({ id, width, height }: OutlinedState, states: OutlinedState[]): ElkNode {
  if (states.every(({ parent }) => parent !== id)) return { id, width, height };
  const words = { id: wordsOf(id), layoutOptions: before, width, height };
  return { id, layoutOptions: nested, children: [words, ...nodesIn(id, states)] };
}

/** The nodes of a state or of the chart: its states, and the dot where it begins. */
function nodesIn(owner: string | null, states: OutlinedState[]): ElkNode[] {
  const inside = states.filter(({ parent }) => parent === owner);
  const dots = inside
    .filter(({ isInitial }) => isInitial)
    .map(({ id }) => ({ id: startOf(id), width: measures.dot, height: measures.dot }));
  return [...dots, ...inside.map((state) => nodeOf(state, states))];
}

const edgeOf = (
  { source, target, width, height }: Outline['arrows'][number],
  index: number,
): ElkExtendedEdge => ({
  id: String(index),
  sources: [source],
  targets: [target],
  // ELK leaves out a label without a text.
  labels: [{ text: 'words', width, height }],
});

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width,
  height,
});

const pointsOf = (edge: ElkExtendedEdge | undefined): Point[] =>
  (edge?.sections ?? [])
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));

const under = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(under)];
const edgesUnder = (node: ElkNode) => under(node).flatMap(({ edges = [] }) => edges);

/** An arrow with its words. Words to its right are aligned at their start, words to its left at their end. */
function wordedArrow(points: Point[], words: Box): Drawing['arrows'][number] {
  const from = (edge: number) => Math.min(...points.map(({ x }) => Math.abs(x - edge)));
  const anchor = from(words.x) < from(words.x + words.width) ? 'start' : 'end';
  return { points, words: { ...words, anchor } };
}

/** The drawing of ELK's layout. */
function drawingOf(laidOut: ElkNode, { states, arrows }: Outline): Drawing {
  const nodes = new Map(under(laidOut).map((node) => [node.id, node]));
  const edges = new Map(edgesUnder(laidOut).map((edge) => [edge.id, edge]));
  return {
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    states: Object.fromEntries(states.map(({ id }) => [id, boxOf(nodes.get(id) ?? {})])),
    words: Object.fromEntries(
      states.map(({ id }) => [id, boxOf(nodes.get(wordsOf(id)) ?? nodes.get(id) ?? {})]),
    ),
    arrows: arrows.map((_, index) => {
      const edge = edges.get(String(index));
      return wordedArrow(pointsOf(edge), boxOf(edge?.labels?.[0] ?? {}));
    }),
    starts: states
      .filter(({ isInitial }) => isInitial)
      .map(({ id }) => {
        const { x, y } = boxOf(nodes.get(startOf(id)) ?? {});
        const dot = { x: x + measures.dot / 2, y: y + measures.dot / 2 };
        return { dot, points: pointsOf(edges.get(startOf(id))) };
      }),
  };
}

/** Lays out states, arrows and their words. The same outline always gives the same layout. */
export async function layOut(outline: Outline): Promise<Drawing> {
  const starts = outline.states
    .filter(({ isInitial }) => isInitial)
    .map(({ id }) => ({ id: startOf(id), sources: [startOf(id)], targets: [id] }));
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: options,
    children: nodesIn(null, outline.states),
    edges: [...starts, ...outline.arrows.map(edgeOf)],
  };
  return drawingOf(await elk.layout(graph), outline);
}

/** Lays out the chart of a lifecycle, with room for who took each arrow and when. */
export function layOutWorkflow(chart: Chart, words: Record<string, string>): Promise<Drawing> {
  const { states, ways } = chartInWords(chart, words);
  return layOut({
    states: states.map(({ id, parent, isInitial, label }) => {
      const holdsOthers = states.some((state) => state.parent === id);
      return {
        id,
        parent,
        isInitial,
        width: holdsOthers
          ? widthOf(label, 14)
          : Math.max(widthOf(label, 14), widthOf('now here', 12)) + 32,
        height: holdsOthers ? measures.title : measures.state,
      };
    }),
    arrows: arrowsOf(ways).map(({ source, target, ways: taken }) => ({
      source,
      target,
      width: Math.max(noteWidth, ...taken.map(({ label }) => widthOf(`${label} (99 times)`, 12))),
      height: taken.length * measures.linesPerWay * measures.line,
    })),
  });
}
