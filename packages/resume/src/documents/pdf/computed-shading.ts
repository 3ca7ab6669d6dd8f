import { spend } from '../unpacking';
import type { Dict, ParserParts } from './parser-parts';

/** The colours of a shading are computed at this many points across it, and at as many down it. */
export const POINTS = 24;

/** What converting one colour costs, in units of effort. */
const COST = 20;

/** A colour space of the parser. */
interface ColourSpace {
  numComps: number;
  getRgb: (from: Float32Array, at: number, to: Uint8ClampedArray) => void;
}

type Compute = (from: Float32Array, at: number, to: Float32Array, toAt: number) => void;
type ParseSpace = (options: Record<string, unknown>) => ColourSpace;

/** What the parser passes to a shading beside its dictionary. */
export type Surroundings = [
  xref: unknown,
  resources: unknown,
  functions: { create: (given: unknown, fromArray: boolean) => Compute },
  globalSpaces: unknown,
  localSpaces: unknown,
];

/**
 * A shading whose colours a function gives (PDF 2.0, section 8.7.4.5.2), as browsers print a gradient of the web: computed
 * at points of a grid, row by row. Throws where the function or the colours are damaged.
 */
export function computedShading(
  parts: ParserParts,
  dict: Dict,
  [xref, resources, functions, globalSpaces, localSpaces]: Surroundings,
): { getIR: () => unknown[] } {
  const parse = parts.class('ColorSpaceUtils')['parse'] as unknown as ParseSpace;
  const space = parse.call(parts.class('ColorSpaceUtils'), {
    cs: dict.getRaw('CS') ?? dict.getRaw('ColorSpace'),
    xref,
    resources,
    pdfFunctionFactory: functions,
    globalColorSpaceCache: globalSpaces,
    localColorSpaceCache: localSpaces,
  });
  const compute = functions.create(dict.getRaw('Function'), true);
  const domain = dict.getArray('Domain') ?? [0, 1, 0, 1];
  const [left = 0, right = 1, top = 0, bottom = 1] = domain.map(Number);
  const colours = new Uint8ClampedArray(3 * POINTS * POINTS);
  const [point, values, colour] = [
    new Float32Array(2),
    new Float32Array(space.numComps),
    new Uint8ClampedArray(3),
  ];
  for (let cell = 0; cell < POINTS * POINTS; cell += 1) {
    spend(COST);
    const [column, row] = [cell % POINTS, Math.floor(cell / POINTS)];
    point[0] = left + ((right - left) * (column + 0.5)) / POINTS;
    point[1] = top + ((bottom - top) * (row + 0.5)) / POINTS;
    compute(point, 0, values, 0);
    space.getRgb(values, 0, colour);
    colours.set(colour, cell * 3);
  }
  const matrix = dict.getArray('Matrix') ?? null;
  return { getIR: () => ['Computed', [left, right, top, bottom], matrix, colours] };
}
