import type { ActivationCommand } from '@/machines/activation/activation.machine';
import type { ItemProgress } from '@/machines/candidate/analysis-item';
import type { TaskCommand } from '@/machines/task/task.machine';
import type { Announcement } from './schemas/announcement';
import type { BillingPayment } from './schemas/billing';
import type { Candidate, Corrections } from './schemas/candidate';
import type { Client, ClientDraft, ListedClient } from './schemas/client';
import type { ChatMessage, Conversation } from './schemas/conversation';
import type { JobListing, NewJobListing } from './schemas/job-listing';
import type { ManagerDashboard } from './schemas/manager-dashboard';
import type { Notification } from './schemas/notification';
import type { EmployeePerformance } from './schemas/performance';
import type { Person } from './schemas/person';
import type { PlanId } from './schemas/plan';
import type {
  Offer,
  OfferDraft,
  PlanDraft,
  ProviderFigures,
  ProviderPayment,
  ProviderPlan,
  SystemHealth,
} from './schemas/provider';
import type { InterviewQuestion } from './schemas/question';
import type { HrDashboard, Report, ReportType } from './schemas/report';
import type { ReadOutcome } from './schemas/resume';
import type { OwnRisk, RiskEmployee } from './schemas/risk';
import type { Role } from './schemas/role';
import type { TargetChoice } from './schemas/score';
import type { Credentials } from './schemas/credentials';
import type { DemoAccount, SessionUser } from './schemas/session';
import type { Subscription } from './schemas/subscription';
import type { Task, TaskAssignment, TaskFilter, TaskSuggestion, TeamTask } from './schemas/task';
import type { TeamDashboard, TeamMember } from './schemas/team';
import type { ProfileUpdate, User } from './schemas/user';
import type { NewUser } from './schemas/new-user';
import type { UserOverview } from './schemas/user-overview';

/**
 * Reads one resume on this device; `onStart` says when its turn has come. Rejects only when `signal`
 * aborts: a file that cannot be read is a refused outcome.
 */
export type ReadResume = (
  file: File,
  options: { knownSkills: string[]; signal: AbortSignal; onStart?: () => void },
) => Promise<ReadOutcome>;

/** How a long run is watched and ended. */
interface RunOptions {
  signal: AbortSignal;
  report: (progress: ItemProgress) => void;
}

/** Records that the provider's operator keeps. Everything rejects for anybody else. */
export interface KeptRecords<TRecord, TDraft> {
  /** In the order they were added. */
  list(by: Person): Promise<TRecord[]>;
  /** A new one starts active. */
  add(draft: TDraft, by: Person): Promise<TRecord>;
  change(id: string, draft: TDraft, by: Person): Promise<TRecord>;
  /** Takes a record away; the world keeps it for `restore`. */
  remove(id: string, by: Person): Promise<void>;
  /** Puts a removed record back as it was and where it was. Rejects when it was not removed. */
  restore(id: string, by: Person): Promise<void>;
}

