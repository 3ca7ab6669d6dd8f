import type { Box, Drawing, Point } from '@/machines/workflow/drawing';
import type { RecordWorkflow, WorkflowState } from '@/machines/workflow/workflow';
import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk-api.js';
import ElkWorker from 'elkjs/lib/elk-worker.min.js?worker';
import { type Arrow, arrowsOf } from './arrows';
import { dotSize, fonts, lineHeight, stateHeight } from './measures';

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

/** Around the states that lie in another, with room for its name. */
const nested = { 'elk.padding': '[top=44,left=16,bottom=16,right=16]' };

const startOf = (owner: string) => `start of ${owner}`;

type WidthOf = (text: string, font: string) => number;

function widthsInPage(): WidthOf {
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(document.body);
  return (text, font) => {
    if (context === null) return text.length * 8;
    context.font = `${font} ${fontFamily}`;
    return Math.ceil(context.measureText(text).width);
  };
}

function nodeOf(state: WorkflowState, states: WorkflowState[], widthOf: WidthOf): ElkNode {
  const children = states.filter(({ parent }) => parent === state.id);
  const width = widthOf(state.label, fonts.state) + 48;
  if (children.length === 0) return { id: state.id, width, height: stateHeight };
  return { id: state.id, layoutOptions: nested, children: nodesIn(state.id, states, widthOf) };
}

/** What lies in a state, or in the chart: its states, and the dot where it begins. */
function nodesIn(owner: string | null, states: WorkflowState[], widthOf: WidthOf): ElkNode[] {
  const inside = states.filter(({ parent }) => parent === owner);
  const dots = inside
    .filter(({ isInitial }) => isInitial)
    .map(({ id }) => ({ id: startOf(id), width: dotSize, height: dotSize }));
  return [...dots, ...inside.map((state) => nodeOf(state, states, widthOf))];
}

const edgeOf = (arrow: Arrow, index: number, widthOf: WidthOf): ElkExtendedEdge => {
  const widths = arrow.lines.map(({ text, isNote }) =>
    widthOf(text, isNote ? fonts.note : fonts.words),
  );
  return {
    id: String(index),
    sources: [arrow.source],
    targets: [arrow.target],
    labels: [
      {
        // ELK leaves out a label without a text.
        text: arrow.lines.map(({ text }) => text).join(', '),
        width: Math.max(...widths),
        height: arrow.lines.length * lineHeight,
      },
    ],
  };
};

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x,
  y,
  width,
  height,
});

const pointsOf = (edge: ElkExtendedEdge | undefined): Point[] =>
  (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);

const under = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(under)];
const edgesUnder = (node: ElkNode) => under(node).flatMap(({ edges = [] }) => edges);

/** What ELK laid out, as a drawing. */
function drawingOf(laidOut: ElkNode, workflow: RecordWorkflow, arrows: Arrow[]): Drawing {
  const nodes = new Map(under(laidOut).map((node) => [node.id, node]));
  const edges = new Map(edgesUnder(laidOut).map((edge) => [edge.id, edge]));
  return {
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    states: Object.fromEntries(workflow.states.map(({ id }) => [id, boxOf(nodes.get(id) ?? {})])),
    arrows: arrows.map((_, index) => {
      const edge = edges.get(String(index));
      return { points: pointsOf(edge), words: boxOf(edge?.labels?.[0] ?? {}) };
    }),
    starts: workflow.states
      .filter(({ isInitial }) => isInitial)
      .map(({ id }) => {
        const { x, y } = boxOf(nodes.get(startOf(id)) ?? {});
        const dot = { x: x + dotSize / 2, y: y + dotSize / 2 };
        return { dot, points: pointsOf(edges.get(startOf(id))) };
      }),
  };
}

/**
 * Lays a workflow's chart out, in a worker of its own.
 * @throws an Error when the library cannot be loaded or finds no layout; what `signal` aborts ends unanswered.
 */
export async function layOut(workflow: RecordWorkflow, signal: AbortSignal): Promise<Drawing> {
  const widthOf = widthsInPage();
  const arrows = arrowsOf(workflow);
  const starts = workflow.states
    .filter(({ isInitial }) => isInitial)
    .map(({ id }) => ({ id: startOf(id), sources: [startOf(id)], targets: [id] }));
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: options,
    children: nodesIn(null, workflow.states, widthOf),
    edges: [...starts, ...arrows.map((arrow, index) => edgeOf(arrow, index, widthOf))],
  };
  const worker = new ElkWorker();
  const elk = new Elk({ workerFactory: () => worker });
  signal.addEventListener('abort', () => worker.terminate());
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', reject);
  });
  try {
    return drawingOf(await Promise.race([elk.layout(graph), broken]), workflow, arrows);
  } catch (cause) {
    throw new Error('The chart could not be drawn.', { cause });
  } finally {
    elk.terminateWorker();
  }
}
