import type { FontFacts, ShownGlyph } from './fonts';
import { IDENTITY, type Matrix } from './matrix';

/** PDF's text state, which a save keeps and a restore brings back. Lengths are in text units. */
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

/** Where text is put: PDF's text matrix, and the current place in it. */
export class Pen {
  matrix: Matrix = IDENTITY;
  leading = 0;
  x = 0;
  y = 0;
  #lineX = 0;
  #lineY = 0;

  /** Starts at the origin of a new text matrix. */
  moveTo(matrix: Matrix): void {
    this.matrix = matrix;
    this.x = 0;
    this.y = 0;
    this.#lineX = 0;
    this.#lineY = 0;
  }

  /** Moves relative to the start of the line. */
  moveBy(x: number, y: number): void {
    this.#lineX += x;
    this.#lineY += y;
    this.x = this.#lineX;
    this.y = this.#lineY;
  }

  /** Moves over the characters. Calls `place` with where each character starts and its advance, in text units. */
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
