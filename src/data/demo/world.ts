import type { Announcement } from '../schemas/announcement';
import type { BillingPayment } from '../schemas/billing';
import type { Client } from '../schemas/client';
import type { JobListing } from '../schemas/job-listing';
import type { Notification } from '../schemas/notification';
import type { WorkRecord } from '../schemas/work-record';
import type { Named } from '../schemas/person';
import type { Offer, ProviderPayment, ProviderPlan, SystemHealth } from '../schemas/provider';
import type { ReadOutcome } from '@masar/resume/schemas';
import type { Role } from '../schemas/role';
import type { SessionUser } from '../schemas/session';
import type { Subscription } from '../schemas/subscription';
import type { Task } from '../schemas/task';
import type { User } from '../schemas/user';
import type { Candidate } from '../schemas/candidate';
import type { KeptConversation } from '../authority/store';
import type { OnDevice } from '../port/calls';

/** Waits a number of milliseconds. A test settles the wait when it likes. */
export type Wait = (ms: number) => Promise<void>;

/** The provider's records without the payments of the demo's company. Payments are oldest first. */
export interface ProviderSample {
  clients: Client[];
  payments: ProviderPayment[];
  plans: ProviderPlan[];
  offers: Offer[];
  health: SystemHealth;
}

/**
 * The records that a demo world starts from. The larger lists load when a screen first asks for them. All of them
 * are dated by the given `now`, so that the demo is the same in any month.
 */
export interface Sample {
  accounts: SessionUser[];
  /** The company, which is one of the provider's clients. */
  company: Named;
  notifications: (now: Date) => Promise<Partial<Record<Role, Notification[]>>>;
  jobListings: (now: Date) => Promise<JobListing[]>;
  users: (now: Date) => Promise<User[]>;
  tasks: (now: Date) => Promise<Task[]>;
  workRecords: (now: Date) => Promise<WorkRecord[]>;
  /** Newest first. */
  announcements: (now: Date) => Promise<Announcement[]>;
  subscription: (now: Date) => Promise<Subscription>;
  /** The company's payments for it, oldest first. */
  payments: (now: Date) => Promise<BillingPayment[]>;
  conversations: (now: Date) => Promise<KeptConversation[]>;
  candidates: (now: Date) => Promise<Candidate[]>;
  provider: (now: Date) => Promise<ProviderSample>;
  /** The results of reading the files of the Pending candidates, by candidate id. */
  readings: () => Promise<Record<string, ReadOutcome>>;
}

/** The outside world of a demo world, which a test can replace. */
export interface DemoOptions extends OnDevice {
  now: () => Date;
  random: () => number;
  /** A new, unique id. */
  newId: () => string;
  wait: Wait;
  sample: Sample;
}
