/** The largest file that is read, in bytes: 20 MB. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** The most pages that a PDF may have. */
export const MAX_PAGES = 60;

/** The most pages whose pictures are recognised: two minutes of a laptop's core. */
export const MAX_RECOGNISED_PAGES = 20;

/** The most that a compressed file may unpack to, in bytes: 50 MB. */
export const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

/**
 * The most work that a file may cause, in units of effort. A unit is what reading one byte of a PDF takes. The limit is
 * about a second of a laptop's core, or 200 MB. The heaviest resume that the rules were tuned on takes about a quarter
 * of it.
 */
export const MAX_EFFORT = 16_000_000;

/** The most cells of one point that may be painted: 40 pages' worth. Cells of plain rectangles count less. */
export const MAX_PAINTED = 20_000_000;

/** The most pixels of pictures that are decoded; further pictures are left out. A pixel of a JPEG counts as two. */
export const MAX_PIXELS = 28_000_000;

/** The most entries that a DOCX package may hold. */
export const MAX_ENTRIES = 500;

/** How long one file may take before its worker is ended, in milliseconds. */
export const MAX_READ_MS = 10_000;

/** The most characters that are read of one document: 60 pages of a long resume, 30 of small print. */
export const MAX_CHARACTERS = 150_000;

/** The most paragraphs, or lines, that are read of one document. */
export const MAX_LINES = 6000;
