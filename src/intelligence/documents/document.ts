import type { HiddenReason, Unreadable } from '@/data/schemas/resume';

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
 * One line in reading order. `block` numbers the column or table cell it belongs to, `page` counts from 1, `y`
 * is the baseline, and the units are points from the page's top-left corner. A tab in the text is a gap wide
 * enough to part cells. What a reader does not see stands in lines of its own, in a PDF after the visible
 * ones of its page. DOCX and DOC have no geometry of their own: their readers lay lines out top to bottom so
 * that order, size and gaps still mean what they say.
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

/** A document as read, before anything is understood. */
export interface ResumeDocument {
  kind: 'pdf' | 'docx' | 'doc';
  pages: number;
  lines: DocumentLine[];
}

/** What reading the bytes came to. */
export type DocumentOutcome =
  | { outcome: 'read'; document: ResumeDocument }
  | { outcome: 'refused'; reason: Unreadable };
