import type { ActivationCommand } from '@/machines/activation/activation.machine';
import type { WorkRecordCommand } from '@/machines/work-record/work-record.machine';
import type { DecisionCommand } from '@/machines/candidate/events';
import type { JobListingCommand } from '@/machines/job-listing/job-listing.machine';
import type { TaskCommand } from '@/machines/task/events';
import type { ProviderSide } from './provider-side';
import type { CandidatePage, KeepOptions, Neighbours, RunOptions, Sent, Topic } from './calls';
import type { AttendanceCheck, AttendanceRow } from '../schemas/attendance';
import type { WorkRecord } from '../schemas/work-record';
import type { Attachment } from '../schemas/attachment';
import type { Announcement } from '../schemas/announcement';
import type { BillingPayment } from '../schemas/billing';
import type { Corrections, TargetChoice } from '@masar/resume/schemas';
import type { Candidate } from '../schemas/candidate';
import type { ChatMessage, Colleague, Conversation } from '../schemas/conversation';
import type { JobListing, NewJobListing } from '../schemas/job-listing';
import type { ManagerDashboard } from '../schemas/manager-dashboard';
import type { Waiting } from '../schemas/waiting';
import type { NewCompany } from '../schemas/new-company';
import type { Notification } from '../schemas/notification';
import type { Page, Paging } from '../schemas/page';
import type { Twinned } from '../schemas/twins';
import type { EmployeePerformance } from '../schemas/performance';
import type { PlanId } from '../schemas/plan';
import type { InterviewQuestion } from '../schemas/question';
import type { HrDashboard, Report, ReportType } from '../schemas/report';
import type { OwnRisk, RiskEmployee } from '../schemas/risk';
import type { BillingSearch, CandidateSearch, TaskSearch, UserSearch } from '../schemas/search';
import type { Credentials } from '../schemas/credentials';
import type { DemoAccount, SessionUser } from '../schemas/session';
import type { Subscription } from '../schemas/subscription';
import type { Task, TaskAssignment, TaskSuggestion, TeamTask } from '../schemas/task';
import type { TeamDashboard, TeamMember } from '../schemas/team';
import type { Assignable, ProfileUpdate, User, UserDetails } from '../schemas/user';
import type { EmploymentDraft } from '../schemas/employment';
import type { NewUserDraft } from '../schemas/new-user';
import type { UserOverview } from '../schemas/user-overview';

/**
 * The port: all that a world can do. Every argument and result is a schema type. Every refusal rejects with a
 * sentence. Whom each call is permitted to stands in `src/machines/permissions.ts`; for others it rejects as
 * 'forbidden', before anything is read.
 */
