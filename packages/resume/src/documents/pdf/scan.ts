import type { Outline } from './outline';

interface Edge {
  top: number;
  bottom: number;
  /** Where the edge is at its top. `slope` is how far it goes sideways per point down. */
  x: number;
  slope: number;
  /** 1 for an edge that goes down, -1 for one that goes up. */
  turn: number;
  /** Where the edge is at the level that is measured. */
  at: number;
}

/** Whole points, with `right` and `bottom` exclusive. */
export interface Cells {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Shapes up to this high, in points, are measured `FINE` times a point, since thin ones fall between rows. */
const FINE_HEIGHT = 48;
const FINE = 4;

/** Whether the shares of a row are asked for. */
type Asks = (row: number) => boolean;

/**
 * Measures how much of each cell an outline covers, 0 to 1. Calls `receive` for each row of `cells` that the outline
 * meets and `asks` for, with the row, the range of met cells from `left` to `right` (exclusive), and the shares. The
 * first share is that of the cell `cells.left`.
 */
export function scan(
  outline: Outline,
  evenOdd: boolean,
  cells: Cells,
  receive: (row: number, left: number, right: number, shares: Float32Array) => void,
  asks: Asks = () => true,
): void {
  const steps = cells.bottom - cells.top <= FINE_HEIGHT ? FINE : 1;
  const edges = edgesOf(outline, steps, cells, asks);
  const shares = new Float32Array(cells.right - cells.left + 1);
  const active: Edge[] = [];
  let next = 0;
  for (let row = cells.top; row < cells.bottom; row += 1) {
    if (!asks(row)) continue;
    let left = cells.right;
    let right = cells.left;
    for (let step = 0; step < steps; step += 1) {
      const y = row + (step + 0.5) / steps;
      for (let edge = edges[next]; edge && edge.top <= y; edge = edges[next]) {
        active.push(edge);
        next += 1;
      }
      if (active.length === 0) continue;
      meet(active, y);
      let inside = 0;
      for (let index = 0; index + 1 < active.length; index += 1) {
        const start = active[index] as Edge;
        inside += evenOdd ? 1 - 2 * inside : start.turn;
        if (inside === 0) continue;
        const from = Math.max(start.at, cells.left);
        const to = Math.min((active[index + 1] as Edge).at, cells.right);
        if (to <= from) continue;
        left = Math.min(left, Math.floor(from));
        right = Math.max(right, Math.ceil(to));
        cover(shares, from - cells.left, to - cells.left, 1 / steps);
      }
    }
    if (right <= left) continue;
    receive(row, left, right, shares);
    shares.fill(0, left - cells.left, right - cells.left);
  }
}

/** More edges than this are sorted by the platform at each level, and counted by their tops at first. */
const FEW = 256;

/** Drops the edges that end above the level `y`, and sorts the others by where they are at it, from left to right. */
function meet(active: Edge[], y: number): void {
  let kept = 0;
  for (const edge of active) {
    if (edge.bottom <= y) continue;
    edge.at = edge.x + (y - edge.top) * edge.slope;
    active[kept] = edge;
    kept += 1;
  }
  active.length = kept;
  if (kept > FEW) {
    active.sort((a, b) => a.at - b.at);
    return;
  }
  // The edges come in the order of the level before, so few have to move.
  for (let index = 1; index < kept; index += 1) {
    const edge = active[index] as Edge;
    let place = index;
    for (let other = active[place - 1]; other && other.at > edge.at; other = active[place - 1]) {
      active[place] = other;
      place -= 1;
    }
    active[place] = edge;
  }
}

function cover(shares: Float32Array, from: number, to: number, share: number): void {
  const [first, last] = [Math.floor(from), Math.ceil(to) - 1];
  if (first === last) {
    shares[first] = (shares[first] ?? 0) + (to - from) * share;
    return;
  }
  shares[first] = (shares[first] ?? 0) + (first + 1 - from) * share;
  for (let cell = first + 1; cell < last; cell += 1) shares[cell] = (shares[cell] ?? 0) + share;
  shares[last] = (shares[last] ?? 0) + (to - last) * share;
}

/**
 * The edges of an outline by their tops. Those that stand between two levels are left out, as most of small curves do,
 * and those that meet no row that is asked for.
 */
function edgesOf(outline: Outline, steps: number, cells: Cells, asks: Asks): Edge[] {
  const edges: Edge[] = [];
  for (const part of outline) {
    let fromX = part.at(-2) ?? 0;
    let fromY = part.at(-1) ?? 0;
    for (let at = 0; at < part.length; at += 2) {
      const x = part[at] ?? 0;
      const y = part[at + 1] ?? 0;
      const top = Math.min(fromY, y);
      const bottom = Math.max(fromY, y);
      const level = (Math.ceil(top * steps - 0.5) + 0.5) / steps;
      if (fromY !== y && level < bottom && isAsked(level, bottom, cells, asks)) {
        const slope = (x - fromX) / (y - fromY);
        const turn = fromY < y ? 1 : -1;
        edges.push({ top, bottom, x: fromY < y ? fromX : x, slope, turn, at: 0 });
      }
      fromX = x;
      fromY = y;
    }
  }
  return edges.length > FEW
    ? byLevel(edges, steps, cells)
    : edges.toSorted((a, b) => a.top - b.top);
}

/** Edges by the first level that each meets, counted rather than compared: an outline of a line of text has thousands. */
function byLevel(edges: readonly Edge[], steps: number, { top, bottom }: Cells): Edge[] {
  const last = (bottom - top) * steps - 1;
  const levelOf = (edge: Edge) =>
    Math.min(last, Math.max(0, Math.ceil((edge.top - top) * steps - 0.5)));
  const starts = new Int32Array(last + 2);
  for (const edge of edges) {
    const next = levelOf(edge) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let level = 1; level <= last; level += 1)
    starts[level] = (starts[level] ?? 0) + (starts[level - 1] ?? 0);
  const sorted: Edge[] = edges.slice();
  for (const edge of edges) {
    const level = levelOf(edge);
    const place = starts[level] ?? 0;
    sorted[place] = edge;
    starts[level] = place + 1;
  }
  return sorted;
}

/** Whether any row between two levels is asked for. */
function isAsked(top: number, bottom: number, cells: Cells, asks: Asks): boolean {
  const end = Math.min(cells.bottom, bottom);
  for (let row = Math.max(cells.top, Math.floor(top)); row < end; row += 1) {
    if (asks(row)) return true;
  }
  return false;
}
