import type { HiddenReason } from '../../schemas/resume';

/** A stretch of text of one look; `size` in points. A tab or a line break is a character of it. */
export interface Run {
  text: string;
  size: number;
  bold: boolean;
  hidden: HiddenReason | null;
}

/** A paragraph, with the text boxes that hang on it. Lengths in points. */
export interface Paragraph {
  kind: 'paragraph';
  runs: Run[];
  boxes: Flow[];
  indent: number;
  before: number;
  after: number;
  listed: boolean;
  /** The level of a heading, from 1. */
  heading?: number | null;
}

/** A row of cells. `column` is where in the grid a cell begins. */
export type Row = { column: number; flow: Flow }[];

export interface Table {
  kind: 'table';
  rows: Row[];
}

/** Stands for a page break. */
interface PageBreak {
  kind: 'page';
}

/** The parts of a document, a cell or a box, from top to bottom. */
export type Flow = (Paragraph | Table | PageBreak)[];
