import { OPS } from 'unpdf/pdfjs';
import { IDENTITY, type Matrix, matrixOf } from './matrix';
import type { Shade } from './raster';
import { type Picture, picture, stencil } from './shades';

/** A picture that an operator paints: the picture or its name, and its place in the current coordinates. */
interface Painted {
  picture: unknown;
  matrix: Matrix;
  isStencil: boolean;
}

interface Placed extends Picture {
  data: never;
  transform?: number[];
}

const one = (given: unknown, isStencil: boolean, matrix: Matrix = IDENTITY): Painted => ({
  picture: given,
  matrix,
  isStencil,
});

const NONE: Painted[] = [];

/** The pictures that an operator paints; none for other operators. */
export function picturesOf(operator: number, args: unknown[]): Painted[] {
  const [first] = args;
  switch (operator) {
    case OPS.paintImageXObject:
    case OPS.paintInlineImageXObject:
      return [one(first, false)];
    case OPS.paintImageMaskXObject:
      return [one(first, true)];
    case OPS.paintSolidColorImageMask:
      return [one({ width: 1, height: 1, data: [0] }, true)];
    case OPS.paintImageMaskXObjectGroup:
      return (first as Placed[]).map((each) => one(each, true, matrixOf(each.transform)));
    case OPS.paintInlineImageXObjectGroup:
      return (args[1] as Placed[]).map((each) => one(null, false, matrixOf(each.transform)));
    case OPS.paintImageXObjectRepeat:
    case OPS.paintImageMaskXObjectRepeat: {
      const isStencil = operator === OPS.paintImageMaskXObjectRepeat;
      const [b, c] = isStencil ? [Number(args[2]), Number(args[3])] : [0, 0];
      const [a, d] = isStencil
        ? [Number(args[1]), Number(args[4])]
        : [Number(args[1]), Number(args[2])];
      const places = args[isStencil ? 5 : 3] as ArrayLike<number>;
      return Array.from({ length: places.length >> 1 }, (_, at) =>
        one(first, isStencil, [a, b, c, d, places[at * 2] ?? 0, places[at * 2 + 1] ?? 0]),
      );
    }
    default:
      return NONE;
  }
}

/**
 * How a picture is painted into the unit square of `m`. A stencil is painted with `ink`, which is null for a picture.
 */
export const shadeOf = (given: Picture | null, m: Matrix, ink: Shade | null): Shade =>
  ink === null ? picture(given, m) : stencil(given, m, ink);

/** The given picture. It is looked up where only its name, or the name of its pixels, is given. */
export function pictureOf(given: unknown, objectOf: (name: string) => unknown): Picture | null {
  if (typeof given === 'string') return objectOf(given) as Picture | null;
  const { data } = (given ?? {}) as { data?: unknown };
  return (typeof data === 'string' ? objectOf(data) : given) as Picture | null;
}
