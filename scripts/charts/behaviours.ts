import type { FileRoutesByTo } from '@/routeTree.gen';

/** A page's address. `/charts` is there in development and in a page of its own. */
type Screen = keyof FileRoutesByTo | 'every page' | '/charts';

/**
 * A behaviour in the specification's words, and the machines that implement it, each with the screens that run
 * it.
 */
export type Behaviour = { behaviour: string } & (
  | { machines: Record<string, Screen[]> }
  /** Why no machine is needed. */
  | { without: string }
);

/** Section 4 of the specification, in its order. */
export const specified: Behaviour[] = [
  {
    behaviour: 'Session: restored on start, logged in, logged out',
    machines: { session: ['every page'] },
  },
  {
    behaviour: 'Login form: idle, submitting, success or error',
    machines: { login: ['/login'] },
  },
  {
    behaviour: 'Header: the mobile menu and the notification dropdown, open or closed',
    machines: { header: ['every page'] },
  },
  {
    behaviour: 'Candidate: files selected, analysed, one Analyzed candidate per file',
    machines: {
      'resume-analysis': ['/hr/upload-resumes'],
      candidate: ['/hr/upload-resumes', '/hr/candidates', '/hr/ranking'],
    },
  },
  {
    behaviour: 'Job listing: created Open with today’s date, placed at the top',
    machines: { submission: ['/hr/job-listings'], 'job-listing': ['/hr/job-listings'] },
  },
  {
    behaviour: 'Task (assign form): create, edit in the same form, delete',
    machines: {
      editor: ['/hr/assign-tasks'],
      submission: ['/hr/assign-tasks', '/create-tasks'],
      deletion: ['/hr/assign-tasks'],
    },
  },
  {
    behaviour: 'Task status: active, done, evaluated; history, comments, files and logged hours',
    machines: {
      task: ['/employee/tasks', '/create-tasks', '/hr/assign-tasks'],
      submission: ['/employee/tasks', '/create-tasks', '/hr/assign-tasks'],
    },
  },
  {
    behaviour: 'Subscription: select a plan, Subscribe Now, Processing..., subscribed',
    machines: {
      'plan-choice': ['/manage-subscription'],
      'company-subscription': ['/manage-subscription', '/manager'],
    },
  },
  {
    behaviour: 'Report: Generate Report, Generating..., Report ready',
    machines: { 'report-generation': ['/view-reports'] },
  },
  {
    behaviour: 'Interview questions: choosing clears, Generating..., three questions',
    machines: { questions: ['/hr/interview-questions', '/hr/candidates'] },
  },
  {
    behaviour: 'Performance screen: the selection follows the search',
    without: 'the address holds search and selection, and what is shown follows from both',
  },
  {
    behaviour: 'User status: Active and Inactive, both ways',
    machines: { activation: ['/manage-users', '/admin/manage-users'] },
  },
  {
    behaviour: 'Client status: Active and Inactive, both ways',
    machines: { activation: ['/clients'] },
  },
  {
    behaviour: 'Provider plan: active and inactive; add, edit, delete',
    machines: {
      activation: ['/genius', '/saas'],
      editor: ['/genius', '/saas'],
      deletion: ['/genius', '/saas'],
    },
  },
  {
    behaviour: 'Offers: add, edit, delete',
    machines: { editor: ['/genius', '/saas'], deletion: ['/genius', '/saas'] },
  },
  {
    behaviour: 'Payment status',
    without: 'display only: nothing that anyone does here changes it',
  },
  {
    behaviour: 'Changing the role filter resets the page to 1',
    without: 'the address holds filter and page, and a new filter is a new address',
  },
  {
    behaviour: 'Edit mode fills the form, Update returns to add mode, forms reset after save',
    machines: {
      editor: ['/hr/assign-tasks', '/genius', '/saas'],
      submission: ['/hr/assign-tasks', '/genius', '/saas'],
    },
  },
  {
    behaviour: 'All changes exist only in page memory and are lost on reload',
    without: 'it is what the demo world is: every record lives in the page',
  },
];

const messages: Screen[] = ['/hr/messages', '/employee/messages', '/manager/messages', '/messages'];

