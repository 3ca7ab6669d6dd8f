import { type Box, type Matrix, apply, contains } from './matrix';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

export const WHITE: Colour = [255, 255, 255];

/** An area that was filled. A null colour is one not known: a picture, a gradient, a pattern. */
export interface Fill {
  box: Box;
  colour: Colour | null;
  outline: [number, number][][] | null;
}

/** The colour of a `#rrggbb` text; null for anything else, such as a pattern. */
export function colourOf(value: unknown): Colour | null {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return null;
  const number = Number.parseInt(value.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** A colour of the given opacity (0 to 1) over another one. */
export const over = (top: Colour, opacity: number, below: Colour): Colour => [
  top[0] * opacity + below[0] * (1 - opacity),
  top[1] * opacity + below[1] * (1 - opacity),
  top[2] * opacity + below[2] * (1 - opacity),
];

function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** The contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
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
