/** A word as it was recognised. Units are pixels of the page's image from its top-left corner. */
export interface RecognisedWord {
  text: string;
  left: number;
  right: number;
  /** From 0 to 100. */
  confidence: number;
}

/**
 * The words that stand on one baseline, in reading order. The baseline runs from (`x0`, `y0`) to (`x1`, `y1`), and `height` is that of its letters, from
 * the top of the tallest to the bottom of the lowest. Units are pixels.
 */
export interface RecognisedRow {
  baseline: { x0: number; y0: number; x1: number; y1: number };
  height: number;
  words: RecognisedWord[];
}

/** A page as it was recognised. `pixels` tells how many pixels of the image are one point of the page. */
export interface RecognisedPage {
  pixels: number;
  rows: RecognisedRow[];
}
