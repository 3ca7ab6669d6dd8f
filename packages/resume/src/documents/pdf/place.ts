/** Where a letter stands: its start on the baseline, and the vectors along its advance and up by one em. */
export interface Place {
  x: number;
  y: number;
  alongX: number;
  alongY: number;
  upX: number;
  upY: number;
}

/** A point of a letter: shares of the advance, and of an em above the baseline. */
export interface Point {
  along: number;
  up: number;
}

/** The points at each of the heights and each of the shares of the advance. */
export const pointsAt = (ups: readonly number[], alongs: readonly number[]): Point[] =>
  ups.flatMap((up) => alongs.map((along) => ({ along, up })));

/** How far right a point of a letter stands on the page. */
export const xOf = ({ x, alongX, upX }: Place, { along, up }: Point): number =>
  x + along * alongX + up * upX;

/** How far down a point of a letter stands on the page. */
export const yOf = ({ y, alongY, upY }: Place, { along, up }: Point): number =>
  y + along * alongY + up * upY;
