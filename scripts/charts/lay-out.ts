import type { Chart } from '@/machines/chart';
import {
  type Arrow,
  arrowsOf,
  chartInWords,
  type ChartState,
  type ChartWay,
} from '@/machines/workflow/chart-in-words';
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

/** The padding around nested states, with room for the parent's name. */
const nested = { 'elk.padding': '[top=44,left=16,bottom=16,right=16]' };

const startOf = (owner: string) => `start of ${owner}`;

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
function widthOf(text: string, size: number): number {
  const shares = text
    .split('')
    .map((letter) => widths.find(([of]) => of.test(letter))?.[1] ?? 0.66);
  return Math.ceil(shares.reduce((sum, share) => sum + share, 0) * size);
}

/** The width of a note at an arrow: who took it, and when. */
const noteWidth = widthOf('n'.repeat(measures.noteLetters), 11);

function nodeOf(state: ChartState, states: ChartState[]): ElkNode {
  const children = states.filter(({ parent }) => parent === state.id);
  const width = Math.max(widthOf(state.label, 14), widthOf('now here', 12)) + 32;
  if (children.length === 0) return { id: state.id, width, height: measures.state };
  return { id: state.id, layoutOptions: nested, children: nodesIn(state.id, states) };
}

/** The nodes of a state or of the chart: its states, and the dot where it begins. */
function nodesIn(owner: string | null, states: ChartState[]): ElkNode[] {
  const inside = states.filter(({ parent }) => parent === owner);
  const dots = inside
    .filter(({ isInitial }) => isInitial)
    .map(({ id }) => ({ id: startOf(id), width: measures.dot, height: measures.dot }));
  return [...dots, ...inside.map((state) => nodeOf(state, states))];
}

const edgeOf = ({ source, target, ways }: Arrow<ChartWay>, index: number): ElkExtendedEdge => ({
  id: String(index),
  sources: [source],
  targets: [target],
  labels: [
    {
      // ELK leaves out a label without a text.
      text: ways.map(({ label }) => label).join(', '),
      width: Math.max(noteWidth, ...ways.map(({ label }) => widthOf(`${label} (99 times)`, 12))),
      height: ways.length * measures.linesPerWay * measures.line,
    },
  ],
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
function drawingOf(laidOut: ElkNode, states: ChartState[], arrows: Arrow<ChartWay>[]): Drawing {
  const nodes = new Map(under(laidOut).map((node) => [node.id, node]));
  const edges = new Map(edgesUnder(laidOut).map((edge) => [edge.id, edge]));
  return {
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    states: Object.fromEntries(states.map(({ id }) => [id, boxOf(nodes.get(id) ?? {})])),
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

/**
 * Lays out the chart of a lifecycle: its states, its arrows and their words. The same chart always gives the same
 * layout.
 */
export async function layOut(chart: Chart, words: Record<string, string>): Promise<Drawing> {
  const { states, ways } = chartInWords(chart, words);
  const arrows = arrowsOf(ways);
  const starts = states
    .filter(({ isInitial }) => isInitial)
    .map(({ id }) => ({ id: startOf(id), sources: [startOf(id)], targets: [id] }));
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: options,
    children: nodesIn(null, states),
    edges: [...starts, ...arrows.map(edgeOf)],
  };
  return drawingOf(await new Elk().layout(graph), states, arrows);
}
