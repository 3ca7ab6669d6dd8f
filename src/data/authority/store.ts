import type { Announcement } from '../schemas/announcement';
import type { BillingPayment } from '../schemas/billing';
import type { Candidate } from '../schemas/candidate';
import type { CandidateSearch } from '../schemas/search';
import type { Paging } from '../schemas/page';
import type { Twinned } from '../schemas/twins';
import type { Client } from '../schemas/client';
import type { JobListing } from '../schemas/job-listing';
import type { Named } from '../schemas/person';
import type { Notification } from '../schemas/notification';
import type { WorkRecord } from '../schemas/work-record';
import type { Offer, ProviderPayment, ProviderPlan } from '../schemas/provider';
import type { ReceivedCandidates } from '../schemas/report';
import type { Subscription } from '../schemas/subscription';
import type { Task } from '../schemas/task';
import type { CandidatePage, Neighbours, Topic } from '../port/calls';
import type { User } from '../schemas/user';

/** The messages of two people, oldest first, with their ids. `unread` counts by reader. */
export interface KeptConversation {
  id: string;
  between: readonly [string, string];
  unread: Record<string, number>;
  messages: { id: string; from: string; text: string; time: string }[];
}

/** The records that are kept, by kind. */
export interface Records {
  user: User;
  task: Task;
  /** By the id of the employee. */
  work: WorkRecord;
  candidate: Candidate;
  jobListing: JobListing;
  announcement: Announcement;
  /** A role's notifications in a sample, by role, and those that a person has opened, by person. */
  told: Notification[];
  conversation: KeptConversation;
  /** The company's own, the only one. */
  subscription: Subscription;
  /** What the company paid. */
  payment: BillingPayment;
  client: Client;
  plan: ProviderPlan;
  offer: Offer;
  /** What the provider's other clients paid. */
  providerPayment: ProviderPayment;
}
export type Kind = Topic;

/** The reads of a store. A list comes in the order in which its records were made. */
export interface Reads {
  get<K extends Kind>(kind: K, id: string): Promise<Records[K] | undefined>;
  all<K extends Kind>(kind: K): Promise<Records[K][]>;
  /** The records of some ids, in any order; without those that are not there. */
  some<K extends Kind>(kind: K, ids: readonly string[]): Promise<Records[K][]>;
  /** The present names of the users of some ids, in any order; without those that are not there. */
  names(ids: readonly string[]): Promise<Named[]>;
}

/** What a person signs in with. The email is in lower case; the hash is of the password. */
export interface Account {
  id: string;
  email: string;
  hash: string;
}

/** The reads and writes of one atomic transaction. */
export interface Transaction extends Reads {
  put<K extends Kind>(kind: K, id: string, record: Records[K]): void;
  drop(kind: Kind, id: string): void;
  /** The earlier answer to a command; undefined where there is none. @param key the command's id. */
  answered(key: string): Promise<unknown>;
  keepAnswer(key: string, answer: unknown): void;
  /** Lets a person sign in from now on. Refused where somebody signs in with that email already. */
  giveAccount(person: string, account: Account): void;
}

/**
 * What is asked of all candidates at once. A company may have very many, so that the store finds the answer where
 * they are kept. Those who were merged into others are in no list.
 */
export interface CandidateReads {
  /** The candidates that a search asks for, the last received first unless it orders them. */
  page(search: CandidateSearch, paging?: Paging): Promise<CandidatePage>;
  /** Who stands beside a candidate in the list of a search; null where the list does not have the candidate. */
  neighbours(id: string, search: CandidateSearch): Promise<Neighbours | null>;
  /** All that were received, merged or not, in any order. */
  received(): Promise<ReceivedCandidates[]>;
  /** The candidates who may be the same person as others, in the order of the list. */
  twins(): Promise<Twinned[]>;
  /** The candidates that were merged into one, in the order in which they were made. */
  partsOf(id: string): Promise<Candidate[]>;
}

/** Where a world keeps its records. */
export interface Store extends Reads {
  candidates: CandidateReads;
  /**
   * Runs `work` as one atomic transaction: nothing happens between its reads and its writes. Keeps what it wrote
   * once it resolves. Those who watch the world are told what changed before this resolves.
   */
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}
