import type { Candidate, Corrections } from './schemas/candidate';
import type { JobListing } from './schemas/job-listing';
import type { Notification } from './schemas/notification';
import type { ReadOutcome, Refusal } from './schemas/resume';
import type { Role } from './schemas/role';
import type { Target } from './schemas/score';
import type { Credentials, DemoAccount, SessionUser } from './schemas/session';

/** Reads one resume on this device. Rejects only when `signal` aborts; a bad file is a refused outcome. */
export type ReadResume = (
  file: File,
  options: { knownSkills: string[]; signal: AbortSignal },
) => Promise<ReadOutcome>;

/** What happened to the file at `index` of an analysis. */
export type AnalysisProgress =
  | { index: number; stage: 'reading' }
  | { index: number; stage: 'analysed'; candidateId: string; refusal: Refusal | null };

/** What a world can do. Every argument and result is a schema type; every refusal rejects with a sentence. */
export interface Workspace {
  accounts: {
    /** Resolves to the person, or rejects with 'Invalid email or password.' */
    signIn(credentials: Credentials): Promise<SessionUser>;
    /** The accounts that a visitor may try; empty outside the demo. */
    demo(): Promise<DemoAccount[]>;
  };
  notifications: { list(role: Role): Promise<Notification[]> };
  jobListings: { list(): Promise<JobListing[]> };
  candidates: {
    /** Newest analysis first; inside one analysis in the order the files were selected. */
    list(): Promise<Candidate[]>;
    /** Rejects when there is no such candidate. */
    get(id: string): Promise<Candidate>;
    /** Analyses files against a target and keeps what is done when `signal` aborts. */
    analyse(
      files: File[],
      target: Target,
      by: SessionUser,
      options: { signal: AbortSignal; report: (progress: AnalysisProgress) => void },
    ): Promise<void>;
    /** Scores candidates that were read anew against a target. */
    reanalyse(
      ids: string[],
      target: Target,
      by: SessionUser,
      options: { signal: AbortSignal; report: (progress: AnalysisProgress) => void },
    ): Promise<void>;
    /** Keeps corrections beside what was read, and scores again. */
    correct(id: string, corrections: Corrections, by: SessionUser): Promise<Candidate>;
  };
}
