import { OPS } from 'unpdf/pdfjs';
import type { Rule } from '../layout/glyph';
import { Canvas } from './canvas';
import { type FontFacts, type LoadedFont, factsOf } from './fonts';
import { type Direction, Letters } from './letters';
import {
  type Box,
  EVERYWHERE,
  IDENTITY,
  type Matrix,
  boxOf,
  intersection,
  matrixOf,
  multiply,
} from './matrix';
import { type Colour, colourOf } from '../visibility';
import { Pen, type ShownGlyph, type TextStyle } from './pen';

/** What a page shows, as far as reading goes. */
export interface PageText {
  directions: Direction[];
  rules: Rule[];
}

/** A page's drawing as the parser gives it: operators by number, and their arguments. */
export interface Drawing {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}

/** The graphics state that a save keeps. */
interface State extends TextStyle {
  ctm: Matrix;
  clip: Box;
  fill: Colour | null;
  opacity: number;
  masked: boolean;
  /** Whether the coordinates changed and nothing was drawn in them yet. */
  empty: boolean;
}

/** The path operators that fill. */
const FILLS = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** What drawing a page needs besides its operators. */
export interface PageSetting {
  /** Leads from the page's own coordinates to points from its top-left corner. */
  base: Matrix;
  /** The page itself, in those points. */
  page: Box;
  fontOf: (name: string) => LoadedFont | null;
}

/** What a page's drawing shows. */
export function pageText(drawing: Drawing, setting: PageSetting): PageText {
  const reader = new DrawingReader(setting);
  for (let index = 0; index < drawing.fnArray.length; index += 1) {
    reader.perform(drawing.fnArray[index] ?? 0, (drawing.argsArray[index] ?? []) as unknown[]);
  }
  return { directions: reader.letters.finish(), rules: reader.canvas.rules };
}

class DrawingReader {
  readonly canvas: Canvas;
  readonly letters: Letters;
  readonly #setting: PageSetting;
  readonly #fonts = new Map<string, FontFacts>();
  readonly #pen = new Pen();
  readonly #stack: State[] = [];
  #state: State;
  #clipNext = false;
  /** How many open groups are only drawn to mask something else. */
  #masks = 0;

  constructor(setting: PageSetting) {
    this.canvas = new Canvas(setting.page);
    this.letters = new Letters(this.canvas);
    this.#setting = setting;
    this.#state = this.#initial();
  }

