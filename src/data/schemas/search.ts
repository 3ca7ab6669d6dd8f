import { rowsAtOnce } from './page';
import { planIds } from './plan';
import { day, finite, integerFrom, month, oneOf, searchOf, text, texts } from './search-readers';

/** The levels of a resignation risk, highest first. They stand here because a link names one. */
export const riskLevels = ['High', 'Medium', 'Low'] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** How much a chart by month shows of its months: the last of them, or all. */
export const chartPeriods = ['3-months', '6-months', '12-months', 'all'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

const period = oneOf(...chartPeriods);

/** A screen whose charts by month show a period, and that asks for nothing else. */
export const chartSearch = searchOf({ period });
export type ChartSearch = ReturnType<typeof chartSearch>;

/** The plan with which a company begins. */
export const startSearch = searchOf({ plan: oneOf(...planIds) });

const sortOrder = oneOf('asc', 'desc');

/** How many rows of a list without page numbers are shown. */
const rows = integerFrom(rowsAtOnce);

/** Where HR stands with a candidate. */
export const decisions = ['Undecided', 'Shortlisted', 'Rejected'] as const;

const candidateReaders = {
  q: text,
  status: oneOf('Analyzed', 'Pending'),
  decision: oneOf(...decisions),
  received: month,
  years: finite,
  location: text,
  skill: text,
  sort: oneOf('name', 'position', 'experience', 'location', 'education', 'score', 'status'),
  order: sortOrder,
  /** The key of the target that the shown scores are measured against. */
  target: text,
};

/** The filters and the order of candidates. `ids` asks for these alone, and an empty list for nobody. */
export const candidateSearch = searchOf({
  ...candidateReaders,
  ids: (value) => (Array.isArray(value) ? (texts(value) ?? []) : undefined),
});
export type CandidateSearch = ReturnType<typeof candidateSearch>;
export type CandidateSortKey = NonNullable<CandidateSearch['sort']>;

/** The import screen's list, and the target its resumes are measured against. */
export const resumeImportSearch = searchOf({
  ...candidateReaders,
  rows,
  selected: texts,
  title: text,
  listing: text,
});
export type ResumeImportSearch = ReturnType<typeof resumeImportSearch>;

/** The ranking against one target. */
export const rankingSearch = searchOf({ target: text, rows });
export type RankingSearch = ReturnType<typeof rankingSearch>;

/** The candidate list, whom a person chose in it or compares, the candidate opened from it, and the modal that corrects or rejects one. */
export const candidateListSearch = searchOf({
  ...candidateReaders,
  rows,
  selected: texts,
  compare: texts,
  candidate: text,
  dialog: oneOf('correct', 'reject'),
});
export type CandidateListSearch = ReturnType<typeof candidateListSearch>;

/** What a task can be asked for by: overdue, due within a week, or a comment of somebody else as the last one. */
export const taskWaits = ['overdue', 'due', 'comment'] as const;
export type TaskWait = (typeof taskWaits)[number];

/** The progress of a task, in the words of the employee's badge and the team's pie, a slice of which is a link. */
export const taskProgresses = ['Completed', 'In Progress', 'Pending'] as const;

const taskReaders = {
  q: text,
  status: oneOf('active', 'done', 'evaluated'),
  progress: oneOf(...taskProgresses),
  waits: oneOf(...taskWaits),
  /** The day on which the tasks that are asked for were done. */
  doneOn: day,
  /** The id of the one whose tasks are asked for. */
  assignee: text,
  /** The tasks that stay listed although a step moved them out of what was asked for. */
  kept: texts,
};

const taskOrderReaders = {
  sort: oneOf('title', 'assignee', 'due', 'priority', 'status', 'created', 'open'),
  order: sortOrder,
};

/** The query for tasks: the parameters of a URL that filter and order them. */
export const taskSearch = searchOf({ ...taskReaders, ...taskOrderReaders });
export type TaskSearch = ReturnType<typeof taskSearch>;
export type TaskSortKey = NonNullable<TaskSearch['sort']>;

const taskListReaders = {
  ...taskReaders,
  /** The open card. Empty where the person closed it, absent before any was opened. */
  task: (value: unknown) => (value === '' ? '' : text(value)),
  /** Whether done tasks stand on a board that asks for nothing else. */
  done: oneOf('shown'),
  rows,
};

/** An employee's tasks, narrowed, with the one whose card is open. */
export const taskListSearch = searchOf(taskListReaders);
export type TaskListSearch = ReturnType<typeof taskListSearch>;

/** The tasks that HR assigned, narrowed and ordered, with the open one. */
export const assignedTasksSearch = searchOf({ ...taskListReaders, ...taskOrderReaders });
export type AssignedTasksSearch = ReturnType<typeof assignedTasksSearch>;

/** The team manager's tasks; `dialog` is the modal that is open. */
export const taskManagementSearch = searchOf({ ...taskListReaders, dialog: oneOf('add') });
export type TaskManagementSearch = ReturnType<typeof taskManagementSearch>;

/** The order of the team, with the member whose tasks are shown. */
export const teamSearch = searchOf({ member: text, sort: text, order: sortOrder });
export type TeamSearch = ReturnType<typeof teamSearch>;

/** The job listings, or those that are open for long, with the one whose description is shown, and the open modal. */
export const jobListingsSearch = searchOf({
  open: oneOf('long'),
  job: text,
  dialog: oneOf('add', 'edit'),
});
export type JobListingsSearch = ReturnType<typeof jobListingsSearch>;

/** The candidate whose interview is prepared, the target, and what narrows the selector. */
export const interviewSearch = searchOf({ q: text, rows, candidate: text, target: text });
export type InterviewSearch = ReturnType<typeof interviewSearch>;

/** The employee whose performance is shown, for a period, and what narrows the selector. */
export const performanceSearch = searchOf({
  q: text,
  employee: text,
  period,
  dialog: oneOf('month', 'career', 'evaluation', 'import'),
});
export type PerformanceSearch = ReturnType<typeof performanceSearch>;

/** The employees at risk, narrowed, with the one whose risk is shown, for a period. */
export const riskSearch = searchOf({
  q: text,
  level: oneOf(...riskLevels),
  employee: text,
  period,
  dialog: oneOf('month', 'career', 'evaluation'),
});
export type RiskSearch = ReturnType<typeof riskSearch>;

const clientReaders = {
  q: text,
  status: text,
  plan: text,
  renewal: oneOf('week'),
  sort: text,
  order: sortOrder,
};

/** The filters and the order of the provider's clients. Their list knows the valid words. */
export const clientSearch = searchOf(clientReaders);
export type ClientSearch = ReturnType<typeof clientSearch>;

/** The provider's clients, with the one whose payments are shown and the modal that is open. */
export const clientListSearch = searchOf({
  ...clientReaders,
  rows,
  client: text,
  dialog: oneOf('add', 'edit'),
});
export type ClientListSearch = ReturnType<typeof clientListSearch>;

const receivedReaders = {
  status: text,
  /** The plan of the clients whose payments are asked for. */
  plan: text,
  paid: month,
  sort: text,
  order: sortOrder,
};

/** The filters and the order of the payments that the provider received. Their list knows the valid words. */
export const receivedSearch = searchOf(receivedReaders);
export type ReceivedSearch = ReturnType<typeof receivedSearch>;

/** The provider's panel, whose payments come in pages, and the period of its chart. */
export const providerSearch = searchOf({ ...receivedReaders, page: integerFrom(1), period });
export type ProviderSearch = ReturnType<typeof providerSearch>;

const userReaders = { q: text, role: text, created: month, sort: text, order: sortOrder };

/** The filters and the order of the users who are managed. Their list knows the roles and the columns. */
export const userSearch = searchOf(userReaders);
export type UserSearch = ReturnType<typeof userSearch>;

/** The users who are managed, with the one whose details are shown and the modal that is open. */
export const userListSearch = searchOf({
  ...userReaders,
  page: integerFrom(1),
  user: text,
  dialog: oneOf('add', 'edit'),
});
export type UserListSearch = ReturnType<typeof userListSearch>;

/** The report that is shown, or exported. */
export const reportSearch = searchOf({ type: oneOf('performance', 'satisfaction', 'completion') });

const billingReaders = {
  status: oneOf('Completed', 'Failed', 'Pending'),
  sort: oneOf('date', 'amount', 'status', 'method'),
  order: sortOrder,
};

/** The filters and the order of the company's payments. */
export const billingSearch = searchOf(billingReaders);
export type BillingSearch = ReturnType<typeof billingSearch>;

/** The payments of the company, as many as are shown. */
export const billingListSearch = searchOf({ ...billingReaders, rows });
export type BillingListSearch = ReturnType<typeof billingListSearch>;

/** The conversations with the open one, and the modal of the people to write to, with what narrows them. */
export const messagesSearch = searchOf({
  rows,
  conversation: text,
  dialog: oneOf('new', 'announcements'),
  q: text,
});
export type MessagesSearch = ReturnType<typeof messagesSearch>;

/** A role's notifications. */
export const notificationsSearch = searchOf({ rows });
export type NotificationsSearch = ReturnType<typeof notificationsSearch>;
