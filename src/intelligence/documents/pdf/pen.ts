import type { FontFacts, ShownGlyph } from './fonts';
import { IDENTITY, type Matrix } from './matrix';

/** PDF's text state: what a save keeps and a restore brings back. Lengths are in text units. */
export interface TextStyle {
  font: FontFacts;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** Horizontal scale, 1 for none. */
  scale: number;
  rise: number;
  mode: number;
}

/** Where text is put: PDF's text matrix, and the place in it. */
export class Pen {
  matrix: Matrix = IDENTITY;
  leading = 0;
  x = 0;
  y = 0;
  #lineX = 0;
  #lineY = 0;

  /** Starts over in a coordinate system of its own. */
  moveTo(matrix: Matrix): void {
    this.matrix = matrix;
    this.x = 0;
    this.y = 0;
    this.#lineX = 0;
    this.#lineY = 0;
  }

  /** Moves from the start of the line. */
  moveBy(x: number, y: number): void {
    this.#lineX += x;
    this.#lineY += y;
    this.x = this.#lineX;
    this.y = this.#lineY;
  }

  /** Passes over the characters, telling of each where it starts and how far it reaches, in text units. */
  write(
    glyphs: (ShownGlyph | number)[],
    style: TextStyle,
    place: (glyph: ShownGlyph, x: number, advance: number) => void,
  ): void {
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.x -= (glyph / 1000) * style.fontSize * style.scale;
        continue;
      }
      const advance = glyph.width * style.font.unit * style.fontSize * style.scale;
      place(glyph, this.x, advance);
      const spacing = style.charSpacing + (glyph.isSpace ? style.wordSpacing : 0);
      this.x += advance + spacing * style.scale;
    }
  }
}
