import type { Deed, Seat } from './support/in-page';

const seats = {
  Nadia: { account: 'hr@demo.com', at: 'Open ‘Assign Tasks’, and press the title of the task.' },
  Karim: {
    account: 'employee@demo.com',
    at: 'Open ‘My Tasks’, and search for the title of the task.',
  },
  Amine: { never: 'The demo has no account for this person.' },
  Lina: {
    account: 'teammanager@demo.com',
    at: 'Open ‘Tasks’, and search for the title of the task.',
  },
  Salim: { never: 'A company manager has no screen with tasks.' },
  Hakim: { never: 'An admin has no screen with tasks.' },
  Yacine: { never: 'The provider sees no task of a company.' },
} satisfies Record<string, Seat>;
const first = [
  'Sign in as hr@demo.com, and open ‘Assign Tasks’.',
  'Assign the task “Call the bank” to Karim Haddad, due today.',
];
const refused = 'The form refuses it before it is sent.';
const steps = {
  'mark done': 'Press ‘Mark as Done’.',
  'score 8': 'Choose 8 as the ‘Evaluation score’, and press ‘Save Score’.',
  delete: 'Press the button that deletes the task.',
  restore: 'Press the button that undoes deleting it.',
} satisfies Record<string, Deed>;

const statuses = { active: '‘Active’', done: '‘Done’', evaluated: '‘Evaluated’' };
type Status = keyof typeof statuses;

/** What the task says of itself where it was not deleted. */
const standing = (stop: string, status: Status, more = '') =>
  stop.endsWith('deleted')
    ? 'The task is in no list, and can be had back.'
    : `The task is ${statuses[status]}${more}.`;

/** A task's life in a tester's words, but for its hours. */
export const taskInPage = {
  first,
  people: seats,
  does: {
    ...steps,
    reassign:
      'Press the button that edits the task, write “Visit the bank” into ‘Title’, choose another person, and press ‘Update Task’.',
    'edit without a title': { never: refused },
    'edit without a due date': { never: refused },
    'edit without an assignee': { never: refused },
    comment: 'Write “They close at four.” into ‘Add a comment’, and press Enter.',
    'comment nothing': { never: refused },
    'comment blanks': { never: refused },
    'score 0': { never: 'The list of scores goes from 1 to 10.' },
    'score 11': { never: 'The list of scores goes from 1 to 10.' },
    'score 7.5': { never: 'The list of scores has whole numbers only.' },
  },
  sees: (stop: string) => {
    const status = (['evaluated', 'done'] as const).find((one) => stop.includes(one)) ?? 'active';
    const more = stop.startsWith('reassigned') ? ', is called ‘Visit the bank’' : '';
    return standing(stop, status, more);
  },
  births: {
    'assign by Nadia': {
      account: 'hr@demo.com',
      at: 'Open ‘Assign Tasks’.',
      does: 'Write “Renew the lease” into ‘Title’, choose an assignee and a due date, and press ‘Assign Task’.',
      sees: 'The task is in the list, ‘Active’.',
    },
    'add by Lina': {
      account: 'teammanager@demo.com',
      at: 'Open ‘Tasks’.',
      does: 'Press ‘Add Task’, write “Renew the lease” into ‘Title’ and “Both.” into ‘Description’, choose two assignees, and press ‘Save’.',
      sees: 'The task is on the board, ‘Active’.',
    },
  },
};

/** The hours of a task in a tester's words. */
export const taskHoursInPage = {
  first,
  people: seats,
  does: {
    ...steps,
    'log 24 hours': 'Write “24” into ‘Hours worked’, and press ‘Log hours’.',
    'log 0 hours': { never: refused },
    'log 24.25 hours': { never: refused },
    'log 1.1 hours': { never: refused },
    'log hours of no day': { never: refused },
    'log hours of tomorrow': { never: refused },
    'undo the hours': 'Press the button that undoes the hours.',
    'undo other hours': { never: 'A page offers the last entry alone.' },
  },
  sees: (stop: string) => {
    const status = (['evaluated', 'done'] as const).find((one) => stop.startsWith(one)) ?? 'active';
    return standing(stop, status, stop.includes('hours') ? ', with ‘24 of 8 hours’' : '');
  },
};

/** The files of a task in a tester's words. */
export const taskFilesInPage = {
  first,
  people: seats,
  does: {
    'mark done': steps['mark done'],
    'score 8': steps['score 8'],
    'attach a file': 'Press ‘Attach a file’, and choose a file “plan.pdf”.',
    'attach an address': { never: 'A page attaches what was uploaded alone.' },
    'remove the file': 'Press ‘Remove’ beside the file.',
    'remove another file': { never: 'A page offers the files of the task alone.' },
  },
  sees: (stop: string) => {
    const status = (['evaluated', 'done'] as const).find((one) => stop.startsWith(one)) ?? 'active';
    return standing(stop, status, stop.includes('file') ? ', and has the file ‘plan.pdf’' : '');
  },
};
