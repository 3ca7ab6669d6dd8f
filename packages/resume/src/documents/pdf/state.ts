import { OPS } from 'unpdf/pdfjs';
import { type Colour, colourOf } from '../visibility';
import { Clip } from './clip';
import { type FontFacts, factsOf } from './fonts';
import { EVERYWHERE, type Matrix } from './matrix';
import type { TextStyle } from './pen';
import type { Ink, Mask, Shade } from './raster';
import type { Probe } from './sight';
import { numberAt } from './text-operators';

/** The graphics state that a save keeps. */
export interface State extends TextStyle {
  ctm: Matrix;
  clip: Clip;
  /** Letters that clip; null for none. */
  letters: readonly Probe[] | null;
  fill: Shade;
  line: Shade;
  fillOpacity: number;
  lineOpacity: number;
  lineWidth: number;
  blend: string;
  /** The current soft mask, and those of the groups around it. */
  mask: Mask | null;
  masks: readonly Mask[];
  /** The opacity and the blend mode of the enclosing groups. */
  groupOpacity: number;
  groupBlend: string;
  /** Whether the coordinates changed and nothing was drawn since. */
  empty: boolean;
}

const NORMAL = 'source-over';
/** A line around letters that is wider than this, in em, covers their fill. */
const WIDE_LINE = 0.12;
/** Letters with less opacity than this count as drawn without ink. */
const LEAST_OPACITY = 0.05;
const NO_FONT: FontFacts = factsOf(null);

export const flat = (colour: Colour | null): Shade => ({ colour, opacity: 1 });

/** The state that a page begins with. */
export const initialState = (base: Matrix): State => ({
  ctm: base,
  clip: new Clip(EVERYWHERE),
  letters: null,
  fill: flat([0, 0, 0]),
  line: flat([0, 0, 0]),
  fillOpacity: 1,
  lineOpacity: 1,
  lineWidth: 1,
  blend: NORMAL,
  mask: null,
  masks: [],
  groupOpacity: 1,
  groupBlend: NORMAL,
  empty: false,
  font: NO_FONT,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  rise: 0,
  mode: 0,
});

/** The ink of a fill or of a line in a state. */
export function inkOf(state: State, kind: 'fill' | 'line'): Ink {
  const opacity = kind === 'fill' ? state.fillOpacity : state.lineOpacity;
  return {
    shade: state[kind],
    opacity: opacity * state.groupOpacity,
    blend: state.blend === NORMAL ? state.groupBlend : state.blend,
    clip: state.clip,
    masks: state.mask ? [...state.masks, state.mask] : state.masks,
  };
}

/** The inks of letters in a state, one painted after the other; empty for letters without ink. */
export function inksOfLetters(state: State): Ink[] {
  const inks = kindsOfLetters(state).map((kind) => inkOf(state, kind));
  return inks.filter((ink) => ink.opacity >= LEAST_OPACITY);
}

function kindsOfLetters({ mode, lineWidth, fontSize }: State): ('fill' | 'line')[] {
  const kind = mode & 3;
  if (kind === 3) return [];
  if (kind === 0) return ['fill'];
  const wide = lineWidth > WIDE_LINE * Math.abs(fontSize);
  return kind === 1 || wide ? ['line'] : ['fill', 'line'];
}

/** Enters a transparency group. The group's opacity, blend mode and mask hold for everything drawn in it. */
export function enterGroup(state: State): void {
  state.groupOpacity *= state.fillOpacity;
  state.groupBlend = state.blend === NORMAL ? state.groupBlend : state.blend;
  if (state.mask) state.masks = [...state.masks, state.mask];
  state.mask = null;
  state.blend = NORMAL;
  state.fillOpacity = 1;
  state.lineOpacity = 1;
}

/** Applies an entry of an extended graphics state, other than masks and fonts. */
export function setEntry(state: State, key: string, value: unknown): void {
  if (key === 'ca' && typeof value === 'number') state.fillOpacity = value;
  else if (key === 'CA' && typeof value === 'number') state.lineOpacity = value;
  else if (key === 'LW' && typeof value === 'number') state.lineWidth = value;
  else if (key === 'BM' && typeof value === 'string') state.blend = value;
}

/** Performs an operator that sets a plain colour or the width of lines; does nothing for any other. */
export function setInk(operator: number, args: unknown[], state: State): void {
  if (operator === OPS.setFillRGBColor) state.fill = flat(colourOf(args[0]));
  else if (operator === OPS.setStrokeRGBColor) state.line = flat(colourOf(args[0]));
  else if (operator === OPS.setFillTransparent) state.fill = { colour: null, opacity: 0 };
  else if (operator === OPS.setStrokeTransparent) state.line = { colour: null, opacity: 0 };
  else if (operator === OPS.setLineWidth) state.lineWidth = numberAt(args, 0);
}
