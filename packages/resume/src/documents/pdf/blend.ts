import type { Colour } from '../visibility';

type Channel = (behind: number, top: number) => number;

const multiply: Channel = (b, s) => b * s;
const screen: Channel = (b, s) => b + s - b * s;
const hardLight: Channel = (b, s) => (s <= 0.5 ? multiply(b, 2 * s) : screen(b, 2 * s - 1));

/** The separable blend modes of PDF 2.0, section 11.3.5.2, on values from 0 to 1, by the parser's names. */
const MODES: Record<string, Channel> = {
  multiply,
  screen,
  overlay: (b, s) => hardLight(s, b),
  darken: (b, s) => Math.min(b, s),
  lighten: (b, s) => Math.max(b, s),
  'color-dodge': (b, s) => (b === 0 ? 0 : s >= 1 ? 1 : Math.min(1, b / (1 - s))),
  'color-burn': (b, s) => (b >= 1 ? 1 : s <= 0 ? 0 : 1 - Math.min(1, (1 - b) / s)),
  'hard-light': hardLight,
  'soft-light': (b, s) => {
    if (s <= 0.5) return b - (1 - 2 * s) * b * (1 - b);
    const d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b);
    return b + (2 * s - 1) * (d - b);
  },
  difference: (b, s) => Math.abs(b - s),
  exclusion: (b, s) => b + s - 2 * b * s,
};

/** Blends a colour with the one behind it; null for a mode that mixes the channels. */
export function blended(mode: string, behind: Colour, top: Colour): Colour | null {
  const channel = MODES[mode];
  if (mode === 'source-over' || mode === 'normal') return top;
  if (!channel) return null;
  const mix = (at: 0 | 1 | 2) => 255 * channel(behind[at] / 255, top[at] / 255);
  return [mix(0), mix(1), mix(2)];
}

/** What share of a difference in colour stays visible below a paint of a blend mode, 0 to 1. */
export function throughput(mode: string, top: Colour): number {
  if (mode === 'multiply' || mode === 'darken' || mode === 'color-burn')
    return Math.max(...top) / 255;
  if (mode === 'screen' || mode === 'lighten' || mode === 'color-dodge')
    return 1 - Math.min(...top) / 255;
  return mode === 'source-over' || mode === 'normal' ? 0 : 1;
}
