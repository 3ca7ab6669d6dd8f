import type { Outline } from './outline';

interface Edge {
  top: number;
  bottom: number;
  /** Where the edge is at its top. `slope` is how far it goes sideways per point down. */
  x: number;
  slope: number;
  /** 1 for an edge that goes down, -1 for one that goes up. */
  turn: number;
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

/**
 * Measures how much of each cell an outline covers, 0 to 1. Calls `receive` for each row of `cells` that the outline
 * meets, with the row, the range of met cells from `left` to `right` (exclusive), and the shares. The first share is
 * that of the cell `cells.left`.
 */
export function scan(
  outline: Outline,
  evenOdd: boolean,
  cells: Cells,
  receive: (row: number, left: number, right: number, shares: Float32Array) => void,
): void {
  const edges = edgesOf(outline).toSorted((a, b) => a.top - b.top);
  const steps = cells.bottom - cells.top <= FINE_HEIGHT ? FINE : 1;
  const shares = new Float32Array(cells.right - cells.left + 1);
  const crossings: Crossing[] = [];
  let active: Edge[] = [];
  let next = 0;
  for (let row = cells.top; row < cells.bottom; row += 1) {
    let [left, right] = [cells.right, cells.left];
    for (let step = 0; step < steps; step += 1) {
      const y = row + (step + 0.5) / steps;
      let edge = edges[next];
      while (edge && edge.top <= y) {
        active.push(edge);
        next += 1;
        edge = edges[next];
      }
      if (active.length === 0) continue;
      if (isOver(active, y)) active = active.filter((each) => each.bottom > y);
      cross(active, y, crossings);
      let inside = 0;
      for (let index = 0; index + 1 < active.length; index += 1) {
        const crossing = crossings[index];
        const end = crossings[index + 1];
        if (!crossing || !end) break;
        inside += evenOdd ? 1 - 2 * inside : crossing.turn;
        if (inside === 0) continue;
        const from = Math.max(crossing.x, cells.left);
        const to = Math.min(end.x, cells.right);
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

interface Crossing {
  x: number;
  turn: number;
}

function isOver(active: readonly Edge[], y: number): boolean {
  for (const edge of active) if (edge.bottom <= y) return true;
  return false;
}

/** Writes the places where edges cross the level `y` into `to`, from left to right. */
function cross(active: readonly Edge[], y: number, to: Crossing[]): void {
  for (let index = 0; index < active.length; index += 1) {
    const edge = active[index] as Edge;
    const crossing = (to[index] ??= { x: 0, turn: 0 });
    crossing.x = edge.x + (y - edge.top) * edge.slope;
    crossing.turn = edge.turn;
  }
  if (active.length > 32) {
    to.length = active.length;
    for (const [index, crossing] of to.toSorted((a, b) => a.x - b.x).entries())
      to[index] = crossing;
    return;
  }
  for (let index = 1; index < active.length; index += 1) {
    const crossing = to[index] as Crossing;
    let at = index;
    for (let before = to[at - 1]; before && before.x > crossing.x; before = to[at - 1]) {
      to[at] = before;
      at -= 1;
    }
    to[at] = crossing;
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

function edgesOf(outline: Outline): Edge[] {
  const edges: Edge[] = [];
  for (const part of outline) {
    let from = part.at(-1);
    for (const to of part) {
      if (from && from[1] !== to[1]) {
        const [upper, lower] = from[1] < to[1] ? [from, to] : [to, from];
        const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
        const turn = from[1] < to[1] ? 1 : -1;
        edges.push({ top: upper[1], bottom: lower[1], x: upper[0], slope, turn });
      }
      from = to;
    }
  }
  return edges;
}
