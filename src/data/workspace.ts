import type { ItemProgress } from '@/machines/candidate/analysis-item';
import type { Candidate, Corrections } from './schemas/candidate';
import type { JobListing } from './schemas/job-listing';
import type { Notification } from './schemas/notification';
import type { Person } from './schemas/person';
import type { ReadOutcome } from './schemas/resume';
import type { Role } from './schemas/role';
import type { TargetChoice } from './schemas/score';
import type { Credentials, DemoAccount, SessionUser } from './schemas/session';

/**
 * Reads one resume on this device; `onStart` says when its turn has come. Rejects only when `signal`
 * aborts: a file that cannot be read is a refused outcome.
 */
export type ReadResume = (
  file: File,
  options: { knownSkills: string[]; signal: AbortSignal; onStart?: () => void },
) => Promise<ReadOutcome>;

/** How a long run is watched and ended. */
export interface RunOptions {
  signal: AbortSignal;
  report: (progress: ItemProgress) => void;
}

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
    /**
     * Makes each file a candidate, in the order given, analysed against a target. When `signal` aborts,
     * what is done stays, the rest become no candidates, and the promise rejects.
     */
    analyse(files: File[], target: TargetChoice, by: Person, options: RunOptions): Promise<void>;
    /** Measures candidates anew against a target; a Pending one is read first. */
    reanalyse(ids: string[], target: TargetChoice, by: Person, options: RunOptions): Promise<void>;
    /** Keeps corrections beside what was read, and scores again. Rejects with the chart's reason. */
    correct(id: string, corrections: Corrections, by: Person): Promise<Candidate>;
  };
}
