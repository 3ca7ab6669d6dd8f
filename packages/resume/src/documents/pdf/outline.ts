import { type Box, type Matrix, apply } from './matrix';

/** The closed parts of a path, each by its corners, in points. */
export type Outline = [x: number, y: number][][];

const [MOVE, LINE, , QUADRATIC, CLOSE] = [0, 1, 2, 3, 4];
/** How many points follow a path's move, line, cubic, quadratic and close in the parser's encoding. */
const POINTS = [1, 1, 3, 2, 0];
/** A curve is drawn as this many straight pieces. */
const PIECES = 4;

/** A path's corners, transformed, part by part. */
export function outlineOf(m: Matrix, path: ArrayLike<number>): Outline {
  const parts: Outline = [];
  let part: Outline[number] = [];
  let at = 0;
  while (at < path.length) {
    const kind = path[at] ?? CLOSE;
    const points: [number, number][] = [];
    for (let point = 0; point < (POINTS[kind] ?? 0); point += 1) {
      points.push(apply(m, path[at + 1 + point * 2] ?? 0, path[at + 2 + point * 2] ?? 0));
    }
    at += 1 + 2 * points.length;
    if (kind === MOVE || (kind !== CLOSE && part.length === 0)) {
      part = [];
      parts.push(part);
    }
    const from = part.at(-1);
    const end = points.at(-1);
    if (!end) {
      if (kind === CLOSE && part[0]) part.push(part[0]);
    } else if (kind <= LINE || !from) part.push(end);
    else part.push(...bent(from, kind === QUADRATIC ? raised(from, points) : points));
  }
  return parts;
}

const third = (a: number, b: number) => a + (2 / 3) * (b - a);

/** A quadratic curve's control points as a cubic one's. */
function raised(from: [number, number], [control, end]: [number, number][]): [number, number][] {
  if (!control || !end) return [];
  return [
    [third(from[0], control[0]), third(from[1], control[1])],
    [third(end[0], control[0]), third(end[1], control[1])],
    end,
  ];
}

function bent(from: [number, number], [a, b, c]: [number, number][]): [number, number][] {
  if (!a || !b || !c) return [];
  return Array.from({ length: PIECES }, (_, index) => {
    const t = (index + 1) / PIECES;
    const [u, v, w, z] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
    return [
      u * from[0] + v * a[0] + w * b[0] + z * c[0],
      u * from[1] + v * a[1] + w * b[1] + z * c[1],
    ];
  });
}

/** The area that a line of the given width along an outline covers, with a part for each of its pieces. */
export function stroked(outline: Outline, width: number): Outline {
  const half = width / 2;
  return outline.flatMap((part) =>
    part.slice(1).map((to, index): Outline[number] => {
      const from = part[index] ?? to;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const x = (-(to[1] - from[1]) / length) * half;
      const y = ((to[0] - from[0]) / length) * half;
      return [
        [from[0] + x, from[1] + y],
        [to[0] + x, to[1] + y],
        [to[0] - x, to[1] - y],
        [from[0] - x, from[1] - y],
      ];
    }),
  );
}

/** The outline of a transformed box. */
export const cornersOf = (m: Matrix, x0: number, y0: number, x1: number, y1: number): Outline => [
  [apply(m, x0, y0), apply(m, x1, y0), apply(m, x1, y1), apply(m, x0, y1)],
];

/** How many corners an outline has. */
export const cornersIn = (outline: Outline): number =>
  outline.reduce((sum, part) => sum + part.length, 0);

/** The box around an outline. */
export function boxAround(outline: Outline): Box {
  const box = {
    left: Infinity,
    top: Infinity,
    right: -Infinity,
    bottom: -Infinity,
  };
  for (const part of outline) {
    for (const [x, y] of part) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

/** Whether an outline is one rectangle whose edges are level and upright. */
export function isUpright([first = [], ...others]: Outline): boolean {
  const corners = first.filter((point, index) => {
    const next = first[(index + 1) % first.length] ?? point;
    return first.length === 1 || !isNear(point[0], next[0]) || !isNear(point[1], next[1]);
  });
  return (
    others.every((part) => part.length < 2) &&
    corners.length === 4 &&
    corners.every((point, index) => {
      const next = corners[(index + 1) % 4] ?? point;
      return isNear(point[0], next[0]) || isNear(point[1], next[1]);
    })
  );
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 0.01;
