/** A page of a larger area than this, in square points, is scaled down, since every point is painted. */
const MOST_POINTS = 1_200_000;
/** A page whose longer side is longer than this, in points, is scaled down too. PDF's own limit is 14,400. */
const LONGEST_SIDE = 15_000;

/** How a page of a size is scaled before its lines are placed. */
export const scaleOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(1, Math.sqrt(MOST_POINTS / (width * height)), LONGEST_SIDE / Math.max(width, height));
