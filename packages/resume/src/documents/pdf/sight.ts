import type { HiddenReason } from '../../schemas/resume';
import type { Glyph } from '../layout/glyph';
import { type Colour, contrast, isSeenOn, over } from '../visibility';
import { blended } from './blend';
import type { Effort } from './effort';
import { contains } from './matrix';
import { type Ink, type Raster, inkAt } from './raster';
import type { Watched } from './watched';

/** Where a letter stands: its start on the baseline, and the vectors along its advance and up by one em. */
export interface Place {
  x: number;
  y: number;
  along: readonly [number, number];
  up: readonly [number, number];
}

/** One point of a letter at the time when it was drawn. A null colour is not known. */
interface Look {
  behind: Colour | null;
  top: Colour | null;
  veil: number;
  /** The outcome if nothing is painted over the point later; null until it is asked for. */
  outcome: Outcome | null;
}

interface Probe {
  glyph: Glyph;
  place: Place;
  /** One look for each point, or one that holds for all; null for letters drawn without ink. */
  looks: Look[] | null;
  /** Whether something that is seen was painted through the letter, which clips. */
  through: boolean;
}

type Outcome = 'seen' | 'unclear' | 'white' | 'covered' | 'offPage';

/** The points of a letter that are looked at: shares of the advance, and of an em above the baseline. */
const POINTS = [0.08, 0.25, 0.42].flatMap((up) =>
  [0.25, 0.75].map((along) => [along, up] as const),
);
/** At least this many of `POINTS` must be seen. */
const ENOUGH = 3;
/** The points where ink is looked for in letters drawn without ink. */
const INK = [0.05, 0.2, 0.35, 0.5, 0.65].flatMap((up) =>
  [0.15, 0.4, 0.65, 0.9].map((along) => [along, up] as const),
);
/** The point where a paint through a clipping letter is looked at. */
const MIDDLE = [0.5, 0.25] as const;
/** The points where a line of text has no ink: below its letters, and above them. */
const GAPS = [-0.3, 0.85].map((up) => [0.25, 0.75].map((along) => [along, up] as const));
const INKLESS = [...INK, ...GAPS.flat()];
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

  constructor(raster: Raster, watched: Watched, effort: Effort) {
    this.#raster = raster;
    this.#watched = watched;
    this.#effort = effort;
  }

  /**
   * Looks at letters as they are drawn, with the first ink that is seen, or without ink. Returns a probe for each
   * letter.
   */
  look(letters: readonly { glyph: Glyph; place: Place }[], inks: readonly Ink[]): Probe[] {
    const probes = letters.map(({ glyph, place }): Probe => {
      this.#watch(place, inks.length === 0 ? INKLESS : POINTS);
      return { glyph, place, looks: null, through: false };
    });
    for (const probe of probes) this.#probes.push(probe);
    if (inks.length > 0 && probes.length > 0) {
      this.#raster.later(probes.length, inks[0], () => this.#lookAt(probes, inks));
    }
    return probes;
  }

  /** Notes a paint that is seen through letters that clip. */
  through(probes: readonly Probe[], ink: Ink): void {
    this.#effort.spend(probes.length);
    for (const { place } of probes) this.#watch(place, [MIDDLE]);
    this.#raster.later(1, ink, () => {
      for (const probe of probes) {
        const [x, y] = pointOf(probe.place, ...MIDDLE);
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
    for (const { glyph, place } of probes) {
      const met = clips.some(
        (clip) =>
          Math.abs(clip.place.x - place.x) < glyph.size &&
          Math.abs(clip.place.y - place.y) < glyph.size,
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
      if (probe.looks) probe.glyph.hidden = this.#verdict(probe.place, probe.looks);
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

  #watch({ x, y, along, up }: Place, points: readonly (readonly [number, number])[]): void {
    for (const [share, ems] of points) {
      this.#watched.watch(x + share * along[0] + ems * up[0], y + share * along[1] + ems * up[1]);
    }
  }

  #lookAt(probes: readonly Probe[], inks: readonly Ink[]): void {
    const [ink] = inks;
    const flat =
      ink && inks.length === 1 && typeof ink.shade !== 'function' && ink.masks.length === 0;
    const box = flat && ink.clip.isBox ? ink.clip.box : null;
    let last = null as { cell: number; look: Look } | null;
    for (const probe of probes) {
      const looks: Look[] = [];
      for (const point of POINTS) {
        const [x, y] = pointOf(probe.place, ...point);
        const cell = this.#raster.valueAt(x, y);
        const veil = this.#raster.veilAt(x, y);
        const shared = box !== null && contains(box, x, y);
        if (shared && last?.cell === cell && last.look.veil === veil) looks.push(last.look);
        else {
          const look = this.#look(x, y, veil, inks);
          looks.push(look);
          if (shared) last = { cell, look };
        }
      }
      probe.looks = looks.every((look) => look === looks[0]) ? looks.slice(0, 1) : looks;
    }
  }

  #look(x: number, y: number, veil: number, inks: readonly Ink[]): Look {
    const behind = this.#raster.colourAt(x, y);
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

  #verdict(place: Place, looks: readonly Look[]): HiddenReason | null {
    const found: Record<Outcome, number> = {
      seen: 0,
      unclear: 0,
      white: 0,
      covered: 0,
      offPage: 0,
    };
    for (const [index, point] of POINTS.entries()) {
      const [x, y] = pointOf(place, ...point);
      const look = looks[index] ?? looks[0];
      if (!look) continue;
      const outcome = contains(this.#effort.page, x, y, 1) ? this.#outcome(look, x, y) : 'offPage';
      found[outcome] += 1;
    }
    if (found.seen >= ENOUGH) return null;
    if (found.seen + found.unclear >= ENOUGH) return 'unclear';
    if (found.offPage >= ENOUGH) return 'offPage';
    return found.covered > found.white ? 'covered' : 'white';
  }

  #outcome(look: Look, x: number, y: number): Outcome {
    const { behind, top, veil } = look;
    const now = this.#raster.veilAt(x, y);
    if (now === veil) return (look.outcome ??= outcomeOf(behind, top, behind, 1));
    const left = Math.exp(veil - now);
    return outcomeOf(behind, top, left > 0.999 ? behind : this.#raster.colourAt(x, y), left);
  }

  /** Judges letters of one line that have no ink of their own: those of a scan, or those whose shapes are drawn. */
  #judgeInkless(probes: readonly Probe[]): void {
    const inked = probes.map(({ place }) => this.#hasInk(place));
    const share = inked.filter((has) => has === true).length / probes.length;
    const unknown = inked.filter((has) => has === null).length / probes.length;
    const unquiet = Math.min(...GAPS.map((points) => this.#unquiet(probes, points)));
    for (const { glyph } of probes) {
      if (share >= INKED && unquiet <= UNQUIET) glyph.bold = true;
      else glyph.hidden = share + unknown >= INKED ? 'unclear' : 'white';
    }
  }

  /** The share of the points beside a line that differ from the paper, which is the colour of most of them. */
  #unquiet(probes: readonly Probe[], points: readonly (readonly [number, number])[]): number {
    const gaps = probes.flatMap(({ place }) => this.#colours(place, points));
    const known = gaps.filter((colour) => colour !== null).toSorted((a, b) => a[1] - b[1]);
    const paper = known[known.length >> 1];
    if (!paper) return 0;
    const loud = known.filter((colour) => contrast(colour, paper) > PAPER_CONTRAST);
    return loud.length / known.length;
  }

  #colours(place: Place, points: readonly (readonly [number, number])[]): (Colour | null)[] {
    return points.map(([along, up]) => {
      const [x, y] = pointOf(place, along, up);
      return this.#raster.colourAt(x, y);
    });
  }

  /** Whether a letter's place holds ink; null where its colours are not known. */
  #hasInk(place: Place): boolean | null {
    const colours = this.#colours(place, INK);
    const known = colours.filter((colour) => colour !== null);
    if (known.length < colours.length / 2) return null;
    const lightest = known.reduce((a, b) => (b[1] > a[1] ? b : a));
    return known.some((colour) => contrast(lightest, colour) >= INK_CONTRAST);
  }
}

export type { Probe };

function pointOf({ x, y, along, up }: Place, share: number, ems: number): [number, number] {
  return [x + share * along[0] + ems * up[0], y + share * along[1] + ems * up[1]];
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
