import { OPS } from 'unpdf/pdfjs';
import { colourOf, hexOf } from '../visibility';
import { Canvas } from './canvas';
import { type FontFacts, factsOf, type ShownGlyph } from './fonts';
import { Letters } from './letters';
import { type Matrix, determinant, matrixOf, multiply } from './matrix';
import { cornersOf, outlineOf } from './outline';
import type { Drawing, Group, PageSetting } from './page-setting';
import { EVEN_ODD, FILLS, LINES } from './path-operators';
import { Pen } from './pen';
import { pictureOf, picturesOf, shadeOf } from './pictures';
import type { Ink, Mask, Shade } from './raster';
import { type Picture, gradient, patternMatrix, softMask, tileMatrix, tiled } from './shades';
import type { Probe } from './sight';
import {
  type State,
  enterGroup,
  flat,
  initialState,
  inkOf,
  inksOfLetters,
  setEntry,
  setInk,
} from './state';
import { listAt, numberAt, setText } from './text-operators';
import { Watched } from './watched';

/** A coordinate system with a larger unit than this, in points, was set up for a picture. */
const PICTURE_UNIT = 8;
/** How wide and high a painted tile is, in points, and how many tiles may contain each other. */
const TILE = 32;
const MOST_TILES = 3;

type Paint = (canvas: Canvas, ink: Ink) => void;

/** Draws a page, or a tile of a pattern, operator by operator. */
export class DrawingReader {
  readonly letters: Letters;
  readonly #setting: PageSetting;
  readonly #depth: number;
  readonly #watched: Watched;
  readonly #fonts = new Map<string, FontFacts>();
  readonly #tiles = new Map<unknown, Shade>();
  readonly #pen = new Pen();
  readonly #stack: State[] = [];
  /** The canvas of the page, then those of the soft masks being drawn, the innermost last. */
  readonly #canvases: Canvas[] = [];
  /** For each open marked-content sequence, whether what is drawn in it is shown. */
  readonly #layers: boolean[] = [];
  #state: State;
  #clipNext: 'all' | 'evenOdd' | null = null;
  #clipLetters: Probe[] = [];
  #mask: Mask | null = null;
  #maskHasText = false;
  #maskHasPicture = false;
  /** Whether a picture that was left out may be one that nothing was painted for, or that counts as painted everywhere. */
  hasLostPicture = false;
  /** Whether a soft mask has a picture that was left out, so that nobody knows what it lets through. */
  hasUnknownMask = false;

  constructor(setting: PageSetting, depth = 0) {
    const { right, bottom } = setting.page;
    this.#watched = new Watched(right, bottom, depth > 0);
    this.#canvases.push(new Canvas(setting.page, this.#watched));
    this.letters = new Letters(this.canvas, setting.scale);
    this.#setting = setting;
    this.#depth = depth;
    this.#state = initialState(setting.base);
  }

  /** The canvas that is painted on now. */
  get canvas(): Canvas {
    return this.#canvases.at(-1) as Canvas;
  }

  /** Performs the operators one after the other. */
  performAll({ fnArray, argsArray }: Drawing): void {
    for (let index = 0; index < fnArray.length; index += 1) {
      this.perform(fnArray[index] ?? 0, (argsArray[index] ?? []) as unknown[]);
    }
  }

