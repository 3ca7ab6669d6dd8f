import * as z from 'zod/mini';
import { Announcement } from '../schemas/announcement';
import { Attachment } from '../schemas/attachment';
import { ItemResult, MeasuredItem, ReceivedFile } from '../schemas/analysis';
import { AttendanceCheck, AttendanceRow } from '../schemas/attendance';
import { BillingPayment } from '../schemas/billing';
import { Corrections, ReadOutcome, TargetChoice } from '@masar/resume/schemas';
import { Candidate } from '../schemas/candidate';
import { Client, ClientDraft } from '../schemas/client';
import { ChatMessage, Colleague, Conversation } from '../schemas/conversation';
import { JobListing, NewJobListing } from '../schemas/job-listing';
import { ManagerDashboard } from '../schemas/manager-dashboard';
import { Waiting } from '../schemas/waiting';
import { NewCompany } from '../schemas/new-company';
import { NewUserDraft } from '../schemas/new-user';
import { EmploymentDraft } from '../schemas/employment';
import { Notification } from '../schemas/notification';
import { EmployeePerformance } from '../schemas/performance';
import { planIds } from '../schemas/plan';
import {
  Offer,
  OfferDraft,
  PlanDraft,
  ProviderPayment,
  ProviderPlan,
  SystemHealth,
} from '../schemas/provider';
import { InterviewQuestion } from '../schemas/question';
import { HrDashboard, Report, ReportType } from '../schemas/report';
import { OwnRisk, RiskEmployee } from '../schemas/risk';
import {
  billingSearch,
  candidateSearch,
  clientSearch,
  receivedSearch,
  taskSearch,
  userSearch,
} from '../schemas/search';
import { SessionUser } from '../schemas/session';
import { Subscription } from '../schemas/subscription';
import { Task, TaskAssignment, TaskSuggestion, TeamTask } from '../schemas/task';
import { TeamDashboard, TeamMember } from '../schemas/team';
import { Assignable, ProfileUpdate, User } from '../schemas/user';
import { UserOverview } from '../schemas/user-overview';
import { Career, Evaluation, WorkMonth, WorkRecord } from '../schemas/work-record';
import type { Answers } from './answers';
import * as given from './given';
import { pageOf } from './given';
import {
  byId,
  type Endpoint,
  id,
  ids,
  listOf,
  nothing,
  paging,
  post,
  put,
  read,
  remove,
  searched,
  shortText,
} from './endpoint';
import { shapeOf } from './shape';

type Call = (...args: never[]) => Promise<unknown>;
type Contract = {
  [G in keyof Answers]: {
    [C in keyof Answers[G]]: Answers[G][C] extends Call
      ? Endpoint<Awaited<ReturnType<Answers[G][C]>>>
      : never;
  };
};

const ActivationCommand = z.object({
  type: z.enum(['activation.activate', 'activation.deactivate']),
});
const TaskCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('task.edit'), assignment: shapeOf(TaskAssignment) }),
  z.object({ type: z.literal('task.comment'), message: shortText }),
  z.object({
    type: z.literal('task.logHours'),
    log: z.object({ hours: z.number(), day: shortText }),
  }),
  z.object({ type: z.literal('task.undoHours'), entry: shortText }),
  z.object({ type: z.literal('task.attach'), file: shapeOf(Attachment) }),
  z.object({ type: z.literal('task.detach'), url: shortText }),
  z.object({ type: z.literal('task.markDone') }),
  z.object({ type: z.literal('task.evaluate'), score: z.number() }),
]);

const JobListingCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('jobListing.change'), draft: shapeOf(NewJobListing) }),
  z.object({ type: z.literal('jobListing.close') }),
  z.object({ type: z.literal('jobListing.reopen') }),
]);

const DecisionCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('candidate.shortlist') }),
  z.object({ type: z.literal('candidate.unlist') }),
  z.object({ type: z.literal('candidate.reject'), reason: shortText }),
  z.object({ type: z.literal('candidate.reconsider') }),
  z.object({ type: z.literal('candidate.note'), text: shortText }),
  z.object({ type: z.literal('candidate.removeNote'), note: shortText }),
]);

