import type { RecognisedPage } from '../recognition/page';
import type { ReadOutcome } from '../schemas/resume';

/** The page's request to a worker. `asOf` is YYYY-MM, the month that 'present' means in a resume. */
export interface ReadRequest {
  masar: 'read';
  file: File;
  knownSkills: string[];
  asOf: string;
}

/** The request to understand pages that were recognised. `asOf` is as in `ReadRequest`. */
export interface UnderstandRequest {
  masar: 'understand';
  pages: RecognisedPage[];
  knownSkills: string[];
  asOf: string;
}

/**
 * A worker's answer: it is ready, the outcome of a file, or that its own code did not load. The PDF library posts
 * messages of its own from there, so ours carry a tag.
 */
export type WorkerMessage =
  | { masar: 'ready' }
  | { masar: 'outcome'; outcome: ReadOutcome }
  | { masar: 'missing' };

/** Whether a message is one of ours. */
export const isOurs = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' && data !== null && 'masar' in data;
