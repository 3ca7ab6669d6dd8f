import type { Look } from '../documents/open-pages';

/** The page's request to a worker that draws. `width` is in pixels, and `ask` tells the answers apart. */
export type PagesRequest =
  | { masar: 'open'; file: File }
  | { masar: 'draw'; ask: number; page: number; width: number };

/** The worker's answers. A failure of opening has no `ask`, and `missing` code was not loaded. */
export type PagesAnswer =
  | { masar: 'missing' }
  | { masar: 'opened'; look: Look }
  | { masar: 'drawn'; ask: number; drawn: ImageBitmap }
  | { masar: 'failed'; ask: number | null };
