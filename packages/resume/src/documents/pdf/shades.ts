import { type Colour, colourOf } from '../visibility';
import { POINTS } from './computed-shading';
import { type Matrix, apply, inverse, matrixOf, multiply } from './matrix';
import type { Mask, Painted, Raster, Shade } from './raster';

const NOTHING: Painted = { colour: null, opacity: 0 };
const UNKNOWN: Painted = { colour: null, opacity: 1 };

/** A gradient as the parser gives it. `m` transforms the gradient's coordinates to the page's. */
export function gradient(given: unknown, m: Matrix): Shade {
  const [kind, type, , stops, start, end, radius0, radius1] = (given ?? []) as [
    string?,
    unknown?,
    unknown?,
    unknown?,
    number[]?,
    number[]?,
    number?,
    number?,
  ];
  if (kind === 'Computed') return computed(given as unknown[], m);
  const back = inverse(m);
  if (kind !== 'RadialAxial' || !back || !Array.isArray(stops)) return UNKNOWN;
  const colours = (stops as [number, string][]).map(([at, text]) => ({
    at,
    colour: colourOf(text.slice(0, 7)),
  }));
  const [x0 = 0, y0 = 0] = start ?? [];
  const [x1 = 0, y1 = 0] = end ?? [];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const [from, to] = [radius0 ?? 0, radius1 ?? 0];
  const square = dx * dx + dy * dy || 1;
  return (x, y) => {
    const [px, py] = apply(back, x, y);
    const part =
      type === 'axial'
        ? ((px - x0) * dx + (py - y0) * dy) / square
        : (Math.hypot(px - x1, py - y1) - from) / (to - from || 1);
    const t = Math.min(1, Math.max(0, part));
    const next = colours.findIndex((stop) => stop.at >= t);
    const after = colours[next] ?? colours.at(-1);
    const before = colours[next - 1] ?? after;
    if (!after?.colour || !before?.colour) return UNKNOWN;
    const share = after.at > before.at ? (t - before.at) / (after.at - before.at) : 0;
    return { colour: mixed(before.colour, after.colour, share), opacity: 1 };
  };
}

const mixed = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** A shading whose colours were computed at points of a grid over its `domain`, beyond which it paints nothing. */
function computed([, domain, own, colours]: unknown[], m: Matrix): Shade {
  const back = inverse(patternMatrix(m, own));
  if (!back) return UNKNOWN;
  const [left = 0, right = 0, top = 0, bottom = 0] = domain as number[];
  const values = colours as Uint8ClampedArray;
  return (x, y) => {
    const [px, py] = apply(back, x, y);
    const column = Math.floor(((px - left) / (right - left)) * POINTS);
    const row = Math.floor(((py - top) / (bottom - top)) * POINTS);
    if (!(column >= 0 && column < POINTS && row >= 0 && row < POINTS)) return NOTHING;
    const at = (row * POINTS + column) * 3;
    return {
      colour: [values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0],
      opacity: 1,
    };
  };
}

/** A picture as the parser decodes it: a bit for each pixel, or three or four bytes. */
export interface Picture {
  width: number;
  height: number;
  kind?: number;
  data?: ArrayLike<number> | null;
}

const [GREY, RGB, RGBA] = [1, 2, 3];

/** Reads the pixel at a column and a row: red, green, blue and alpha, 0 to 255, into `to`. */
type ReadPixel = (column: number, row: number, to: Float64Array) => void;

function readerOf({ width, kind }: Picture, data: ArrayLike<number>): ReadPixel | null {
  if (kind === RGBA || kind === RGB) {
    const bytes = kind === RGBA ? 4 : 3;
    return (column, row, to) => {
      const at = (row * width + column) * bytes;
      to[0] = data[at] ?? 0;
      to[1] = data[at + 1] ?? 0;
      to[2] = data[at + 2] ?? 0;
      to[3] = bytes === 4 ? (data[at + 3] ?? 0) : 255;
    };
  }
  return kind === GREY
    ? (column, row, to) => to.fill(bitOf(width, data, column, row) ? 255 : 0, 0, 3).fill(255, 3)
    : null;
}

const bitOf = (width: number, data: ArrayLike<number>, column: number, row: number) =>
  (data[row * ((width + 7) >> 3) + (column >> 3)] ?? 0) & (128 >> (column & 7));

/** A picture painted into the unit square of `m`; unknown where its pixels are not known. */
export function picture(given: Picture | null | undefined, m: Matrix): Shade {
  const read = given?.data && given.data.length > 0 ? readerOf(given, given.data) : null;
  return given && read ? averaged(m, given, read) : UNKNOWN;
}

