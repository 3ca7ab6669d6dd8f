import type { Colour } from '../visibility';
import { type Box, type Matrix, apply, contains } from './matrix';

/** An area that was filled. A null colour is one not known: a picture, a gradient, a pattern. */
export interface Fill {
  box: Box;
  colour: Colour | null;
  outline: [number, number][][] | null;
}

/** A path's corners per closed part, transformed; curves count by their end points. Null for a plain box. */
export function outlineOf(m: Matrix, path: ArrayLike<number>): [number, number][][] | null {
  const parts: [number, number][][] = [];
  let at = 0;
  while (at < path.length) {
    const points = POINTS[path[at] ?? CLOSE] ?? 0;
    at += 1 + 2 * points;
    if (points === 0) continue;
    const point = apply(m, path[at - 2] ?? 0, path[at - 1] ?? 0);
    if (path[at - 1 - 2 * points] === MOVE) parts.push([point]);
    else parts.at(-1)?.push(point);
  }
  return parts.length === 1 && (parts[0]?.length ?? 0) <= 5 && isUpright(parts[0] ?? [])
    ? null
    : parts;
}

const MOVE = 0;
const CLOSE = 4;
/** How many points follow a path's move, line, cubic, quadratic and close in the parser's encoding. */
const POINTS = [1, 1, 3, 2, 0];

const isUpright = (points: [number, number][]) =>
  points.every((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return Math.abs(point[0] - next[0]) < 0.01 || Math.abs(point[1] - next[1]) < 0.01;
  });

/** Whether a fill covers a point. */
export function covers(fill: Fill, x: number, y: number): boolean {
  if (!contains(fill.box, x, y)) return false;
  if (!fill.outline) return true;
  let inside = false;
  for (const part of fill.outline) {
    let previous = part.at(-1) ?? [0, 0];
    for (const point of part) {
      const crosses = point[1] > y !== previous[1] > y;
      if (crosses) {
        const t = (y - point[1]) / (previous[1] - point[1]);
        if (x < point[0] + t * (previous[0] - point[0])) inside = !inside;
      }
      previous = point;
    }
  }
  return inside;
}
