/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

export const WHITE: Colour = [255, 255, 255];

/** Letters smaller than this, in points, cannot be read at 100% zoom: their x-height is under three pixels. */
export const LEAST_SIZE = 4;

/** Letters narrower than this, as a share of the scale of their height, cannot be read. */
export const LEAST_STRETCH = 0.4;

/**
 * Text of less contrast than this with what is behind it is not seen: #D6D6D6 on white. WCAG's scale runs from 1 to 21.
 */
const LEAST_CONTRAST = 1.45;

/**
 * A strong colour, such as gold on white, is seen at this contrast: one whose channels (0 to 255) differ by this much
 * more in one than in another from what is behind it.
 */
const LEAST_OF_STRONG = 1.3;
const STRONG = 128;

/** The colour of six hexadecimal digits, with or without `#`; null for anything else, such as a pattern. */
export function colourOf(value: unknown): Colour | null {
  const digits = typeof value === 'string' ? /^#?([0-9a-f]{6})$/i.exec(value)?.[1] : undefined;
  if (digits === undefined) return null;
  const number = Number.parseInt(digits, 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** A colour's parts from 0 to 255 as six hexadecimal digits. */
export const hexOf = (values: ArrayLike<number>): string =>
  Array.from({ length: 3 }, (_, at) =>
    Math.round(values[at] ?? 0)
      .toString(16)
      .padStart(2, '0'),
  ).join('');

/** A colour of the given opacity (0 to 1) over another one. */
export const over = (top: Colour, opacity: number, below: Colour): Colour => [
  top[0] * opacity + below[0] * (1 - opacity),
  top[1] * opacity + below[1] * (1 - opacity),
  top[2] * opacity + below[2] * (1 - opacity),
];

/** How light each value of a channel is, 0 to 1. */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const lightOf = (value: number) => LIGHT[Math.min(255, Math.max(0, Math.round(value)))] ?? 0;

const luminance = ([r, g, b]: Colour) =>
  0.2126 * lightOf(r) + 0.7152 * lightOf(g) + 0.0722 * lightOf(b);

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Colour, other: Colour): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
}

function isStrongOn(behind: Colour, text: Colour): boolean {
  const apart = text.map((value, channel) => Math.abs(value - (behind[channel] ?? 0)));
  return Math.max(...apart) - Math.min(...apart) >= STRONG;
}

/** Whether text of a colour has enough contrast to be seen on another colour. */
export function isSeenOn(behind: Colour, text: Colour): boolean {
  const found = contrast(behind, text);
  return found >= LEAST_CONTRAST || (found >= LEAST_OF_STRONG && isStrongOn(behind, text));
}
