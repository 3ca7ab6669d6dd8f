import type { HiddenReason } from '../../schemas/resume';

/**
 * One drawn character, or ligature. Units are points from the page's top-left corner: `x` is the left edge,
 * `y` the baseline. `spaced` tells that a space character was drawn just before it.
 */
export interface Glyph {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  spaced: boolean;
  hidden: HiddenReason | null;
}

/** A horizontal line or bar that is drawn across the page, in the same units. */
export interface Rule {
  x: number;
  right: number;
  y: number;
}

/** The least width of a word space, in em, where none was drawn. */
export const WORD_GAP = 0.14;