export interface Workspace extends ProviderSide {
  /**
   * Calls back with what changed, whoever changed it. A command's answer waits for these callbacks: once the
   * answer is there, the screen shows the change.
   */
  watch: (onChange: (topics: ReadonlySet<Topic>) => Promise<void>) => void;
  /** Who asks. Every other call of the port is made for that person, and rejects where nobody is signed in. */
  session: {
    /** The person signed in, as this world knows them; null for a visitor. */
    current: () => Promise<SessionUser | null>;
    /** Resolves to the person, or rejects with 'Invalid email or password.' Nobody is signed in once `signal` aborts. */
    signIn: (credentials: Credentials, signal: AbortSignal) => Promise<SessionUser>;
    /**
     * Opens a company, whose first manager is then signed in. Rejects with the wrong field, and in a world that
     * takes no companies in.
     */
    openCompany: (draft: NewCompany, sent?: Sent) => Promise<SessionUser>;
    signOut: () => Promise<void>;
    /** Calls back when the person signed in was signed out by somebody else. */
    onEnded: (onEnd: () => void) => void;
    /**
     * The provider panel for whoever opened it, signed in or not. The route has no guard, so the world decides
     * who asks there. Rejects where only the operator's own account may enter.
     */
    providerPanel: () => Promise<{ user: SessionUser; workspace: Workspace }>;
    /** The accounts that a visitor may try; empty outside the demo. */
    demoAccounts: () => Promise<DemoAccount[]>;
  };
  notifications: {
    /** Newest first. */
    list: (paging?: Paging) => Promise<Page<Notification>>;
    /** Marks a notification of the asker's role as read. Rejects when there is no such one. */
    markRead: (id: string) => Promise<void>;
  };
  conversations: {
    /** The asker's conversations that somebody wrote in. The one with the latest message comes first. */
    list: (paging?: Paging) => Promise<Page<Conversation>>;
    /**
     * Those whom the asker can write to, by name: the company's other active people. The conversation of each is
     * there to be opened; it is kept from its first message on. @param text narrows them by name and role.
     */
    people: (text: string, paging?: Paging) => Promise<Page<Colleague>>;
    /** Rejects unless the asker takes part. */
    get: (id: string) => Promise<Conversation>;
    /**
     * The messages, oldest first. Pages count back from the newest: page 1 ends with it. Rejects unless the asker
     * takes part.
     */
    messages: (id: string, paging?: Paging) => Promise<Page<ChatMessage>>;
    /** Sends a message, which is then unread for the other person. Rejects with what it lacks. */
    send: (id: string, text: string, sent?: Sent) => Promise<ChatMessage>;
    /** Marks all messages as read by the asker. Rejects unless the asker takes part. */
    markRead: (id: string) => Promise<void>;
  };
  jobListings: {
    /** The open ones before the closed ones, each newest first. */
    list: () => Promise<JobListing[]>;
    /** Opens a listing today, at the top. Rejects with the chart's reason. */
    create: (draft: NewJobListing, sent?: Sent) => Promise<JobListing>;
    /** Changes a listing, closes it, or opens it again. Rejects with the chart's reason. */
    send: (id: string, command: JobListingCommand, sent?: Sent) => Promise<JobListing>;
  };
  waiting: {
    /** What waits for the asker, the most pressing first; nothing that waits is told with a count of 0. */
    list: () => Promise<Waiting[]>;
  };
  announcements: {
    /** Newest first. */
    list: () => Promise<Announcement[]>;
    /** Announces something to all employees, as of today. Rejects with what it lacks. */
    announce: (message: string, sent?: Sent) => Promise<Announcement>;
    /** Takes an announcement away. Rejects when there is no such one. */
    withdraw: (id: string, sent?: Sent) => Promise<void>;
  };
  candidates: {
    /**
     * The candidates who were not merged into others. Newest analysis first unless sorted. Those of one analysis
     * stand in the order in which the files were selected.
     */
    list: (search: CandidateSearch, paging?: Paging) => Promise<CandidatePage>;
    /** Rejects when there is no such candidate. */
    get: (id: string) => Promise<Candidate>;
    /**
     * Who stands beside a candidate in the list of a search, with the scores against its target. Null where the list
     * does not have the candidate.
     */
    neighbours: (id: string, search: CandidateSearch) => Promise<Neighbours | null>;
    /** The candidates who may be the same person as others, in the order of the list. */
    twins: () => Promise<Twinned[]>;
    /**
     * Into whom a candidate was merged, and who was merged into the candidate. Rejects when there is no such
     * candidate.
     */
    merged: (id: string) => Promise<{ into: Candidate | null; parts: Candidate[] }>;
    /**
     * Makes each file a candidate, in the order given, measured against a target. Without a target, a file is
     * read and has no score. When `signal` aborts, finished candidates stay, the other files become none, and the
     * promise rejects.
     */
    analyse: (files: File[], target: TargetChoice, options: RunOptions) => Promise<void>;
    /** The file of a candidate, to be shown on this device. Rejects when it is not there, or `signal` aborts. */
    fetchFile: (file: Attachment, signal: AbortSignal) => Promise<File>;
    /**
     * Measures candidates against a target. The score replaces an earlier one against the same target, and stands
     * beside the others. A Pending candidate is read first. Rejects where no target is named.
     */
    reanalyse: (ids: string[], target: TargetChoice, options: RunOptions) => Promise<void>;
    /**
     * Recognises the text in the pictures of Pending candidates' files on this device, one after the other, and measures them
     * against a target. Without a target, they have no score. Rejects where the recogniser does not load.
     */
    recognise: (ids: string[], target: TargetChoice, options: RunOptions) => Promise<void>;
    /**
     * Undoes the last re-analysis of candidates. Resolves to how many it was undone for. A first analysis cannot
     * be undone, nor one that a correction followed.
     */
    undoReanalysis: (ids: string[]) => Promise<number>;
    /** Keeps corrections beside the reading, and computes every score anew. Rejects with the chart's reason. */
    correct: (id: string, corrections: Corrections, sent?: Sent) => Promise<Candidate>;
    /**
     * Merges a candidate into another one, who is the same person. The merged one leaves the lists, and is kept
     * with all that it holds. Rejects with the chart's reason.
     */
    merge: (id: string, into: string, sent?: Sent) => Promise<Candidate>;
    /** Undoes a merge. Rejects with the chart's reason. */
    separate: (id: string, sent?: Sent) => Promise<Candidate>;
    /** Records that two candidates are two people. Rejects with the chart's reason. */
    tellApart: (id: string, other: string, sent?: Sent) => Promise<Candidate>;
    /** Keeps HR's decision on a candidate, or a note, or takes it back. Rejects with the chart's reason. */
    send: (id: string, command: DecisionCommand, sent?: Sent) => Promise<Candidate>;
  };
  tasks: {
    /**
     * The tasks that concern the asker: an employee's own, those of a team manager's team, and those that HR
     * assigned. Newest first unless sorted. Sorted tasks that are equal stand in the order in which they were
     * made.
     */
    list: (search: TaskSearch, paging?: Paging) => Promise<Page<Task>>;
    /** One task. Rejects where there is none by that id, or it does not concern the asker. */
    get: (id: string) => Promise<Task>;
    /** Makes a task from HR's form. Rejects with the chart's reason. */
    assign: (assignment: TaskAssignment, sent?: Sent) => Promise<Task>;
    /** Makes a task from the team manager's modal. Rejects with the chart's reason. */
    add: (draft: TeamTask, sent?: Sent) => Promise<Task>;
    /** Keeps a file, to be attached to a task. Rejects with a sentence that names the file. */
    keepAttachment: (file: File, options: KeepOptions) => Promise<Attachment>;
    /** Takes a task one step further. Rejects with its chart's reason. */
    send: (id: string, command: TaskCommand, sent?: Sent) => Promise<Task>;
    /** Removes a task. The world keeps it for `restore`. */
    remove: (id: string, sent?: Sent) => Promise<void>;
    /** Puts a removed task back as it was. Rejects when it was not removed. */
    restore: (id: string, sent?: Sent) => Promise<void>;
    /**
     * 'AI Suggest': who of the assignable people has the skill and the lightest load, by when they can be done,
     * and why. Rejects without a title, or when nobody can be assigned.
     */
    suggest: (title: string) => Promise<TaskSuggestion>;
  };
  employees: {
    /** The employees by name, with the inactive ones, since their past work stays on record. */
    list: () => Promise<User[]>;
    /** The active people whom the asker can assign a task to, by name: a team manager's are those of the team. */
    assignable: () => Promise<Assignable[]>;
    /** The asker's own profile. Rejects where the asker is not in the directory. */
    profile: () => Promise<User>;
    /** Saves the asker's changes to their profile. The account signs in as before. */
    updateProfile: (draft: ProfileUpdate, sent?: Sent) => Promise<User>;
  };
  /** For those who manage the users. */
  users: {
    /** Newest account first, unless sorted. Without paging all that is found is on one page. */
    list: (search: UserSearch, paging?: Paging) => Promise<Page<User>>;
    /** Null where there is no such user. */
    get: (id: string) => Promise<UserDetails | null>;
    /** Keeps a contract, to be named by a user. Rejects with a sentence that names the file. */
    keepContract: (file: File, options: KeepOptions) => Promise<Attachment>;
    /** Makes an account today. The password goes to whatever signs people in, and is in no record. */
    add: (draft: NewUserDraft, sent?: Sent) => Promise<User>;
    /** Changes a user's place in the company and the contract. Rejects with the wrong field and the chart's reason. */
    employ: (id: string, draft: EmploymentDraft, sent?: Sent) => Promise<User>;
    /** Activates or deactivates a user. Rejects with the chart's reason. */
    send: (id: string, command: ActivationCommand, sent?: Sent) => Promise<User>;
    /** The number of users, by role and month. */
    overview: () => Promise<UserOverview>;
  };
  /** The facts on people's work that HR enters. */
  workRecords: {
    /** The record of a person's work, empty where nothing was entered. Rejects for an unknown id. */
    get: (employeeId: string) => Promise<WorkRecord>;
    /** Enters a fact; the first one makes the record. Rejects with the chart's reason, and for an unknown id. */
    send: (employeeId: string, command: WorkRecordCommand, sent?: Sent) => Promise<WorkRecord>;
    /** What would become of the rows of an attendance file. Rejects where there are too many. */
    check: (rows: AttendanceRow[]) => Promise<AttendanceCheck>;
    /** Enters all rows that can be entered, at once, and tells what became of each. */
    importRows: (rows: AttendanceRow[], sent?: Sent) => Promise<AttendanceCheck>;
  };
  performance: {
    /** Computed from the employee's tasks, evaluations and attendance. Rejects for an unknown id. */
    of: (employeeId: string) => Promise<EmployeePerformance>;
  };
  risk: {
    /** Every active person but the company manager, highest score first, and those without a score last. */
    list: () => Promise<RiskEmployee[]>;
    /**
     * An employee's own view of their risk. Null for someone inactive. Rejects for an unknown id.
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
     * Three questions, from the candidate's position and the skills: those that the job asks for and the resume
     * lacks, and those that the resume claims.
     * @param target the key of a job that the candidate was measured against; the last one where null.
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
    /**
     * The company's payments and failed payments for its subscription. Without paging all that is found is on one
     * page.
     */
    list: (search: BillingSearch, paging?: Paging) => Promise<Page<BillingPayment>>;
  };
  reports: {
    get: (type: ReportType) => Promise<Report>;
    /** The same report, ordered as a document. It takes its time. */
    generate: (type: ReportType) => Promise<Report>;
    hrDashboard: () => Promise<HrDashboard>;
    managerDashboard: () => Promise<ManagerDashboard>;
  };
}