/** A stencil: the given ink where its bits are 0. */
export function stencil(given: Picture | null | undefined, m: Matrix, ink: Shade): Shade {
  const data = given?.data;
  if (!given || !data) return UNKNOWN;
  const coverage = averaged(m, given, (column, row, to) => {
    to[3] = bitOf(given.width, data, column, row) ? 0 : 255;
  });
  return (x, y) => {
    const painted = typeof ink === 'function' ? ink(x, y) : ink;
    const share = typeof coverage === 'function' ? coverage(x, y).opacity : 1;
    return { colour: painted.colour, opacity: painted.opacity * share };
  };
}

/** At most this many pixels are looked at across a cell, and as many down it. */
const MOST_ACROSS = 3;

const across = (length: number, pixels: number) =>
  Math.min(MOST_ACROSS, Math.max(1, Math.round(pixels / Math.max(1, length))));

/** The mean of the pixels in a cell of the page. */
function averaged(m: Matrix, { width, height }: Picture, read: ReadPixel): Shade {
  const back = inverse(m);
  if (!back) return UNKNOWN;
  const columns = across(Math.hypot(m[0], m[1]), width);
  const rows = across(Math.hypot(m[2], m[3]), height);
  const pixel = new Float64Array(4);
  return (x, y) => {
    let [r, g, b, a] = [0, 0, 0, 0];
    for (let i = 0; i < columns; i += 1) {
      for (let j = 0; j < rows; j += 1) {
        const [px, py] = [x + (i + 0.5) / columns - 0.5, y + (j + 0.5) / rows - 0.5];
        const u = back[0] * px + back[2] * py + back[4];
        const v = back[1] * px + back[3] * py + back[5];
        const column = Math.min(width - 1, Math.max(0, Math.floor(u * width)));
        const row = Math.min(height - 1, Math.max(0, Math.floor((1 - v) * height)));
        read(column, row, pixel);
        const alpha = pixel[3] ?? 0;
        r += (pixel[0] ?? 0) * alpha;
        g += (pixel[1] ?? 0) * alpha;
        b += (pixel[2] ?? 0) * alpha;
        a += alpha;
      }
    }
    if (a === 0) return NOTHING;
    return { colour: [r / a, g / a, b / a], opacity: a / 255 / (columns * rows) };
  };
}

/** The soft mask that a group makes which was drawn on a raster of its own. */
export function softMask(
  drawn: Raster,
  kind: string,
  transfer: ArrayLike<number> | null | undefined,
): Mask {
  const passed = (share: number) =>
    transfer ? (transfer[Math.round(share * 255)] ?? 0) / 255 : share;
  return (x, y) => {
    const covered = 1 - Math.exp(-drawn.veilAt(x, y));
    if (kind === 'Alpha') return passed(covered);
    const colour = drawn.colourAt(x, y);
    if (!colour) return null;
    return passed((0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]) / 255);
  };
}

/** The mean colour and opacity of a whole tile. */
export function tiled(tile: Raster): Painted {
  let [r, g, b, sum, unknown] = [0, 0, 0, 0, 0];
  for (let y = 0; y < tile.height; y += 1) {
    for (let x = 0; x < tile.width; x += 1) {
      const covered = 1 - Math.exp(-tile.veilAt(x, y));
      const colour = tile.colourAt(x, y);
      if (covered < 0.01) continue;
      if (colour) {
        // The tile was painted on white, so the white is taken out of its colours.
        const pure = (value: number) => (value - 255 * (1 - covered)) / covered;
        r += pure(colour[0]) * covered;
        g += pure(colour[1]) * covered;
        b += pure(colour[2]) * covered;
        sum += covered;
      } else unknown += 1;
    }
  }
  const size = tile.width * tile.height;
  if (unknown > size * 0.1) return UNKNOWN;
  return sum === 0 ? NOTHING : { colour: [r / sum, g / sum, b / sum], opacity: sum / size };
}

/** The transform from a pattern's cell of `box` to a raster of `width` by `height`. */
export function tileMatrix(box: ArrayLike<number>, width: number, height: number): Matrix {
  const [x0, y0, x1, y1] = [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0];
  const [sx, sy] = [width / (Math.abs(x1 - x0) || 1), height / (Math.abs(y1 - y0) || 1)];
  return [sx, 0, 0, sy, -Math.min(x0, x1) * sx, -Math.min(y0, y1) * sy];
}

/** The matrix of a pattern or shading: its own, applied before the page's. */
export const patternMatrix = (base: Matrix, own: unknown): Matrix =>
  own === null || own === undefined ? base : multiply(base, matrixOf(own as number[]));