const WorkRecordCommand = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('workRecord.enterMonth'),
    month: shapeOf(WorkMonth),
    imported: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('workRecord.enterCareer'), career: shapeOf(Career) }),
  z.object({ type: z.literal('workRecord.evaluate'), evaluation: shapeOf(Evaluation) }),
]);
const ofRows = { rows: shapeOf(z.array(AttendanceRow)) };

const activation = { ...byId, command: ActivationCommand };
const ofClient = { draft: shapeOf(ClientDraft) };
const ofPlan = { draft: shapeOf(PlanDraft) };
const ofOffer = { draft: shapeOf(OfferDraft) };
const removed = <T>(path: `/${string}/:id`, kept: z.ZodMiniType<T>) => ({
  get: read(path, byId, kept),
  remove: remove(path, byId, nothing),
  restore: post(`${path}/restore`, byId, nothing),
});

/** Every call of the port that a world across a connection answers, by group and name. */
export const contract = {
  notifications: {
    list: read('/notifications', { paging }, pageOf(Notification)),
    markRead: { ...put('/notifications/:id/read', byId, nothing), sent: false },
  },
  conversations: {
    list: read('/conversations', { paging }, pageOf(Conversation)),
    people: read('/people', { text: shortText, paging }, pageOf(Colleague)),
    get: read('/conversations/:id', byId, Conversation),
    messages: read('/conversations/:id/messages', { ...byId, paging }, pageOf(ChatMessage)),
    send: post('/conversations/:id/messages', { ...byId, text: shortText }, ChatMessage),
    markRead: { ...put('/conversations/:id/read', byId, nothing), sent: false },
  },
  jobListings: {
    list: read('/job-listings', {}, listOf(JobListing)),
    create: post('/job-listings', { draft: shapeOf(NewJobListing) }, JobListing),
    send: post('/job-listings/:id/steps', { ...byId, command: JobListingCommand }, JobListing),
  },
  announcements: {
    list: read('/announcements', {}, listOf(Announcement)),
    announce: post('/announcements', { message: shortText }, Announcement),
    withdraw: remove('/announcements/:id', byId, nothing),
  },
  waiting: { list: read('/waiting', {}, listOf(Waiting)) },
  candidates: {
    list: read('/candidates', { search: searched(candidateSearch), paging }, given.CandidatePage),
    get: read('/candidates/:id', byId, Candidate),
    neighbours: read(
      '/candidates/:id/neighbours',
      { ...byId, search: searched(candidateSearch) },
      z.nullable(given.Neighbours),
    ),
    twins: read('/candidates/twins', {}, listOf(given.Twinned)),
    merged: read('/candidates/:id/merged', byId, given.Merged),
    receive: post(
      '/candidates',
      { files: z.array(ReceivedFile).check(z.maxLength(1000)) },
      listOf(z.string()),
    ),
    analyse: post(
      '/candidates/:id/reading',
      { ...byId, outcome: ReadOutcome, target: shapeOf(TargetChoice) },
      ItemResult,
    ),
    measure: {
      ...post('/candidates/measure', { ids, target: shapeOf(TargetChoice) }, listOf(MeasuredItem)),
      sent: false,
    },
    discard: { ...post('/candidates/discard', { ids }, nothing), sent: false },
    correct: post(
      '/candidates/:id/corrections',
      { ...byId, corrections: shapeOf(Corrections) },
      Candidate,
    ),
    merge: post('/candidates/:id/merge', { ...byId, into: id }, Candidate),
    separate: post('/candidates/:id/separate', byId, Candidate),
    tellApart: post('/candidates/:id/tell-apart', { ...byId, other: id }, Candidate),
    send: post('/candidates/:id/steps', { ...byId, command: DecisionCommand }, Candidate),
    undoReanalysis: { ...post('/candidates/undo', { ids }, z.int()), sent: false },
  },
  tasks: {
    list: read('/tasks', { search: searched(taskSearch), paging }, pageOf(Task)),
    get: read('/tasks/:id', byId, Task),
    assign: post('/tasks/assigned', { assignment: shapeOf(TaskAssignment) }, Task),
    add: post('/tasks', { draft: shapeOf(TeamTask) }, Task),
    send: post('/tasks/:id/steps', { ...byId, command: TaskCommand }, Task),
    remove: remove('/tasks/:id', byId, nothing),
    restore: post('/tasks/:id/restore', byId, nothing),
    suggest: read('/task-suggestion', { title: shortText }, TaskSuggestion),
  },
  employees: {
    list: read('/employees', {}, listOf(User)),
    assignable: read('/employees/assignable', {}, listOf(Assignable)),
    profile: read('/profile', {}, User),
    updateProfile: put('/profile', { draft: shapeOf(ProfileUpdate) }, User),
  },
  users: {
    list: read('/users', { search: searched(userSearch), paging }, pageOf(User)),
    get: read('/users/:id', byId, z.nullable(given.UserDetails)),
    add: post('/users', { draft: shapeOf(NewUserDraft) }, User),
    employ: put('/users/:id/employment', { ...byId, draft: shapeOf(EmploymentDraft) }, User),
    send: post('/users/:id/steps', activation, User),
    overview: read('/users/overview', {}, UserOverview),
  },
  workRecords: {
    get: read('/employees/:id/work-record', byId, WorkRecord),
    send: post(
      '/employees/:id/work-record/steps',
      { ...byId, command: WorkRecordCommand },
      WorkRecord,
    ),
    check: { ...post('/attendance/check', ofRows, AttendanceCheck), sent: false },
    importRows: post('/attendance', ofRows, AttendanceCheck),
  },
  performance: { of: read('/employees/:id/performance', byId, EmployeePerformance) },
  risk: {
    list: read('/risk', {}, listOf(RiskEmployee)),
    of: read('/employees/:id/risk', byId, z.nullable(OwnRisk)),
  },
  team: {
    dashboard: read('/team/dashboard', {}, TeamDashboard),
    members: read('/team', {}, listOf(TeamMember)),
  },
  questions: {
    generate: read(
      '/candidates/:id/questions',
      { ...byId, target: z.nullable(shortText) },
      listOf(InterviewQuestion),
    ),
  },
  subscription: {
    get: read('/subscription', {}, Subscription),
    subscribe: post('/subscription', { plan: z.enum(planIds) }, Subscription),
  },
  billing: {
    list: read('/billing', { search: searched(billingSearch), paging }, pageOf(BillingPayment)),
  },
  reports: {
    get: read('/reports/:type', { type: ReportType }, Report),
    generate: read('/reports/:type/document', { type: ReportType }, Report),
    hrDashboard: read('/dashboards/hr', {}, HrDashboard),
    managerDashboard: read('/dashboards/manager', {}, ManagerDashboard),
  },
  provider: {
    figures: read('/provider/figures', {}, given.ProviderFigures),
    payments: read(
      '/provider/payments',
      { search: searched(receivedSearch), paging },
      pageOf(ProviderPayment),
    ),
    health: read('/provider/health', {}, SystemHealth),
  },
  clients: {
    list: read('/clients', { search: searched(clientSearch), paging }, pageOf(given.ListedClient)),
    payments: read('/clients/:id/payments', byId, z.nullable(given.PaymentHistory)),
    add: post('/clients', ofClient, Client),
    change: put('/clients/:id', { ...byId, ...ofClient }, Client),
    send: post('/clients/:id/steps', activation, Client),
  },
  plans: {
    list: read('/plans', {}, listOf(ProviderPlan)),
    add: post('/plans', ofPlan, ProviderPlan),
    change: put('/plans/:id', { ...byId, ...ofPlan }, ProviderPlan),
    send: post('/plans/:id/steps', activation, ProviderPlan),
    ...removed('/plans/:id', ProviderPlan),
  },
  offers: {
    list: read('/offers', {}, listOf(Offer)),
    add: post('/offers', ofOffer, Offer),
    change: put('/offers/:id', { ...byId, ...ofOffer }, Offer),
    ...removed('/offers/:id', Offer),
  },
} satisfies Contract;

/** The calls by which people come and go. They need nobody to be signed in. */
export const sessionContract = {
  current: read('/session', {}, z.nullable(SessionUser)),
  signIn: {
    ...post('/session', { email: shortText, password: shortText }, SessionUser),
    sent: false,
  },
  signOut: { ...remove('/session', {}, nothing), sent: false },
  /** Opens a company, and signs in the person who opened it. */
  open: post('/companies', { company: shapeOf(NewCompany) }, SessionUser),
  /** Whether no company was opened yet. */
  isEmpty: read('/companies/none', {}, z.boolean()),
} satisfies Record<string, Endpoint>;
