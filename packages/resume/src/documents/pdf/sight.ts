import type { HiddenReason } from '../../schemas/resume';
import type { Glyph } from '../layout/glyph';
import { type Colour, contrast, isSeenOn, over } from '../visibility';
import { blended } from './blend';
import type { Effort } from './effort';
import { type Box, contains } from './matrix';
import { type Place, type Point, pointsAt, xOf, yOf } from './place';
import { type Ink, type Raster, areSameInks, inkAt } from './raster';
import type { Watched } from './watched';

/** One point of a letter at the time when it was drawn. A null colour is not known. */
interface Look {
  behind: Colour | null;
  top: Colour | null;
  veil: number;
  /** The outcome if nothing is painted over the point later; null until it is asked for. */
  outcome: Outcome | null;
}

/** A letter that is looked at. */
export interface Probe extends Place {
  glyph: Glyph;
  /** Where the cells of its points begin among those of all letters. */
  cells: number;
  /** The look of all points, or of each of them; both are null for letters drawn without ink. */
  look: Look | null;
  looks: readonly Look[] | null;
  /** Whether something that is seen was painted through the letter, which clips. */
  through: boolean;
}

/** Letters drawn with the same inks, with nothing painted between them. */
interface Stretch {
  inks: readonly Ink[];
  probes: Probe[];
  look: () => void;
}

type Outcome = 'seen' | 'unclear' | 'white' | 'covered' | 'offPage';

/** The points of a letter that are looked at: at so many heights, and shares of its advance. */
const [UPS, ALONGS] = [
  [0.08, 0.25, 0.42],
  [0.25, 0.75],
] as const;
const POINTS = pointsAt(UPS, ALONGS);
/** At least this many of `POINTS` must be seen. */
const ENOUGH = 3;
/** The points where ink is looked for in letters drawn without ink. */
const INK = pointsAt([0.05, 0.2, 0.35, 0.5, 0.65], [0.15, 0.4, 0.65, 0.9]);
const middleOf = (shares: readonly number[]) => (Math.min(...shares) + Math.max(...shares)) / 2;
/** The middle of `POINTS`, and how far they reach from it. A paint through a clipping letter is looked at there. */
const MIDDLE: Point = { along: middleOf(ALONGS), up: middleOf(UPS) };
const REACH: Point = {
  along: Math.max(...ALONGS) - MIDDLE.along,
  up: Math.max(...UPS) - MIDDLE.up,
};
/** The points where a line of text has no ink: below its letters, and above them. */
const GAPS = [-0.3, 0.85].map((up) => pointsAt([up], [0.25, 0.75]));
const INKLESS = [INK, ...GAPS].flat();
/**
 * Contrasts on WCAG's scale. Ink differs at least by `INK_CONTRAST` from the lightest point of its letter. Paper
 * differs at most by `PAPER_CONTRAST` from the paper around it.
 */
const INK_CONTRAST = 1.5;
const PAPER_CONTRAST = 1.3;
/**
 * The least share of a line's letters that have ink, and the largest share of its gaps that may differ from the paper.
 */
const INKED = 0.6;
const UNQUIET = 0.4;
/** A line is judged in stretches this long, in points, since the background differs between columns. */
const STRETCH = 120;
/** A colour is painted over where less than this share of it can still be seen. */
const COVERED = 0.03;

/** Decides for each letter of a page whether a reader sees it, once the whole page is painted. */
export class Sight {
  readonly #raster: Raster;
  readonly #watched: Watched;
  readonly #effort: Effort;
  readonly #probes: Probe[] = [];
  /** The cells of the points of all letters, by their numbers. */
  readonly #cells: number[] = [];
  #stretch: Stretch | null = null;

  constructor(raster: Raster, watched: Watched, effort: Effort) {
    this.#raster = raster;
    this.#watched = watched;
    this.#effort = effort;
  }

  /** Looks at letters as they are drawn, with the first ink that is seen, or without ink. */
  look(probes: readonly Probe[], inks: readonly Ink[]): void {
    const points = inks.length === 0 ? INKLESS : POINTS;
    for (const probe of probes) {
      probe.cells = this.#cells.length;
      for (const point of points)
        this.#cells.push(this.#watched.watch(xOf(probe, point), yOf(probe, point)));
      this.#probes.push(probe);
    }
    if (inks.length === 0 || probes.length === 0) return;
    const stretch = this.#stretchOf(inks);
    for (const probe of probes) stretch.probes.push(probe);
    this.#raster.later(probes.length, inks[0], stretch.look);
  }