/** Behaviours of other screens, beyond section 4. */
export const further: Behaviour[] = [
  {
    behaviour: 'Finding a screen, a record or an action by words',
    machines: { finder: ['every page'] },
  },
  {
    behaviour: 'Messages: both panes where it is wide, one at a time where it is narrow',
    machines: { conversations: messages },
  },
  {
    behaviour: 'Messages: a conversation is opened, read and written in',
    machines: { chat: messages, submission: messages },
  },
  {
    behaviour: 'Notification: unread until it is opened',
    machines: { notification: ['every page'] },
  },
  {
    behaviour: 'Asking before unsaved text gives way to another record',
    machines: { editor: ['/hr/assign-tasks', '/genius', '/saas'] },
  },
  {
    behaviour: 'What was deleted can be had back until the screen is left',
    machines: { deletion: ['/hr/assign-tasks', '/genius', '/saas'] },
  },
  {
    behaviour: 'A button’s command: done once at a time, refused, or not answered',
    machines: {
      command: [
        '/employee/tasks',
        '/create-tasks',
        '/hr/assign-tasks',
        '/hr/performance',
        '/hr/candidates',
        '/manage-users',
        '/clients',
        '/saas',
        '/hr/upload-resumes',
      ],
    },
  },
  {
    behaviour: 'One decision on several candidates: refusals told, cancelled, tried again, undone',
    machines: { bulk: ['/hr/candidates'] },
  },
  {
    behaviour: 'One task card is open at a time, the first at the start',
    without: 'the address holds which card is open, and none before the first is opened',
  },
  {
    behaviour: 'Update Profile: check, save, say so',
    machines: { submission: ['/employee/update-profile'] },
  },
  {
    behaviour: 'Resignation risk: the selection and the filter',
    without: 'the address holds search, level and selection, and narrowing drops who is left out',
  },
  {
    behaviour: 'Correcting by hand what was read from a resume',
    machines: { submission: ['/hr/candidates'] },
  },
  {
    behaviour: 'Show workflow: the record’s chart in words at once, and drawn when laid out',
    machines: {
      'workflow-dialog': [
        '/employee/tasks',
        '/create-tasks',
        '/hr/assign-tasks',
        '/hr/candidates',
        '/hr/job-listings',
        '/manage-subscription',
        '/clients',
      ],
    },
  },
  {
    behaviour: 'Attendance, skills and evaluations: entered by HR, beginning with the first fact',
    machines: {
      'work-record': ['/hr/performance', '/hr/resignation-risk'],
      submission: ['/hr/performance', '/hr/resignation-risk'],
    },
  },
  {
    behaviour: 'Import attendance: a file is read and checked, shown, and then written',
    machines: { 'attendance-import': ['/hr/performance'] },
  },
  {
    behaviour: 'Export Reports: make a file, download it',
    machines: { 'report-export': ['/hr/export'] },
  },
  {
    behaviour: 'Adding a user or a client: what was written is kept until it is saved',
    machines: { submission: ['/manage-users', '/admin/manage-users', '/clients'] },
  },
  {
    behaviour:
      'The contract of a user and a task’s file: uploaded when it is chosen, cancelled, tried again',
    machines: {
      upload: [
        '/manage-users',
        '/admin/manage-users',
        '/employee/tasks',
        '/create-tasks',
        '/hr/assign-tasks',
      ],
      command: ['/employee/tasks', '/create-tasks', '/hr/assign-tasks'],
    },
  },
  {
    behaviour: 'Which modal is open, and whose details or payments are shown',
    without: 'the address holds it, so that a link and Back restore it',
  },
  {
    behaviour: 'A chart is run: opened by its address, stepped through, undone, played',
    machines: { 'chart-run': ['/charts'] },
  },
  {
    behaviour: 'A resume as it looks: its file is opened, and each page drawn once it is seen',
    machines: { drawing: ['/hr/candidates'] },
  },
  {
    behaviour: 'Try the analyser: the panel loads, a resume is read',
    machines: { 'tryout-panel': ['/'], tryout: ['/'] },
  },
];
