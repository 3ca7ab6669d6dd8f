import type { Glyph } from '../layout/glyph';
import { plainLetters } from '../text/characters';
import type { Canvas, Ink } from './canvas';
import type { FontFacts } from './fonts';
import { type LostGlyph, ligatureOf } from './lost-ligatures';
import { type Matrix, apply, multiply } from './matrix';
import type { Pen, ShownGlyph, TextStyle } from './pen';

/** Letters that run in one direction, turned so that they run rightwards. `turn` is in radians, clockwise. */
export interface Direction {
  turn: number;
  glyphs: Glyph[];
}

/** What a marked stretch stands for, and the glyph that it was given to. */
interface MarkedText {
  text: string;
  glyph: Glyph | null;
}

/** Text rendering modes: 2 fills and strokes, 3 draws nothing. */
const FILL_AND_STROKE = 2;
const INVISIBLE = 3;
/** Letters that lean less than this count as running rightwards, in radians (3 degrees). */
const LEVEL = Math.PI / 60;
/** Stands for a character that is not known until the page is read. */
const LOST = '\0';
/** Letters of less opacity than this are drawn with no ink. */
const LEAST_OPACITY = 0.05;
/** The middle of a small letter above its baseline, in em. */
const MIDDLE = 0.25;

/** The letters of a page, as they are written. */
export class Letters {
  readonly #canvas: Canvas;
  readonly #directions = new Map<number, Direction>();
  /** Letters drawn with no ink, and where their middles are. */
  readonly #inkless: { glyph: Glyph; x: number; y: number }[] = [];
  readonly #lost: LostGlyph[] = [];
  /** The marked stretches that are open, the innermost last; null for those that stand for themselves. */
  readonly #marks: (MarkedText | null)[] = [];
  #spaced = false;

  constructor(canvas: Canvas) {
    this.#canvas = canvas;
  }

  /** Opens a marked stretch; `text` is what its glyphs stand for, null for themselves. */
  openMark(text: string | null): void {
    this.#marks.push(text === null ? (this.#marks.at(-1) ?? null) : { text, glyph: null });
  }

  /** Closes the innermost marked stretch. */
  closeMark(): void {
    this.#marks.pop();
  }

  /** Writes letters with a pen, whose coordinates `ctm` leads to the page's. */
  write(shown: (ShownGlyph | number)[], style: TextStyle, pen: Pen, ctm: Matrix, ink: Ink): void {
    const { font, fontSize, mode } = style;
    const toPage = multiply(ctm, pen.matrix);
    const flip = Math.sign(fontSize * style.scale) || 1;
    const direction = this.#directionOf(Math.atan2(toPage[1] * flip, toPage[0] * flip));
    const stretch = Math.hypot(toPage[0], toPage[1]);
    const size = Math.abs(fontSize * font.em) * Math.hypot(toPage[2], toPage[3]);
    const bold = font.bold || mode === FILL_AND_STROKE;
    const baseline = pen.y + style.rise;
    const middle = baseline + MIDDLE * fontSize;
    const cos = Math.cos(direction.turn);
    const sin = Math.sin(direction.turn);
    const inkless = mode === INVISIBLE || ink.opacity < LEAST_OPACITY;
    const seenAs = inkless ? { ...ink, colour: null } : ink;
    const mark = this.#marks.at(-1);
    pen.write(shown, style, (shownGlyph, x, advance) => {
      const text = mark ? plainLetters(mark.text) : textOf(shownGlyph, font);
      if (text.trim() === '') {
        this.#spaced = true;
        return;
      }
      const [left, down] = apply(toPage, x, baseline);
      const [midX, midY] = apply(toPage, x + advance / 2, middle);
      const glyph: Glyph = {
        text,
        x: left * cos + down * sin,
        y: down * cos - left * sin,
        width: Math.abs(advance) * stretch,
        size,
        bold,
        spaced: this.#spaced,
        hidden: this.#canvas.hides(midX, midY, size, seenAs),
      };
      if (mark?.glyph) return spread(mark.glyph, glyph);
      if (mark) mark.glyph = glyph;
      else font.widths.set(text, shownGlyph.width);
      const { glyphs } = direction;
      const index = glyphs.push(glyph) - 1;
      if (text === LOST) {
        this.#lost.push({ glyphs, index, width: shownGlyph.width, widths: font.widths });
      }
      if (inkless && glyph.hidden === null) this.#inkless.push({ glyph, x: midX, y: midY });
      this.#spaced = false;
    });
  }

  /** The letters by direction, to be called once all of the page is drawn. */
  finish(): Direction[] {
    for (const { glyph, x, y } of this.#inkless) {
      glyph.bold = this.#canvas.shows(x, y, glyph.size);
      if (!glyph.bold) glyph.hidden = 'white';
    }
    for (const lost of this.#lost) {
      const glyph = lost.glyphs[lost.index];
      if (glyph) glyph.text = ligatureOf(lost);
    }
    return [...this.#directions.values()];
  }

  #directionOf(angle: number): Direction {
    const turn = Math.abs(angle) < LEVEL ? 0 : Math.round(angle / LEVEL) * LEVEL;
    let direction = this.#directions.get(turn);
    if (!direction) {
      direction = { turn, glyphs: [] };
      this.#directions.set(turn, direction);
    }
    return direction;
  }
}

/** Lets a glyph reach over another one that it stands for as well. */
function spread(glyph: Glyph, other: Glyph): void {
  const right = Math.max(glyph.x + glyph.width, other.x + other.width);
  glyph.x = Math.min(glyph.x, other.x);
  glyph.width = right - glyph.x;
}

/** A character's plain text; LOST where a font of letters has one that the file does not tell. */
function textOf(glyph: ShownGlyph, font: FontFacts): string {
  if (font.icons) return '';
  const text = plainLetters(glyph.unicode, font.ornaments ? '•' : '');
  return text === '' && glyph.width > 0 && /^[\0\uFFFD]$/.test(glyph.unicode) ? LOST : text;
}
