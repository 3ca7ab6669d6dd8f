export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where everything of a chart stands, in pixels from its top left corner. */
export interface Drawing {
  width: number;
  height: number;
  /** The states, by id. */
  states: Record<string, Box>;
  /** The arrows, in the order they were given: the points they go through, and the box of their words. */
  arrows: { points: Point[]; words: Box }[];
  /** The dots where a chart or a state begins, each with the points of its arrow. */
  starts: { dot: Point; points: Point[] }[];
}
