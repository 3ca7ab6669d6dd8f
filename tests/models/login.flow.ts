import type { Credentials } from '@/data/schemas/credentials';
import type { SessionUser } from '@/data/schemas/session';
import { loginMachine } from '@/machines/session/login.machine';
import type { FlowModel } from './support/flow';
import { silent } from './support/in-page';
import { answered, failed, refusedWith, sent, waited } from './support/rig';
import { beside, type Table } from './support/table';

const nadia: SessionUser = { id: 'u-02', email: 'hr@demo.com', name: 'Nadia Benali', role: 'hr' };

/** Drafts of the login form by what is the matter with them. */
export const drafts = {
  right: { email: 'hr@demo.com', password: 'demo1234' },
  wrong: { email: 'hr@demo.com', password: 'a guess' },
  empty: { email: '', password: '' },
  malformed: { email: 'hr@demo', password: 'demo1234' },
} satisfies Record<string, Credentials>;

/** The specification's messages for those drafts. */
export const messages = {
  empty: { email: 'Work email is required', password: 'Password is required' },
  malformed: { email: 'Please enter a valid work email' },
  refused: 'Invalid email or password.',
} as const;

export type FormStop =
  | 'idle'
  | 'invalid: empty'
  | 'invalid: malformed'
  | 'submitting the right draft'
  | 'submitting the wrong draft'
  | 'error: refused'
  | 'error: no answer'
  | 'error: no dashboard'
  | 'error: dashboard out of time'
  | 'success'
  | 'redirecting'
  | 'redirected';

type FormEvent =
  | 'edit to right'
  | 'edit to empty'
  | 'edit to malformed'
  | 'submit right'
  | 'submit wrong'
  | 'submit empty'
  | 'submit malformed'
  | 'accepted'
  | 'refused'
  | 'no answer'
  | 'a moment passes'
  | 'dashboard opens'
  | 'dashboard fails'
  | 'dashboard hangs'
  | 'is still there';

interface FormValue {
  form: string;
  context: { errors: object; failure: string | null; user: SessionUser | null };
  running: Record<string, unknown>;
}

const at = (form: string, context: Partial<FormValue['context']> = {}, running = {}) => ({
  form,
  context: { errors: {}, failure: null, user: null, ...context },
  running,
});

const submits = {
  'submit right': 'submitting the right draft',
  'submit wrong': 'submitting the wrong draft',
  'submit empty': 'invalid: empty',
  'submit malformed': 'invalid: malformed',
} as const;
const checks = {
  'edit to right': 'idle',
  'edit to empty': 'invalid: empty',
  'edit to malformed': 'invalid: malformed',
} as const;
const startsOver = {
  'edit to right': 'idle',
  'edit to empty': 'idle',
  'edit to malformed': 'idle',
} as const;
const answers = {
  accepted: 'success',
  refused: 'error: refused',
  'no answer': 'error: no answer',
} as const;

const form: Table<FormStop, FormEvent, FormValue> = {
  idle: { is: at('idle'), on: submits },
  'invalid: empty': {
    is: at('invalid', { errors: messages.empty }),
    on: { ...submits, ...checks },
  },
  'invalid: malformed': {
    is: at('invalid', { errors: messages.malformed }),
    on: { ...submits, ...checks },
  },
  'submitting the right draft': {
    is: at('submitting', {}, { signIn: drafts.right }),
    on: answers,
  },
  'submitting the wrong draft': {
    is: at('submitting', {}, { signIn: drafts.wrong }),
    on: answers,
  },
  'error: refused': {
    is: at('error', { failure: messages.refused }),
    on: { ...submits, ...startsOver },
  },
  'error: no answer': {
    is: at('error', { failure: 'Signing in took too long. Please try again.' }),
    on: { ...submits, ...startsOver },
  },
  'error: no dashboard': {
    is: at('error', { failure: 'Something went wrong. Please try again.' }),
    on: { ...submits, ...startsOver },
  },
  'error: dashboard out of time': {
    is: at('error', { failure: 'Your dashboard took too long to open. Please try again.' }),
    on: { ...submits, ...startsOver },
  },
  success: { is: at('success', { user: nadia }), on: { 'a moment passes': 'redirecting' } },
  redirecting: {
    is: at('redirecting', { user: nadia }, { openHome: nadia }),
    on: {
      'dashboard opens': 'redirected',
      'dashboard fails': 'error: no dashboard',
      'dashboard hangs': 'error: dashboard out of time',
    },
  },
  redirected: { is: at('redirected', { user: nadia }), on: { 'is still there': 'idle' } },
};

const password: Table<'hidden' | 'shown', 'toggle the password', { password: string }> = {
  hidden: { is: { password: 'hidden' }, on: { 'toggle the password': 'shown' } },
  shown: { is: { password: 'shown' }, on: { 'toggle the password': 'hidden' } },
};

