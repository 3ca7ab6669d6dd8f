import type { ReadOutcome } from '../schemas/resume';

/** What the page asks of a worker. `asOf` is YYYY-MM: what 'present' means in a resume. */
export interface ReadRequest {
  masar: 'read';
  file: File;
  knownSkills: string[];
  asOf: string;
}

/**
 * What a worker answers: it is ready, what a file came to, or that its own code did not arrive. PDF code posts
 * messages of its own from there, so ours carry a tag.
 */
export type WorkerMessage =
  | { masar: 'ready' }
  | { masar: 'outcome'; outcome: ReadOutcome }
  | { masar: 'missing' };

/** Whether a message is one of ours. */
export const isOurs = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' && data !== null && 'masar' in data;
