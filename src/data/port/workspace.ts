import type { ActivationCommand } from '@/machines/activation/activation.machine';
import type { CandidateProfile } from '@/machines/candidate/profile';
import type { KnownTarget } from '@/machines/candidate/targets';
import type { ItemProgress } from '@/machines/candidate/analysis-item';
import type { TaskCommand } from '@/machines/task/task.machine';
import type { Announcement } from '../schemas/announcement';
import type { BillingPayment } from '../schemas/billing';
import type { Candidate, Corrections } from '../schemas/candidate';
import type { Client, ClientDraft, ListedClient } from '../schemas/client';
import type { ChatMessage, Conversation } from '../schemas/conversation';
import type { JobListing, NewJobListing } from '../schemas/job-listing';
import type { ManagerDashboard } from '../schemas/manager-dashboard';
import type { Notification } from '../schemas/notification';
import type { Page, Paging } from '../schemas/page';
import type { Twinned } from '../schemas/twins';
import type { EmployeePerformance } from '../schemas/performance';
import type { PlanId } from '../schemas/plan';
import type {
  Offer,
  OfferDraft,
  PaymentHistory,
  PlanDraft,
  ProviderFigures,
  ProviderPayment,
  ProviderPlan,
  SystemHealth,
} from '../schemas/provider';
import type { InterviewQuestion } from '../schemas/question';
import type { HrDashboard, Report, ReportType } from '../schemas/report';
import type { ReadOutcome } from '../schemas/resume';
import type { OwnRisk, RiskEmployee } from '../schemas/risk';
import type {
  BillingSearch,
  CandidateQuery,
  ClientSearch,
  ReceivedSearch,
  TaskSearch,
  UserSearch,
} from '../schemas/search';
import type { TargetChoice } from '../schemas/score';
import type { Credentials } from '../schemas/credentials';
import type { DemoAccount, SessionUser } from '../schemas/session';
import type { Subscription } from '../schemas/subscription';
import type { Task, TaskAssignment, TaskSuggestion, TeamTask } from '../schemas/task';
import type { TeamDashboard, TeamMember } from '../schemas/team';
import type { ProfileUpdate, User, UserDetails } from '../schemas/user';
import type { NewUser } from '../schemas/new-user';
import type { UserOverview } from '../schemas/user-overview';

/**
 * Reads one resume on this device; `onStart` says when its turn has come. Rejects only when `signal`
 * aborts: a file that cannot be read is a refused outcome.
 */
export type ReadResume = (
  file: File,
  options: { knownSkills: string[]; signal: AbortSignal; onStart?: () => void },
) => Promise<ReadOutcome>;

/** A page of candidates, without what was read of their files. */
export interface CandidatePage extends Page<CandidateProfile> {
  /** What somebody of all candidates is measured against, the last asked for first. */
  targets: KnownTarget[];
  /** The ids of those found who were analysed and have no score against the target. */
  unscored: string[];
}

/** How a long run is watched and ended. */
interface RunOptions {
  signal: AbortSignal;
  report: (progress: ItemProgress) => void;
}

/** What there are records of: a command changes one of a kind or several. */
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

/** What a command carries beside what it asks. */
export interface Sent {
  /** How often the record had been changed when the person saw it: one that was changed since refuses. */
  seen?: number;
  /** The command's own id, made by the page: what is sent again under it is not done again. */
  key?: string;
}

/** Records that the provider's operator keeps. Everything rejects for anybody else. */
export interface KeptRecords<TRecord, TDraft> {
  /** In the order they were added. */
  list: () => Promise<TRecord[]>;
  /** Rejects where there is no such one, or it was removed. */
  get: (id: string) => Promise<TRecord>;
  /** A new one starts active. */
  add: (draft: TDraft, sent?: Sent) => Promise<TRecord>;
  change: (id: string, draft: TDraft, sent?: Sent) => Promise<TRecord>;
  /** Takes a record away; the world keeps it for `restore`. */
  remove: (id: string, sent?: Sent) => Promise<void>;
  /** Puts a removed record back as it was and where it was. Rejects when it was not removed. */
  restore: (id: string, sent?: Sent) => Promise<void>;
}