export type LoginStop = `${FormStop}, ${'hidden' | 'shown'}`;
export type LoginEvent = FormEvent | 'toggle the password';

/** What the form says at each stop, in a tester's words. */
const seen: Record<FormStop, string> = {
  idle: 'The form says nothing, and offers ‘Sign in’.',
  'invalid: empty': `Below the fields stand ‘${messages.empty.email}’ and ‘${messages.empty.password}’.`,
  'invalid: malformed': `Below the email stands ‘${messages.malformed.email}’.`,
  'submitting the right draft': 'The button reads ‘Signing in...’.',
  'submitting the wrong draft': 'The button reads ‘Signing in...’.',
  'error: refused': `The form says ‘${messages.refused}’`,
  'error: no answer': 'The form says ‘Signing in took too long. Please try again.’',
  'error: no dashboard': 'The form says ‘Something went wrong. Please try again.’',
  'error: dashboard out of time':
    'The form says ‘Your dashboard took too long to open. Please try again.’',
  success: 'The form says ‘Login successful! Redirecting...’',
  redirecting: 'The form says ‘Login successful! Redirecting...’',
  redirected: 'The page is titled ‘HR Dashboard’.',
};
const dashboardComes = 'A dashboard that cannot be loaded shows the error page at its own address.';

/** The login form, its answer and the way to the dashboard; beside it, whether the password is shown. */
export const loginFlow: FlowModel<LoginStop, LoginEvent, typeof loginMachine> = {
  machine: loginMachine,
  start: 'idle, hidden',
  events: {
    'edit to right': sent({ type: 'login.edit', draft: drafts.right }),
    'edit to empty': sent({ type: 'login.edit', draft: drafts.empty }),
    'edit to malformed': sent({ type: 'login.edit', draft: drafts.malformed }),
    'submit right': sent({ type: 'login.submit', draft: drafts.right }),
    'submit wrong': sent({ type: 'login.submit', draft: drafts.wrong }),
    'submit empty': sent({ type: 'login.submit', draft: drafts.empty }),
    'submit malformed': sent({ type: 'login.submit', draft: drafts.malformed }),
    'toggle the password': sent({ type: 'password.toggle' }),
    accepted: answered('signIn', nadia),
    refused: refusedWith('signIn', messages.refused),
    'no answer': waited('login.form.submitting', 'signInLimit', 15_000),
    'a moment passes': waited('login.form.success', 'redirectDelay', 600),
    'dashboard opens': answered('openHome'),
    'dashboard fails': failed('openHome', new Error('no such chunk')),
    'dashboard hangs': waited('login.form.redirecting', 'redirectLimit', 10_000),
    'is still there': waited('login.form.redirected', 'redirectLimit', 10_000),
  },
  inPage: {
    account: null,
    screen: '/login',
    does: {
      'edit to right': 'Write the email “hr@demo.com” and the password “demo1234”.',
      'edit to empty': 'Empty ‘Email’ and ‘Password’.',
      'edit to malformed': 'Write the email “hr@demo” and the password “demo1234”.',
      'submit right': 'With the email “hr@demo.com” and the password “demo1234”, press ‘Sign in’.',
      'submit wrong': 'With the email “hr@demo.com” and the password “a guess”, press ‘Sign in’.',
      'submit empty': 'With both fields empty, press ‘Sign in’.',
      'submit malformed': 'With the email “hr@demo” and the password “demo1234”, press ‘Sign in’.',
      'toggle the password': (stop) =>
        stop.startsWith('redirected')
          ? { never: 'The form has gone.' }
          : stop.endsWith('hidden')
            ? 'Press ‘Show password’.'
            : 'Press ‘Hide password’.',
      accepted: (stop) =>
        stop.startsWith('submitting the wrong')
          ? { never: 'A wrong password is never accepted.' }
          : 'Wait a second.',
      refused: (stop) =>
        stop.startsWith('submitting the right')
          ? { never: 'The right password is never refused.' }
          : 'Wait a second.',
      'no answer': silent('session.signIn', 15),
      'a moment passes': 'Wait for a moment.',
      'dashboard opens': 'Wait for the dashboard.',
      'dashboard fails': { never: dashboardComes },
      'dashboard hangs': { never: dashboardComes },
      'is still there': { never: dashboardComes },
    },
    sees: (stop) => {
      const [stands, shown] = stop.split(', ') as [FormStop, string];
      return `${seen[stands]}${shown === 'shown' && stands !== 'redirected' ? ' The password can be read.' : ''}`;
    },
  },
  table: beside(form, password, (left, right) => ({
    value: { form: left.form, password: right.password },
    context: left.context,
    running: left.running,
  })),
};
