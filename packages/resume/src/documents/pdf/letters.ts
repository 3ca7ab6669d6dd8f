import type { HiddenReason } from '../../schemas/resume';
import type { Glyph } from '../layout/glyph';
import { plainLetters } from '../text/characters';
import { LEAST_SIZE, LEAST_STRETCH } from '../visibility';
import type { Canvas } from './canvas';
import type { FontFacts, ShownGlyph } from './fonts';
import { type LostGlyph, ligatureOf } from './lost-ligatures';
import { type MarkedText, isTold, tooMuchFor } from './marked-text';
import { type Matrix, apply, multiply } from './matrix';
import type { Pen, TextStyle } from './pen';
import { settlePiles } from './piles';
import { texLetterOf } from './tex-letters';
import type { Ink } from './raster';
import type { Probe } from './sight';

/** Letters that run in one direction, turned so that they run rightwards. `turn` is in radians, clockwise. */
export interface Direction {
  turn: number;
  glyphs: Glyph[];
}

/** The inks that letters are drawn with. */
export interface LetterInks {
  /** The inks, one painted after the other; empty for letters without ink. */
  inks: readonly Ink[];
  /** Why no reader sees the letters, whatever their ink; null where they may be seen. */
  hidden: HiddenReason | null;
}

/** The text rendering mode that fills and strokes. */
const FILL_AND_STROKE = 2;
/** Letters that lean less than this count as running rightwards, in radians (3 degrees). */
const LEVEL = Math.PI / 60;
/** What is known of a character. The parser gives the same character again and again. */
interface Character {
  text: string;
  blank: boolean;
  isLetter: boolean;
  isClaimed: boolean;
}

/** A font that letters were written in: its characters, and the letters and digits so far. */
interface UsedFont {
  characters: Map<ShownGlyph, Character>;
  claimed: Glyph[];
}

/** How letters are set, as far as it follows from their style and from the coordinates that they are drawn in. */
interface Setting {
  /** What it follows from. Most letters are set like the ones before. */
  given: readonly unknown[];
  direction: Direction;
  cos: number;
  sin: number;
  /** How much wider the letters are on the page than in their own units. */
  stretch: number;
  size: number;
  bold: boolean;
  isTiny: boolean;
  upX: number;
  upY: number;
}

/** Stands for a character whose text is not known until the page is read. */
const LOST = '\0';

/** The letters of a page, as they are written. */
export class Letters {
  readonly #canvas: Canvas;
  /** How many points of the drawing one point of the page is. */
  readonly #scale: number;
  readonly #directions = new Map<number, Direction>();
  readonly #fonts = new Map<FontFacts, UsedFont>();
  readonly #lost: LostGlyph[] = [];
  /** The open marked-content sequences, the innermost last; null for one whose glyphs stand for themselves. */
  readonly #marks: (MarkedText | null)[] = [];
  #setting: Setting | null = null;
  #spaced = false;

  constructor(canvas: Canvas, scale: number) {
    this.#canvas = canvas;
    this.#scale = scale;
  }

  /** Opens a marked-content sequence. `text` is what its glyphs stand for; null where they stand for themselves. */
  openMark(text: string | null): void {
    const own = text === null ? null : { text, glyph: null, drawn: '', width: 0, inked: false };
    this.#marks.push(own ?? this.#marks.at(-1) ?? null);
  }