/** What a world can do. Every argument and result is a schema type; every refusal rejects with a sentence. */
export interface Workspace {
  /**
   * Tells what changed, whoever changed it. A command's answer waits for those who are told: once it is there, the
   * screen shows what it did.
   */
  watch: (onChange: (topics: ReadonlySet<Topic>) => Promise<void>) => void;
  /** Who asks: every other call here is theirs, and rejects where nobody is signed in. */
  session: {
    /** The person signed in, as this world knows them; null for a visitor. */
    current: () => Promise<SessionUser | null>;
    /** Resolves to the person, or rejects with 'Invalid email or password.' Nobody is signed in once `signal` aborts. */
    signIn: (credentials: Credentials, signal: AbortSignal) => Promise<SessionUser>;
    signOut: () => Promise<void>;
    /**
     * The provider panel for whoever opened it, signed in or not: the route has no guard, so that a world decides
     * who asks there. Rejects where only the operator's own account may.
     */
    providerPanel: () => Promise<{ user: SessionUser; workspace: Workspace }>;
    /** The accounts that a visitor may try; empty outside the demo. */
    demoAccounts: () => Promise<DemoAccount[]>;
  };
  notifications: {
    /** Newest first. */
    list: (paging?: Paging) => Promise<Page<Notification>>;
    /** Opens one that the asker's role was told. Rejects when there is no such one. */
    markRead: (id: string) => Promise<void>;
  };
  conversations: {
    /** The asker's conversations, the one written in last first. */
    list: (paging?: Paging) => Promise<Page<Conversation>>;
    /** Rejects unless the asker takes part. */
    get: (id: string) => Promise<Conversation>;
    /**
     * Oldest first; pages count back from the newest, so that the first ends with it. Rejects unless the asker
     * takes part.
     */
    messages: (id: string, paging?: Paging) => Promise<Page<ChatMessage>>;
    /** Says something, which the other has then not read. Rejects with what it lacks. */
    send: (id: string, text: string, sent?: Sent) => Promise<ChatMessage>;
    /** The asker has read what there is. Rejects unless they take part. */
    markRead: (id: string) => Promise<void>;
  };
  jobListings: {
    /** Newest first. */
    list: () => Promise<JobListing[]>;
    /** Opens a listing today, at the top. Rejects with the chart's reason. */
    create: (draft: NewJobListing, sent?: Sent) => Promise<JobListing>;
  };
  announcements: {
    /** Newest first. */
    list: () => Promise<Announcement[]>;
  };
  candidates: {
    /**
     * Those that were not merged into others, newest analysis first unless sorted; inside one analysis in the order
     * the files were selected.
     */
    list: (query: CandidateQuery, paging?: Paging) => Promise<CandidatePage>;
    /** Rejects when there is no such candidate. */
    get: (id: string) => Promise<Candidate>;
    /** The candidates of the lists who may be the same person as others, in the order of the list. */
    twins: () => Promise<Twinned[]>;
    /** What was merged of a candidate: into whom, and who into it. Rejects when there is no such candidate. */
    merged: (id: string) => Promise<{ into: Candidate | null; parts: Candidate[] }>;
    /**
     * Makes each file a candidate, in the order given, measured against a target; without one it is read and
     * has no score. When `signal` aborts, what is done stays, the rest become no candidates, and the promise
     * rejects.
     */
    analyse: (files: File[], target: TargetChoice, options: RunOptions) => Promise<void>;
    /**
     * Measures candidates against a target, beside or in place of what they scored against it before; a
     * Pending one is read first. Rejects where no target is named.
     */
    reanalyse: (ids: string[], target: TargetChoice, options: RunOptions) => Promise<void>;
    /**
     * Takes the last re-analysis of candidates back. Resolves to how many it was taken back for: nothing was
     * there before a first analysis, and nothing is taken from under a correction.
     */
    undoReanalysis: (ids: string[]) => Promise<number>;
    /** Keeps corrections beside what was read, and measures every score anew. Rejects with the chart's reason. */
    correct: (id: string, corrections: Corrections, sent?: Sent) => Promise<Candidate>;
    /**
     * Keeps one candidate for another who is the same person and leaves the lists, with all that it holds.
     * Rejects with the chart's reason.
     */
    merge: (id: string, into: string, sent?: Sent) => Promise<Candidate>;
    /** Takes a merging back. Rejects with the chart's reason. */
    separate: (id: string, sent?: Sent) => Promise<Candidate>;
    /** Keeps that two candidates are two people. Rejects with the chart's reason. */
    tellApart: (id: string, other: string, sent?: Sent) => Promise<Candidate>;
  };
  tasks: {
    /**
     * The tasks that the asker has to do with: an employee's own, a team manager's team's, and those that HR
     * assigned. Newest first unless sorted; sorted ones that are even stand in the order of their making.
     */
    list: (search: TaskSearch, paging?: Paging) => Promise<Page<Task>>;
    /** Rejects where there is no such task, or the asker has nothing to do with it. */
    get: (id: string) => Promise<Task>;
    /** HR's form makes a task. Rejects with the chart's reason. */
    assign: (assignment: TaskAssignment, sent?: Sent) => Promise<Task>;
    /** The team manager's modal makes a task. Rejects with the chart's reason. */
    add: (draft: TeamTask, sent?: Sent) => Promise<Task>;
    /** Takes a task one step further. Rejects with its chart's reason. */
    send: (id: string, command: TaskCommand, sent?: Sent) => Promise<Task>;
    /** Takes a task away; the world keeps it for `restore`. */
    remove: (id: string, sent?: Sent) => Promise<void>;
    /** Puts a removed task back as it was. Rejects when it was not removed. */
    restore: (id: string, sent?: Sent) => Promise<void>;
    /**
     * 'AI Suggest': of the people whom the asker can assign a task to, who has the skill and the lightest load,
     * by when, and why. Rejects without a title, or when nobody can be assigned.
     */
    suggest: (title: string) => Promise<TaskSuggestion>;
  };
  employees: {
    /** The employees by name, the inactive as well: what they did stays on record. */
    list: () => Promise<User[]>;
    /** The active people whom the asker can assign a task to, by name: a team manager's are those of the team. */
    assignable: () => Promise<User[]>;
    /** Rejects when there is no such person. */
    get: (id: string) => Promise<User>;
    /** The asker. Rejects where they are not in the directory. */
    profile: () => Promise<User>;
    /** Keeps what the asker changed in their profile. The account signs in as before. */
    updateProfile: (draft: ProfileUpdate, sent?: Sent) => Promise<User>;
  };
  /** For those who manage the users; everything here rejects for anyone but a company manager or an admin. */
  users: {
    /** Newest account first, unless sorted. Without paging all that is found is on one page. */
    list: (search: UserSearch, paging?: Paging) => Promise<Page<User>>;
    /** Null where there is no such user. */
    get: (id: string) => Promise<UserDetails | null>;
    /** Makes an account today. Its password goes to what signs people in, and is in no record. */
    add: (draft: NewUser, sent?: Sent) => Promise<User>;
    /** Activates or deactivates a user. Rejects with the chart's reason. */
    send: (id: string, command: ActivationCommand, sent?: Sent) => Promise<User>;
    /** Who uses the product, in numbers. */
    overview: () => Promise<UserOverview>;
  };
  performance: {
    /** Computed from the employee's tasks, evaluations and attendance. Rejects for an unknown id. */
    of: (employeeId: string) => Promise<EmployeePerformance>;
  };
  risk: {
    /** Everyone active whose work is on record, highest score first. */
    list: () => Promise<RiskEmployee[]>;
    /**
     * What an employee sees of their own; null for someone inactive, or without work on record. Rejects for an
     * unknown id.
     */
    of: (employeeId: string) => Promise<OwnRisk | null>;
  };
  team: {
    /** The figures of the asker's team. */
    dashboard: () => Promise<TeamDashboard>;
    /** The members of the asker's team, by name, with their tasks. */
    members: () => Promise<TeamMember[]>;
  };
  questions: {
    /**
     * Three questions from the candidate's position, and the skills the job asks and the resume lacks or claims.
     * @param target the key of the job: one that the candidate was measured against, the last one where null.
     */
    generate: (candidateId: string, target: string | null) => Promise<InterviewQuestion[]>;
  };
  subscription: {
    /** The company's own. */
    get: () => Promise<Subscription>;
    /** Pays for a month of a plan from today on. Rejects with the chart's reason. */
    subscribe: (plan: PlanId, sent?: Sent) => Promise<Subscription>;
  };
  billing: {
    /** What the company paid for its subscription or tried to. Without paging all that is found is on one page. */
    list: (search: BillingSearch, paging?: Paging) => Promise<Page<BillingPayment>>;
  };
  reports: {
    get: (type: ReportType) => Promise<Report>;
    /** The same report, ordered as a document and so taking its time. */
    generate: (type: ReportType) => Promise<Report>;
    hrDashboard: () => Promise<HrDashboard>;
    managerDashboard: () => Promise<ManagerDashboard>;
  };
  /** The provider's own view of its business. Everything rejects for anybody but its operator. */
  provider: {
    /** Computed from payments and clients. */
    figures: () => Promise<ProviderFigures>;
    /** Newest first, unless sorted. Without paging all that is found is on one page. */
    payments: (search: ReceivedSearch, paging?: Paging) => Promise<Page<ProviderPayment>>;
    health: () => Promise<SystemHealth>;
  };
  plans: KeptRecords<ProviderPlan, PlanDraft> & {
    /** Activates or deactivates a plan. Rejects with the chart's reason. */
    send: (id: string, command: ActivationCommand, sent?: Sent) => Promise<ProviderPlan>;
  };
  offers: KeptRecords<Offer, OfferDraft>;
  /** The provider's clients. Everything rejects for anybody but its operator. */
  clients: {
    /** In the order they were added, unless sorted. Without paging all that is found is on one page. */
    list: (search: ClientSearch, paging?: Paging) => Promise<Page<ListedClient>>;
    /** What a client paid. Null where there is no such client. */
    payments: (id: string) => Promise<PaymentHistory | null>;
    /** A new one starts active. */
    add: (draft: ClientDraft, sent?: Sent) => Promise<Client>;
    /** Activates or deactivates a client. Rejects with the chart's reason. */
    send: (id: string, command: ActivationCommand, sent?: Sent) => Promise<Client>;
  };
}
