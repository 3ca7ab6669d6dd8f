/** An affine transform in PDF's order: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A rectangle by its edges, with y growing downwards. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The box that leaves nothing out. */
export const EVERYWHERE: Box = {
  left: -Infinity,
  top: -Infinity,
  right: Infinity,
  bottom: Infinity,
};

/** A matrix out of an operator's arguments; the identity where there is none. */
export function matrixOf(values: ArrayLike<number> | null | undefined): Matrix {
  if (!values) return IDENTITY;
  const at = (index: number) => values[index] ?? 0;
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

/** The transform that applies `inner` first and `outer` after it. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** Transforms the point (x, y). */
export const apply = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** The part that two boxes share; empty (right < left or bottom < top) where they do not meet. */
export const intersection = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Whether a point lies in a box grown by `margin` on every side. */
export const contains = (box: Box, x: number, y: number, margin = 0): boolean =>
  x >= box.left - margin &&
  x <= box.right + margin &&
  y >= box.top - margin &&
  y <= box.bottom + margin;

/** The inverse transform; null where there is none. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return null;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** How many times an area grows; negative where the transform mirrors it. */
export const determinant = (m: Matrix): number => m[0] * m[3] - m[1] * m[2];