  /** Performs one operator. */
  perform(operator: number, args: unknown[]): void {
    const state = this.#state;
    switch (operator) {
      case OPS.save:
        return this.#save();
      case OPS.restore:
        // The parser leaves pictures out. All that remains of a picture is the square that it was to fill.
        if (state.empty) this.#picture(null, state.ctm);
        return this.#restore();
      case OPS.transform:
        return this.#enter(matrixOf(args as number[]), null);
      case OPS.clip:
      case OPS.eoClip:
        this.#clipNext = operator === OPS.clip ? 'all' : 'evenOdd';
        return;
      case OPS.constructPath:
        return this.#path(numberAt(args, 0), (args[1] as ArrayLike<number>[] | null)?.[0] ?? []);
      case OPS.setFillColorN:
        state.fill = this.#pattern(args);
        return;
      case OPS.setStrokeColorN:
        state.line = this.#pattern(args);
        return;
      case OPS.setGState:
        return this.#setGraphics(args[0] as [string, unknown][]);
      case OPS.shadingFill:
        return this.#shade(gradient(this.#setting.objectOf(String(args[0])), state.ctm));
      case OPS.beginGroup:
        return this.#beginGroup(args[0] as Group);
      case OPS.endGroup:
        return this.#endGroup(args[0] as Group);
      case OPS.paintFormXObjectBegin:
        this.#save();
        return this.#enter(matrixOf(listAt(args, 0)), listAt(args, 1));
      case OPS.beginAnnotation:
        this.#save();
        this.#state = initialState(this.#setting.base);
        this.#enter([1, 0, 0, 1, 0, 0], listAt(args, 1));
        return this.#enter(multiply(matrixOf(listAt(args, 2)), matrixOf(listAt(args, 3))), null);
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        return this.#restore();
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        this.#layers.push(args[0] !== 'OC' || this.#setting.isShown(args[1]));
        return this.letters.openMark(typeof args[1] === 'string' ? args[1] : null);
      case OPS.endMarkedContent:
        this.#layers.pop();
        return this.letters.closeMark();
      case OPS.setFont:
        return this.#setFont(String(args[0]), numberAt(args, 1));
      case OPS.showText:
        return this.#show(args[0] as (ShownGlyph | number)[]);
      case OPS.endText:
        if (this.#clipLetters.length > 0) state.letters = this.#clipLetters;
        this.#clipLetters = [];
        return;
      default:
        setText(operator, args, this.#pen, state);
        setInk(operator, args, state);
        for (const { picture, matrix, isStencil } of picturesOf(operator, args)) {
          const given = pictureOf(picture, this.#setting.objectOf);
          this.#picture(given, multiply(state.ctm, matrix), isStencil);
        }
    }
  }

  get #isShown(): boolean {
    return this.#layers.every(Boolean);
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
    if (!bounds) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds);
    state.clip = state.clip.within(cornersOf(state.ctm, x0, y0, x1, y1), false);
  }

  #path(how: number, path: ArrayLike<number>): void {
    const state = this.#state;
    this.#leavePicture();
    const outline = outlineOf(state.ctm, path);
    const evenOdd = EVEN_ODD.has(how);
    if (FILLS.has(how)) this.#paint('fill', (canvas, ink) => canvas.fill(outline, evenOdd, ink));
    if (LINES.has(how)) {
      const width = state.lineWidth * Math.sqrt(Math.abs(determinant(state.ctm)));
      this.#paint('line', (canvas, ink) => canvas.stroke(outline, width, ink));
    }
    if (this.#clipNext) state.clip = state.clip.within(outline, this.#clipNext === 'evenOdd');
    this.#clipNext = null;
  }

  #paintWith(shade: Shade, paint: Paint): void {
    const before = this.#state.fill;
    this.#state.fill = shade;
    this.#paint('fill', paint);
    this.#state.fill = before;
  }