  #stretchOf(inks: readonly Ink[]): Stretch {
    const open = this.#stretch;
    if (open && this.#raster.isNext(open.look) && areSameInks(open.inks, inks)) return open;
    const probes: Probe[] = [];
    this.#stretch = { inks, probes, look: () => this.#lookAt(probes, inks) };
    return this.#stretch;
  }

  /** Notes a paint that is seen through letters that clip. */
  through(probes: readonly Probe[], ink: Ink): void {
    this.#effort.spend(probes.length);
    for (const probe of probes) this.#watched.watch(xOf(probe, MIDDLE), yOf(probe, MIDDLE));
    this.#raster.later(1, ink, () => {
      for (const probe of probes) {
        const [x, y] = [xOf(probe, MIDDLE), yOf(probe, MIDDLE)];
        const { colour, opacity } = inkAt(ink, x, y, this.#effort);
        const behind = this.#raster.colourAt(x, y);
        if (colour && behind) probe.through = isSeenOn(behind, over(colour, opacity, behind));
        else probe.through ||= opacity > 0.05;
      }
    });
  }

  /** Hides letters drawn through clipping letters, except those that stand on one of them. */
  within(probes: readonly Probe[], clips: readonly Probe[]): void {
    this.#effort.spend(probes.length * clips.length);
    for (const { glyph, x, y } of probes) {
      const met = clips.some(
        (clip) => Math.abs(clip.x - x) < glyph.size && Math.abs(clip.y - y) < glyph.size,
      );
      if (!met) glyph.hidden ??= 'covered';
    }
  }

  /** Decides which letters are hidden. Call it once, after everything was painted. */
  finish(): void {
    this.#raster.settle();
    const inkless = new Map<string, Probe[]>();
    for (const probe of this.#probes) {
      if (probe.glyph.hidden !== null) continue;
      if (probe.look || probe.looks) probe.glyph.hidden = this.#verdict(probe);
      else if (!probe.through) {
        const { x, y, size } = probe.glyph;
        const line = `${Math.round(y / 2)} ${Math.round(size)} ${Math.round(x / STRETCH)}`;
        const others = inkless.get(line);
        if (others) others.push(probe);
        else inkless.set(line, [probe]);
      }
    }
    for (const probes of inkless.values()) this.#judgeInkless(probes);
  }

  /** The place of the cell of a letter's point, by the point's number. */
  #placeOf({ cells }: Probe, index: number): number {
    return this.#raster.placeOf(this.#cells[cells + index] ?? 0);
  }

  #lookAt(probes: readonly Probe[], inks: readonly Ink[]): void {
    const raster = this.#raster;
    const [ink] = inks;
    const flat =
      ink && inks.length === 1 && typeof ink.shade !== 'function' && ink.masks.length === 0;
    const box = flat && ink.clip.isBox ? ink.clip.box : null;
    let last: Look | null = null;
    let lastValue = 0;
    for (const probe of probes) {
      const shared = box !== null && isWithin(probe, box);
      let looks: Look[] | null = null;
      for (let index = 0; index < POINTS.length; index += 1) {
        const place = this.#placeOf(probe, index);
        const value = raster.valueOf(place);
        const veil = raster.veilOf(place);
        const isSame = shared && last?.veil === veil && lastValue === value;
        const look: Look = isSame && last ? last : this.#look(probe, index, veil, inks);
        if (shared) {
          last = look;
          lastValue = value;
        }
        if (index === 0) probe.look = look;
        else if (looks) looks.push(look);
        else if (look !== probe.look)
          looks = [...POINTS.slice(0, index).map(() => probe.look as Look), look];
      }
      if (looks) [probe.look, probe.looks] = [null, looks];
    }
  }

  #look(probe: Probe, index: number, veil: number, inks: readonly Ink[]): Look {
    const point = POINTS[index] as Point;
    const [x, y] = [xOf(probe, point), yOf(probe, point)];
    const behind = this.#raster.colourOf(this.#placeOf(probe, index));
    let top: Colour | null = behind;
    let unknown = false;
    for (const each of inks) {
      const painted = inkAt(each, x, y, this.#effort);
      if (painted.opacity <= 0.01) continue;
      const below = top ?? behind;
      const colour = painted.colour && below ? blended(each.blend, below, painted.colour) : null;
      if (!colour || !below) unknown = true;
      else top = over(colour, painted.opacity, below);
    }
    return { behind, top: unknown ? null : top, veil, outcome: null };
  }

  #verdict(probe: Probe): HiddenReason | null {
    const found: Record<Outcome, number> = {
      seen: 0,
      unclear: 0,
      white: 0,
      covered: 0,
      offPage: 0,
    };
    const isOnPage = isWithin(probe, this.#effort.page, 1);
    for (let index = 0; index < POINTS.length; index += 1) {
      const look = probe.look ?? probe.looks?.[index];
      if (!look) continue;
      const outcome =
        isOnPage || this.#isOnPage(probe, POINTS[index] as Point)
          ? this.#outcome(look, this.#placeOf(probe, index))
          : 'offPage';
      found[outcome] += 1;
      if (found.seen >= ENOUGH) return null;
    }
    if (found.seen + found.unclear >= ENOUGH) return 'unclear';
    if (found.offPage >= ENOUGH) return 'offPage';
    return found.covered > found.white ? 'covered' : 'white';
  }

  #isOnPage(probe: Probe, point: Point): boolean {
    return contains(this.#effort.page, xOf(probe, point), yOf(probe, point), 1);
  }

  #outcome(look: Look, place: number): Outcome {
    const { behind, top, veil } = look;
    const now = this.#raster.veilOf(place);
    if (now === veil) return (look.outcome ??= outcomeOf(behind, top, behind, 1));
    const left = Math.exp(veil - now);
    return outcomeOf(behind, top, left > 0.999 ? behind : this.#raster.colourOf(place), left);
  }

  /** Judges letters of one line that have no ink of their own: those of a scan, or those whose shapes are drawn. */
  #judgeInkless(probes: readonly Probe[]): void {
    const inked = probes.map((probe) => this.#hasInk(probe));
    const share = inked.filter((has) => has === true).length / probes.length;
    const unknown = inked.filter((has) => has === null).length / probes.length;
    const unquiet = Math.min(
      ...GAPS.map((gap, at) => this.#unquiet(probes, INK.length + at * gap.length, gap.length)),
    );
    for (const { glyph } of probes) {
      if (share >= INKED && unquiet <= UNQUIET) glyph.bold = true;
      else glyph.hidden = share + unknown >= INKED ? 'unclear' : 'white';
    }
  }

  /** The share of `count` points beside a line, from `first` on, that differ from the paper, which is the colour of most of them. */
  #unquiet(probes: readonly Probe[], first: number, count: number): number {
    const gaps = probes.flatMap((probe) => this.#colours(probe, first, count));
    const known = gaps.filter((colour) => colour !== null).toSorted((a, b) => a[1] - b[1]);
    const paper = known[known.length >> 1];
    if (!paper) return 0;
    const loud = known.filter((colour) => contrast(colour, paper) > PAPER_CONTRAST);
    return loud.length / known.length;
  }

  #colours(probe: Probe, first: number, count: number): (Colour | null)[] {
    const colours: (Colour | null)[] = [];
    for (let index = first; index < first + count; index += 1)
      colours.push(this.#raster.colourOf(this.#placeOf(probe, index)));
    return colours;
  }

  /** Whether a letter's place holds ink; null where its colours are not known. */
  #hasInk(probe: Probe): boolean | null {
    const colours = this.#colours(probe, 0, INK.length);
    const known = colours.filter((colour) => colour !== null);
    if (known.length < colours.length / 2) return null;
    const lightest = known.reduce((a, b) => (b[1] > a[1] ? b : a));
    return known.some((colour) => contrast(lightest, colour) >= INK_CONTRAST);
  }
}