  /** Closes the innermost marked-content sequence. */
  closeMark(): void {
    const mark = this.#marks.pop();
    if (!mark?.glyph || mark === this.#marks.at(-1)) return;
    if (!mark.inked) mark.glyph.hidden ??= 'white';
    else if (!isTold(mark)) mark.glyph.hidden ??= 'otherLetters';
  }

  /**
   * Writes letters with a pen. `ctm` transforms the pen's coordinates to the page's. Returns probes, which later tell
   * whether each letter is seen.
   */
  write(
    shown: (ShownGlyph | number)[],
    style: TextStyle,
    pen: Pen,
    ctm: Matrix,
    { inks, hidden }: LetterInks,
  ): Probe[] {
    const { font } = style;
    const toPage = multiply(ctm, pen.matrix);
    const baseline = pen.y + style.rise;
    const setting = this.#settingOf(toPage, style);
    const { direction, cos, sin, stretch, size, bold, upX, upY } = setting;
    const why = hidden ?? (setting.isTiny ? 'tiny' : null);
    const mark = this.#marks.at(-1);
    const { characters, claimed } = this.#usedFont(font);
    const markText = mark ? plainLetters(mark.text) : '';
    const probes: Probe[] = [];
    pen.write(shown, style, (shownGlyph, x, advance) => {
      let character = characters.get(shownGlyph);
      if (!character) {
        character = characterOf(shownGlyph, font);
        characters.set(shownGlyph, character);
      }
      const { text: own, blank } = character;
      const text = mark ? markText : own;
      if (text.trim() === '') {
        this.#spaced = true;
        return;
      }
      const [left, down] = apply(toPage, x, baseline);
      const width = Math.abs(advance) * stretch;
      const glyph: Glyph = {
        text,
        x: left * cos + down * sin,
        y: down * cos - left * sin,
        width,
        size,
        bold,
        spaced: this.#spaced,
        hidden: why,
      };
      if (mark) {
        mark.drawn += own;
        mark.width += width / (size || 1);
        mark.inked ||= !blank;
      }
      if (mark?.glyph) return spread(mark.glyph, glyph);
      if (mark) mark.glyph = glyph;
      else {
        font.widths.set(text, shownGlyph.width);
        if (blank) glyph.hidden ??= 'white';
        else if (tooMuchFor(text, width / (size || 1))) glyph.hidden ??= 'otherLetters';
        if (character.isLetter) {
          if (!character.isClaimed) font.claim(shownGlyph, text);
          character.isClaimed = true;
          claimed.push(glyph);
        }
      }
      const { glyphs } = direction;
      const index = glyphs.push(glyph) - 1;
      if (text === LOST) {
        this.#lost.push({ glyphs, index, width: shownGlyph.width, widths: font.widths });
      }
      probes.push({
        glyph,
        x: left,
        y: down,
        alongX: toPage[0] * advance,
        alongY: toPage[1] * advance,
        upX,
        upY,
        cells: 0,
        look: null,
        looks: null,
        through: false,
      });
      this.#spaced = false;
    });
    this.#canvas.sight.look(probes, inks);
    return probes;
  }

  /** The letters by direction. Call it once the whole page is drawn. */
  finish(): Direction[] {
    for (const lost of this.#lost) {
      const glyph = lost.glyphs[lost.index];
      if (glyph) glyph.text = ligatureOf(lost);
    }
    this.#canvas.sight.finish();
    for (const [font, { claimed }] of this.#fonts) {
      if (font.claims.areFalse) for (const glyph of claimed) glyph.hidden ??= 'otherLetters';
    }
    return [...this.#directions.values()].map(({ turn, glyphs }) => ({
      turn,
      glyphs: settlePiles(glyphs),
    }));
  }

  #settingOf(toPage: Matrix, style: TextStyle): Setting {
    const { font, fontSize, scale, mode } = style;
    const [a, b, c, d] = toPage;
    const given = [font, fontSize, scale, mode, a, b, c, d];
    const last = this.#setting;
    if (last?.given.every((value, index) => value === given[index])) return last;
    const flip = Math.sign(fontSize * scale) || 1;
    const direction = this.#directionOf(Math.atan2(b * flip, a * flip));
    const em = fontSize * font.em;
    const stretch = Math.hypot(a, b);
    const height = Math.abs(a * d - b * c) / (stretch || 1);
    this.#setting = {
      given,
      direction,
      cos: Math.cos(direction.turn),
      sin: Math.sin(direction.turn),
      stretch,
      size: Math.abs(em) * Math.hypot(c, d),
      bold: font.bold || (mode & 3) === FILL_AND_STROKE,
      isTiny:
        (Math.abs(em) * height) / this.#scale < LEAST_SIZE ||
        Math.abs(scale) * stretch < LEAST_STRETCH * height,
      upX: c * em,
      upY: d * em,
    };
    return this.#setting;
  }

  #usedFont(font: FontFacts): UsedFont {
    let used = this.#fonts.get(font);
    if (!used) {
      used = { characters: new Map(), claimed: [] };
      this.#fonts.set(font, used);
    }
    return used;
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

/** Widens a glyph so that it covers another glyph, for which it stands as well. */
function spread(glyph: Glyph, other: Glyph): void {
  const right = Math.max(glyph.x + glyph.width, other.x + other.width);
  glyph.x = Math.min(glyph.x, other.x);
  glyph.width = right - glyph.x;
}

/** A character's plain text; `LOST` where the file does not give the text of a character in a font of letters. */
function textOf(glyph: ShownGlyph, font: FontFacts): string {
  if (font.icons) return '';
  if (font.dingbats && /^[\p{L}\p{N}§¨]$/u.test(glyph.unicode)) return '•';
  const text = plainLetters(texLetterOf(glyph) ?? glyph.unicode, font.ornaments ? '•' : '');
  return text === '' && glyph.width > 0 && /^[\0\uFFFD]$/.test(glyph.unicode) ? LOST : text;
}

function characterOf(shown: ShownGlyph, font: FontFacts): Character {
  const text = textOf(shown, font);
  return {
    text,
    blank: font.isBlank(shown),
    isLetter: /^[a-z\d]$/i.test(text),
    isClaimed: false,
  };
}
