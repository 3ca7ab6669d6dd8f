import type { CandidateProfile } from '@/machines/candidate/profile';
import type { KnownTarget } from '@/machines/candidate/targets';
import type { ItemProgress } from '@/machines/candidate/analysis-item';
import type { ReadOutcome } from '@masar/resume/schemas';
import type { Page } from '../schemas/page';
import type { Named } from '../schemas/person';

/**
 * Reads one resume on this device. `onStart` is called when its turn has come. Rejects only when `signal` aborts:
 * a file that cannot be read is a refused outcome.
 */
export type ReadResume = (
  file: File,
  options: { knownSkills: string[]; signal: AbortSignal; onStart?: () => void },
) => Promise<ReadOutcome>;

/**
 * Reads a file whose pages are pictures, by recognising their text on this device; what that takes is loaded at the first call.
 * `onShare` is told how much is done, from 0 to 1. Rejects with a sentence where the recogniser does not load.
 */
export type RecogniseResume = (
  file: File,
  options: { knownSkills: string[]; signal: AbortSignal; onShare: (share: number) => void },
) => Promise<ReadOutcome>;

/** What reads files on this device. */
export interface OnDevice {
  readResume: ReadResume;
  recogniseResume: RecogniseResume;
}

/** A page of candidates, without the readings of their files. */
export interface CandidatePage extends Page<CandidateProfile> {
  /** All targets that some candidate is measured against, the last asked for first. */
  targets: KnownTarget[];
  /** The candidates that were found and analysed, and have no score against the target: the first 500 ids. */
  unscored: { count: number; ids: string[] };
}

/**
 * Where a candidate stands in a list: the place, counted from 1, how many are listed, and who stands before and after.
 */
export interface Neighbours {
  place: number;
  found: number;
  previous: Named | null;
  next: Named | null;
}

/** How a long run is watched and ended. */
export interface RunOptions {
  signal: AbortSignal;
  report: (progress: ItemProgress) => void;
}

/** How the upload of a file is watched and ended. `onProgress` is told the part that was sent, from 0 to 1. */
export interface KeepOptions {
  signal: AbortSignal;
  onProgress?: (sent: number) => void;
}

/** The kinds of records. A command changes one or several of them. */
export type Topic =
  | 'user'
  | 'task'
  | 'work'
  | 'candidate'
  | 'jobListing'
  | 'announcement'
  | 'told'
  | 'conversation'
  | 'subscription'
  | 'payment'
  | 'client'
  | 'plan'
  | 'offer'
  | 'providerPayment';

/** The options of every command. */
export interface Sent {
  /** The version of the record that the person saw. A record that changed since then refuses the command. */
  seen?: number;
  /** The command's own id, made by the page. A command that is sent again with the same id is not done again. */
  key?: string;
}

/** Records that the provider's operator keeps. */
export interface KeptRecords<TRecord, TDraft> {
  /** In the order they were added. */
  list: () => Promise<TRecord[]>;
  /** One record. Rejects where there is none by that id, or it was removed. */
  get: (id: string) => Promise<TRecord>;
  /** A new one starts active. */
  add: (draft: TDraft, sent?: Sent) => Promise<TRecord>;
  change: (id: string, draft: TDraft, sent?: Sent) => Promise<TRecord>;
  /** Removes a record. The world keeps it for `restore`. */
  remove: (id: string, sent?: Sent) => Promise<void>;
  /** Puts a removed record back as it was and where it was. Rejects when it was not removed. */
  restore: (id: string, sent?: Sent) => Promise<void>;
}