/** What a world can do. Every argument and result is a schema type; every refusal rejects with a sentence. */
export interface Workspace {
  accounts: {
    /** Resolves to the person, or rejects with 'Invalid email or password.' */
    signIn(credentials: Credentials): Promise<SessionUser>;
    /** The person as this world knows them: a stored user may be old, or come from elsewhere. */
    recognise(user: SessionUser): Promise<SessionUser>;
    /**
     * Who works at the provider panel for whoever opened it, signed in or not: the route has no guard, so
     * that a world decides. Rejects where only the operator's own account may.
     */
    operator(user: SessionUser | null): Promise<SessionUser>;
    /** The accounts that a visitor may try; empty outside the demo. */
    demo(): Promise<DemoAccount[]>;
  };
  notifications: {
    /** Newest first. */
    list(role: Role): Promise<Notification[]>;
    /** Somebody opened one that their role was told. Rejects when there is no such one. */
    markRead(id: string, by: Person): Promise<void>;
  };
  conversations: {
    /** A person's conversations, the one written in last first. @param email the account's email. */
    list(email: string): Promise<Conversation[]>;
    /** Oldest first. Rejects unless the person takes part. */
    messages(id: string, email: string): Promise<ChatMessage[]>;
    /** Says something, which the other has then not read. Rejects with what it lacks. */
    send(id: string, text: string, email: string): Promise<ChatMessage>;
    /** The person has read what there is. Rejects unless they take part. */
    markRead(id: string, email: string): Promise<void>;
  };
  jobListings: {
    /** Newest first. */
    list(): Promise<JobListing[]>;
    /** Opens a listing today, at the top. Rejects with what the draft lacks, or when `by` is not HR. */
    create(draft: NewJobListing, by: Person): Promise<JobListing>;
  };
  announcements: {
    /** Newest first. */
    list(): Promise<Announcement[]>;
  };
  candidates: {
    /** Newest analysis first; inside one analysis in the order the files were selected. */
    list(): Promise<Candidate[]>;
    /** Rejects when there is no such candidate. */
    get(id: string): Promise<Candidate>;
    /**
     * Makes each file a candidate, in the order given, measured against a target; without one it is read and
     * has no score. When `signal` aborts, what is done stays, the rest become no candidates, and the promise
     * rejects.
     */
    analyse(files: File[], target: TargetChoice, by: Person, options: RunOptions): Promise<void>;
    /**
     * Measures candidates against a target, beside or in place of what they scored against it before; a
     * Pending one is read first. Rejects where no target is named.
     */
    reanalyse(ids: string[], target: TargetChoice, by: Person, options: RunOptions): Promise<void>;
    /**
     * Takes the last re-analysis of candidates back. Resolves to how many it was taken back for: nothing was
     * there before a first analysis, and nothing is taken from under a correction.
     */
    undoReanalysis(ids: string[], by: Person): Promise<number>;
    /** Keeps corrections beside what was read, and measures every score anew. Rejects with the chart's reason. */
    correct(id: string, corrections: Corrections, by: Person): Promise<Candidate>;
    /**
     * Keeps one candidate for another who is the same person and leaves the lists, with all that it holds.
     * Rejects with the chart's reason.
     */
    merge(id: string, into: string, by: Person): Promise<Candidate>;
    /** Takes a merging back. Rejects with the chart's reason. */
    separate(id: string, by: Person): Promise<Candidate>;
    /** Keeps that two candidates are two people. Rejects with the chart's reason. */
    tellApart(id: string, other: string, by: Person): Promise<Candidate>;
  };
  tasks: {
    /** Newest first. */
    list(filter?: TaskFilter): Promise<Task[]>;
    /** Rejects when there is no such task. */
    get(id: string): Promise<Task>;
    /** HR's form makes a task. Rejects with what the draft lacks, or who may not. */
    assign(assignment: TaskAssignment, by: Person): Promise<Task>;
    /** The team manager's modal makes a task. Rejects with what the draft lacks, or who may not. */
    add(draft: TeamTask, by: Person): Promise<Task>;
    /** Takes a task one step further. Rejects with its chart's reason. */
    send(id: string, command: TaskCommand, by: Person): Promise<Task>;
    /** Takes a task away; the world keeps it for `restore`. */
    remove(id: string, by: Person): Promise<void>;
    /** Puts a removed task back as it was. Rejects when it was not removed. */
    restore(id: string, by: Person): Promise<void>;
    /**
     * 'AI Suggest': who has the skill and the lightest load, by when, and why. `team` narrows the choice to
     * a team manager's team. Rejects without a title, or when nobody can be assigned.
     */
    suggest(title: string, team?: string): Promise<TaskSuggestion>;
  };
  employees: {
    /** The employees by name, the inactive as well: what they did stays on record. */
    list(): Promise<User[]>;
    /** The active people whom a task can be assigned to, by name; `team` narrows to a team manager's team. */
    assignable(team?: string): Promise<User[]>;
    /** Rejects when there is no such person. */
    get(id: string): Promise<User>;
    /** The person behind an account's email. Rejects when there is none. */
    profile(email: string): Promise<User>;
    /**
     * Keeps what a person changed in their profile. The account signs in as before; its name follows.
     * @param email the account's email.
     */
    updateProfile(email: string, draft: ProfileUpdate): Promise<User>;
  };
  /** For those who manage the users; everything here rejects for anyone but a company manager or an admin. */
  users: {
    /** Newest account first. */
    list(by: Person): Promise<User[]>;
    /** Makes an account today. Its password goes to what signs people in, and is in no record. */
    add(draft: NewUser, by: Person): Promise<User>;
    /** Activates or deactivates a user. Rejects with the chart's reason. */
    send(id: string, command: ActivationCommand, by: Person): Promise<User>;
    /** Who uses the product, in numbers. */
    overview(by: Person): Promise<UserOverview>;
  };
  performance: {
    /** Computed from the employee's tasks, evaluations and attendance. Rejects for an unknown id. */
    of(employeeId: string): Promise<EmployeePerformance>;
  };
  risk: {
    /** Everyone active whose work is on record, highest score first. */
    list(): Promise<RiskEmployee[]>;
    /**
     * What an employee sees of their own; null for someone inactive, or without work on record. Rejects for an
     * unknown id.
     */
    of(employeeId: string): Promise<OwnRisk | null>;
  };
  team: {
    /** The figures of a team manager's team. @param manager the team manager's name. */
    dashboard(manager: string): Promise<TeamDashboard>;
    /** The members of a team manager's team, by name, with their tasks. */
    members(manager: string): Promise<TeamMember[]>;
  };
  questions: {
    /**
     * Three questions from the candidate's position, and the skills the job asks and the resume lacks or claims.
     * @param target the key of the job: one that the candidate was measured against, the last one where null.
     */
    generate(candidateId: string, target: string | null): Promise<InterviewQuestion[]>;
  };
  subscription: {
    /** The company's own. */
    get(): Promise<Subscription>;
    /** Pays for a month of a plan from today on. Rejects with the chart's reason. */
    subscribe(plan: PlanId, by: Person): Promise<Subscription>;
  };
  billing: {
    /** What the company paid for its subscription or tried to, newest first. */
    list(): Promise<BillingPayment[]>;
  };
  reports: {
    get(type: ReportType): Promise<Report>;
    /** The same report, ordered as a document and so taking its time. */
    generate(type: ReportType): Promise<Report>;
    hrDashboard(): Promise<HrDashboard>;
    managerDashboard(): Promise<ManagerDashboard>;
  };
  /** The provider's own view of its business. Everything rejects for anybody but its operator. */
  provider: {
    /** Computed from payments and clients. */
    figures(by: Person): Promise<ProviderFigures>;
    /** Newest first. */
    payments(by: Person): Promise<ProviderPayment[]>;
    health(by: Person): Promise<SystemHealth>;
  };
  plans: KeptRecords<ProviderPlan, PlanDraft> & {
    /** Activates or deactivates a plan. Rejects with the chart's reason. */
    send(id: string, command: ActivationCommand, by: Person): Promise<ProviderPlan>;
  };
  offers: KeptRecords<Offer, OfferDraft>;
  /** The provider's clients. Everything rejects for anybody but its operator. */
  clients: {
    /** In the order they were added. */
    list(by: Person): Promise<ListedClient[]>;
    /** A new one starts active; its id is the length of the list plus one. */
    add(draft: ClientDraft, by: Person): Promise<Client>;
    /** Activates or deactivates a client. Rejects with the chart's reason. */
    send(id: string, command: ActivationCommand, by: Person): Promise<Client>;
  };
}
