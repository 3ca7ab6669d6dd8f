export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/**
 * The sizes of a chart's texts and marks, in pixels. An arrow has three lines of text for each transition that it
 * stands for: what is done, who did it, and when.
 */
export const measures = {
  line: 16,
  linesPerWay: 3,
  state: 48,
  title: 24,
  dot: 12,
  noteLetters: 22,
} as const;

/** The position of every part of a chart, in pixels from its top left corner. */
export interface Drawing {
  width: number;
  height: number;
  /** The states, by id. */
  states: Record<string, Box>;
  /** The room of each state's own words, by id: of a state that holds no others, the state itself. */
  words: Record<string, Box>;
  /**
   * The arrows, in the order they were given. `points` are the points that an arrow goes through. `words` is the
   * box of its text, and `anchor` tells whether the text starts or ends beside the arrow.
   */
  arrows: { points: Point[]; words: Box & { anchor: 'start' | 'end' } }[];
  /** The dots where a chart or a state begins, each with the points of its arrow. */
  starts: { dot: Point; points: Point[] }[];
}
