import type { Box, Matrix } from './matrix';

/** The closed parts of a path, each by its corners, in points: x and y of the first, of the second, and so on. */
export type Outline = number[][];

const [MOVE, LINE, CUBIC, QUADRATIC, CLOSE] = [0, 1, 2, 3, 4];
/** How many points follow a path's move, line, cubic, quadratic and close in the parser's encoding. */
const POINTS = [1, 1, 3, 2, 0];
/** A curve is drawn as this many straight pieces. */
const PIECES = 4;
/** The shares that a curve's start, its two control points and its end have in the end of each piece. */
const BEND = Array.from({ length: PIECES }, (_, index) => {
  const t = (index + 1) / PIECES;
  return { from: (1 - t) ** 3, a: 3 * (1 - t) ** 2 * t, b: 3 * (1 - t) * t * t, to: t ** 3 };
});

/** A path's corners, transformed, part by part. */
export function outlineOf(m: Matrix, path: ArrayLike<number>): Outline {
  const parts: Outline = [];
  let part: number[] = [];
  const xOf = (at: number) => m[0] * (path[at] ?? 0) + m[2] * (path[at + 1] ?? 0) + m[4];
  const yOf = (at: number) => m[1] * (path[at] ?? 0) + m[3] * (path[at + 1] ?? 0) + m[5];
  for (let at = 0; at < path.length;) {
    const kind = path[at] ?? CLOSE;
    const next = at + 1 + 2 * (POINTS[kind] ?? 0);
    const isFirst = part.length === 0;
    if (kind === MOVE || (kind !== CLOSE && isFirst)) {
      part = [];
      parts.push(part);
    }
    const [first, second, end] = [at + 1, at + 3, next - 2];
    if (kind === MOVE || kind === LINE || (kind < CLOSE && isFirst)) part.push(xOf(end), yOf(end));
    else if (kind === CUBIC)
      bend(part, xOf(first), yOf(first), xOf(second), yOf(second), xOf(end), yOf(end));
    else if (kind === QUADRATIC) raise(part, xOf(first), yOf(first), xOf(end), yOf(end));
    else if (kind === CLOSE && !isFirst) part.push(part[0] ?? 0, part[1] ?? 0);
    at = next;
  }
  return parts;
}

const third = (a: number, b: number) => a + (2 / 3) * (b - a);

/** Adds a curve with one control point. */
function raise(part: number[], x: number, y: number, endX: number, endY: number): void {
  const [fromX, fromY] = [part.at(-2) ?? 0, part.at(-1) ?? 0];
  bend(part, third(fromX, x), third(fromY, y), third(endX, x), third(endY, y), endX, endY);
}

/** Adds a curve with the control points (ax, ay) and (bx, by). */
function bend(
  part: number[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
  endX: number,
  endY: number,
): void {
  const [fromX, fromY] = [part.at(-2) ?? 0, part.at(-1) ?? 0];
  for (const { from, a, b, to } of BEND) {
    part.push(
      from * fromX + a * ax + b * bx + to * endX,
      from * fromY + a * ay + b * by + to * endY,
    );
  }
}

/** The area that a line of the given width along an outline covers, with a part for each of its pieces. */
export function stroked(outline: Outline, width: number): Outline {
  const half = width / 2;
  const pieces: Outline = [];
  for (const part of outline) {
    for (let at = 2; at < part.length; at += 2) {
      const [fromX, fromY] = [part[at - 2] ?? 0, part[at - 1] ?? 0];
      const [toX, toY] = [part[at] ?? 0, part[at + 1] ?? 0];
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      const x = (-(toY - fromY) / length) * half;
      const y = ((toX - fromX) / length) * half;
      pieces.push([fromX + x, fromY + y, toX + x, toY + y, toX - x, toY - y, fromX - x, fromY - y]);
    }
  }
  return pieces;
}

/** The outline of a transformed box. */
export const cornersOf = (m: Matrix, x0: number, y0: number, x1: number, y1: number): Outline =>
  outlineOf(m, [MOVE, x0, y0, LINE, x1, y0, LINE, x1, y1, LINE, x0, y1]);

/** How many corners an outline has. */
export const cornersIn = (outline: Outline): number =>
  outline.reduce((sum, part) => sum + part.length / 2, 0);

/** The box around an outline. */
export function boxAround(outline: Outline): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of outline) {
    for (let at = 0; at < part.length; at += 2) {
      const [x, y] = [part[at] ?? 0, part[at + 1] ?? 0];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, right, bottom };
}

/** Whether an outline is one rectangle whose edges are level and upright. */
export function isUpright([first = [], ...others]: Outline): boolean {
  const corners: number[] = [];
  for (let at = 0; at < first.length && corners.length <= 8; at += 2) {
    const next = (at + 2) % first.length;
    if (!isLevel(first, at, next) || !isPlumb(first, at, next))
      corners.push(first[at] ?? 0, first[at + 1] ?? 0);
  }
  return (
    corners.length === 8 &&
    others.every((part) => part.length < 4) &&
    [0, 2, 4, 6].every((at) => {
      const next = (at + 2) % 8;
      return isLevel(corners, at, next) || isPlumb(corners, at, next);
    })
  );
}

const isNear = (a = 0, b = 0) => Math.abs(a - b) < 0.01;

const isPlumb = (part: readonly number[], at: number, next: number) => isNear(part[at], part[next]);

const isLevel = (part: readonly number[], at: number, next: number) =>
  isNear(part[at + 1], part[next + 1]);
