const lying = { top: 6, right: 44, bottom: 28, left: 124 };
const standing = { top: 20, right: 4, bottom: 32, left: 40 };
const joined = { ...standing, top: 24 };

/** The space around what is drawn, in pixels. */
export const margins = { bar: standing, horizontalBar: lying, line: joined, dots: joined };

/** The room that the name or the number of a point needs, in pixels. */
const LABEL_WIDTH = 30;

/**
 * Which points have room for their name and number: all, or else every second or third, with the last.
 * @param count of the points.
 * @param width of what is drawn without its margins, in pixels.
 */
export function labelled(count: number, width: number) {
  const step = Math.ceil((count * LABEL_WIDTH) / Math.max(LABEL_WIDTH, width));
  return (index: number) => (count - 1 - index) % step === 0;
}

/** The share of a bar's place that is left free. */
export const padding = 0.35;

/** The room before the first point of a line and after the last, in steps from point to point. */
export const inset = 0.5;

/** A tick or label short enough for its place. */
export const clipped = (label: string, length: number): string =>
  label.length > length ? `${label.slice(0, length - 1)}…` : label;