  #initial(): State {
    return {
      ctm: this.#setting.base,
      clip: EVERYWHERE,
      fill: [0, 0, 0],
      opacity: 1,
      masked: false,
      empty: false,
      font: factsOf(null),
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      rise: 0,
      mode: 0,
    };
  }

  /** Performs one operator. */
  perform(operator: number, args: unknown[]): void {
    switch (operator) {
      case OPS.save:
        return this.#save();
      case OPS.restore:
        // The parser leaves pictures out; what remains of one is the square that it was to fill.
        if (this.#state.empty) this.#picture();
        return this.#restore();
      case OPS.transform:
        return this.#enter(matrixOf(args as number[]), null);
      case OPS.clip:
      case OPS.eoClip:
        this.#clipNext = true;
        return;
      case OPS.constructPath:
        return this.#path(
          numberAt(args, 0),
          (args[1] as ArrayLike<number>[] | null)?.[0] ?? [],
          listAt(args, 2),
        );
      case OPS.setFillRGBColor:
        this.#state.fill = colourOf(args[0]);
        return;
      case OPS.setFillColorN:
        this.#state.fill = null;
        return;
      case OPS.setGState:
        return this.#setGraphics(args[0] as [string, unknown][]);
      case OPS.beginGroup:
        if (isMask(args[0])) this.#masks += 1;
        return this.#save();
      case OPS.endGroup:
        if (isMask(args[0])) this.#masks -= 1;
        return this.#restore();
      case OPS.paintFormXObjectBegin:
        this.#save();
        return this.#enter(matrixOf(listAt(args, 0)), listAt(args, 1));
      case OPS.beginAnnotation:
        this.#save();
        this.#state = this.#initial();
        return this.#enter(multiply(matrixOf(listAt(args, 2)), matrixOf(listAt(args, 3))), null);
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        return this.#restore();
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        return this.#picture();
      case OPS.beginMarkedContent:
        return this.letters.openMark(null);
      case OPS.beginMarkedContentProps:
        return this.letters.openMark(typeof args[1] === 'string' ? args[1] : null);
      case OPS.endMarkedContent:
        return this.letters.closeMark();
      case OPS.beginText:
        return this.#pen.moveTo(IDENTITY);
      case OPS.setTextMatrix:
        return this.#pen.moveTo(matrixOf(listAt(args, 0)));
      case OPS.moveText:
        return this.#pen.moveBy(numberAt(args, 0), numberAt(args, 1));
      case OPS.setLeadingMoveText:
        this.#pen.leading = numberAt(args, 1);
        return this.#pen.moveBy(numberAt(args, 0), numberAt(args, 1));
      case OPS.nextLine:
        return this.#pen.moveBy(0, this.#pen.leading);
      case OPS.setLeading:
        this.#pen.leading = -numberAt(args, 0);
        return;
      case OPS.setCharSpacing:
        this.#state.charSpacing = numberAt(args, 0);
        return;
      case OPS.setWordSpacing:
        this.#state.wordSpacing = numberAt(args, 0);
        return;
      case OPS.setHScale:
        this.#state.scale = numberAt(args, 0) / 100;
        return;
      case OPS.setTextRise:
        this.#state.rise = numberAt(args, 0);
        return;
      case OPS.setTextRenderingMode:
        this.#state.mode = numberAt(args, 0);
        return;
      case OPS.setFont:
        return this.#setFont(String(args[0]), numberAt(args, 1));
      case OPS.showText:
        return this.#show(args[0] as (ShownGlyph | number)[]);
      default:
    }
  }

  #save(): void {
    this.#state.empty = false;
    this.#stack.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#stack.pop() ?? this.#state;
  }

  #enter(matrix: Matrix, bounds: ArrayLike<number> | null | undefined): void {
    const state = this.#state;
    state.ctm = multiply(state.ctm, matrix);
    state.empty = !bounds;
    if (bounds) this.#clip(bounds);
  }

  #clip(bounds: ArrayLike<number>): void {
    const state = this.#state;
    const box = boxOf(state.ctm, bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0);
    state.clip = intersection(state.clip, box);
  }

  #path(how: number, path: ArrayLike<number>, bounds: ArrayLike<number> | null | undefined): void {
    const state = this.#state;
    state.empty = false;
    if (bounds && this.#masks === 0) {
      if (FILLS.has(how)) this.canvas.fill(state.ctm, path, bounds, this.#ink());
      else if (how !== OPS.endPath) this.canvas.stroke(state.ctm, bounds, state.clip);
    }
    if (this.#clipNext && bounds) this.#clip(bounds);
    this.#clipNext = false;
  }

  #picture(): void {
    this.#state.empty = false;
    if (this.#masks === 0) this.canvas.picture(this.#state.ctm, this.#state.clip);
  }

  #setGraphics(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'ca' && typeof value === 'number') this.#state.opacity = value;
      if (key === 'SMask') this.#state.masked = Boolean(value);
      if (key === 'Font' && Array.isArray(value)) this.#setFont(String(value[0]), Number(value[1]));
    }
  }

  #setFont(name: string, size: number): void {
    let font = this.#fonts.get(name);
    if (!font) {
      font = factsOf(this.#setting.fontOf(name));
      this.#fonts.set(name, font);
    }
    this.#state.font = font;
    this.#state.fontSize = size;
  }

  #ink() {
    const { fill, masked, opacity, clip } = this.#state;
    return { colour: masked ? null : fill, opacity, clip };
  }

  #show(shown: (ShownGlyph | number)[]): void {
    this.#state.empty = false;
    if (this.#masks > 0) return;
    this.letters.write(shown, this.#state, this.#pen, this.#state.ctm, this.#ink());
  }
}

const isMask = (group: unknown) => (group as { smask?: unknown } | null)?.smask != null;

const numberAt = (args: unknown[], index: number) => {
  const value = args[index];
  return typeof value === 'number' ? value : 0;
};

const listAt = (args: unknown[], index: number) =>
  args[index] as ArrayLike<number> | null | undefined;