/** Whether all of `POINTS` lie in a box grown by `margin` on every side. */
function isWithin(place: Place, { left, top, right, bottom }: Box, margin = 0): boolean {
  const [x, y] = [xOf(place, MIDDLE), yOf(place, MIDDLE)];
  const across = REACH.along * Math.abs(place.alongX) + REACH.up * Math.abs(place.upX);
  const down = REACH.along * Math.abs(place.alongY) + REACH.up * Math.abs(place.upY);
  return (
    x - across >= left - margin &&
    x + across <= right + margin &&
    y - down >= top - margin &&
    y + down <= bottom + margin
  );
}

/**
 * What becomes of a point that was drawn as `top` on `behind`. The share `left` of it can still be seen, on what is
 * there `now`.
 */
function outcomeOf(
  behind: Colour | null,
  top: Colour | null,
  now: Colour | null,
  left: number,
): Outcome {
  if (left < COVERED) return 'covered';
  if (!behind || !top || !now) return 'unclear';
  if (behind === top) return 'covered';
  const text: Colour = [
    now[0] + left * (top[0] - behind[0]),
    now[1] + left * (top[1] - behind[1]),
    now[2] + left * (top[2] - behind[2]),
  ];
  return isSeenOn(now, text) ? 'seen' : 'white';
}
