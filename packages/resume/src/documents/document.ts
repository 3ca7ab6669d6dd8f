import type { HiddenReason, Unreadable } from '../schemas/resume';

/** A run of text inside a line. Units are points from the page's top-left corner; `end` is exclusive. */
export interface TextRun {
  start: number;
  end: number;
  x: number;
  width: number;
  size: number;
  bold: boolean;
}

/**
 * One line in reading order. `block` numbers the column or table cell that the line belongs to, and `page` counts from
 * 1. `y` is the baseline. The units are points from the page's top-left corner. A tab in the text stands for a gap wide
 * enough to separate cells. Text that a reader does not see stands in lines of its own; in a PDF these follow the
 * visible lines of their page. Other documents have no geometry: their readers lay lines out from top to bottom, so that
 * order, size and gaps keep their meaning.
 */
export interface DocumentLine {
  page: number;
  block: number;
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  hidden: HiddenReason | null;
  runs: TextRun[];
}

/**
 * A part of a document without pages of its own, such as a Word file. Lines are indices into the document's lines. A paragraph of a heading has its level, from 1.
 * A row whose cells are one line each has them in one line, between its tabs.
 */
export type DocumentBlock =
  | { kind: 'paragraph'; heading: number | null; listed: boolean; lines: number[] }
  | { kind: 'table'; rows: ({ lines: number[] } | { cells: DocumentBlock[][] })[] };

/** A document as read, before anything is understood. `blocks` is how one that is no PDF is built. */
export interface ResumeDocument {
  kind: 'pdf' | 'docx' | 'doc' | 'rtf' | 'odt' | 'xml';
  pages: number;
  lines: DocumentLine[];
  blocks?: DocumentBlock[];
}

/** The result of reading the bytes. */
export type DocumentOutcome =
  | { outcome: 'read'; document: ResumeDocument }
  | { outcome: 'refused'; reason: Unreadable };