  #paint(kind: 'fill' | 'line', paint: Paint): void {
    if (!this.#isShown) return;
    const ink = inkOf(this.#state, kind);
    if (this.#state.letters) this.canvas.sight.through(this.#state.letters, ink);
    else paint(this.canvas, ink);
  }

  #shade(shade: Shade): void {
    const { right, bottom } = this.#setting.page;
    const outline = cornersOf([1, 0, 0, 1, 0, 0], 0, 0, right, bottom);
    this.#paintWith(shade, (canvas, ink) => canvas.raster.paint(outline, false, ink));
  }

  #picture(given: Picture | null, matrix: Matrix, isStencil = false): void {
    if (this.#canvases.length > 1 && !this.#setting.pictures) this.#maskHasPicture = true;
    this.#state.empty = false;
    const shade = shadeOf(given, matrix, isStencil ? this.#state.fill : null);
    const outline = cornersOf(matrix, 0, 0, 1, 1);
    this.#paintWith(shade, (canvas, ink) => canvas.picture(outline, ink));
  }

  /** Notes that something else is drawn in coordinates that look like a picture's. */
  #leavePicture(): void {
    const { ctm, empty } = this.#state;
    if (empty && Math.abs(determinant(ctm)) > (PICTURE_UNIT * this.#setting.scale) ** 2)
      this.hasLostPicture = true;
    this.#state.empty = false;
  }

  #pattern(args: unknown[]): Shade {
    const [kind] = args;
    if (kind === 'Shading') {
      const matrix = patternMatrix(this.#setting.base, args[2]);
      return gradient(this.#setting.objectOf(String(args[1])), matrix);
    }
    if (kind !== 'TilingPattern' || this.#depth >= MOST_TILES) return flat(null);
    const tile = this.#tiles.get(args[2]) ?? this.#tile(args);
    if (args[1] === null) this.#tiles.set(args[2], tile);
    return tile;
  }

  #tile([, colour, drawing, , box]: unknown[]): Shade {
    const page = { left: 0, top: 0, right: TILE, bottom: TILE };
    const base = tileMatrix(box as ArrayLike<number>, TILE, TILE);
    const reader = new DrawingReader({ ...this.#setting, base, page }, this.#depth + 1);
    if (typeof colour === 'string') reader.perform(OPS.setFillRGBColor, [colour]);
    else if (Array.isArray(colour)) reader.perform(OPS.setFillRGBColor, [hexOf(colour)]);
    reader.performAll(drawing as Drawing);
    this.hasLostPicture ||= reader.hasLostPicture || reader.canvas.meetsPicture;
    return tiled(reader.canvas.raster);
  }

  #setGraphics(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'SMask') {
        this.#state.mask = value === true ? this.#mask : null;
        this.#mask = null;
      } else if (key === 'Font' && Array.isArray(value)) {
        this.#setFont(String(value[0]), Number(value[1]));
      } else setEntry(this.#state, key, value);
    }
  }

  #beginGroup(group: Group): void {
    this.#save();
    enterGroup(this.#state);
    if (!group?.smask) return;
    const { backdrop } = group.smask;
    const colour = Array.isArray(backdrop) ? colourOf(hexOf(backdrop)) : colourOf(backdrop);
    this.#canvases.push(new Canvas(this.#setting.page, this.#watched, colour ?? [0, 0, 0]));
    this.#state = { ...initialState(this.#state.ctm) };
    this.#maskHasText = false;
    this.#maskHasPicture = false;
  }

  #endGroup(group: Group): void {
    this.#restore();
    if (!group?.smask || this.#canvases.length < 2) return;
    const { raster } = this.canvas;
    this.#canvases.pop();
    const { subtype, transferMap } = group.smask;
    this.#mask = this.#maskHasText ? () => null : softMask(raster, subtype, transferMap);
    if (this.#maskHasPicture && subtype === 'Alpha') this.hasLostPicture = true;
    else if (this.#maskHasPicture) this.hasUnknownMask = true;
    this.#maskHasText = false;
    this.#maskHasPicture = false;
  }

  #setFont(name: string, size: number): void {
    const font = this.#fonts.get(name) ?? factsOf(this.#setting.fontOf(name));
    this.#fonts.set(name, font);
    this.#state.font = font;
    this.#state.fontSize = size;
  }

  #show(shown: (ShownGlyph | number)[]): void {
    const state = this.#state;
    this.#leavePicture();
    if (this.#canvases.length > 1 || this.#depth > 0) {
      this.#maskHasText = true;
      return;
    }
    const inks = inksOfLetters(state);
    const hidden = this.#isShown ? null : 'notShown';
    const probes = this.letters.write(shown, state, this.#pen, state.ctm, {
      inks,
      hidden,
    });
    if (state.letters) this.canvas.sight.within(probes, state.letters);
    if (state.mode >= 4) this.#clipLetters.push(...probes);
  }
}
