import type { SessionUser } from '@/data/schemas/session';
import { sessionMachine } from '@/machines/session/session.machine';
import type { FlowModel } from './support/flow';
import { answered, failed, sent, told, waited } from './support/rig';

const nadia: SessionUser = { id: 'u-02', email: 'hr@demo.com', name: 'Nadia Benali', role: 'hr' };
const lina: SessionUser = {
  id: 'u-05',
  email: 'teammanager@demo.com',
  name: 'Lina Cherif',
  role: 'teammanager',
};

type Stop = 'restoring' | 'nobody' | 'put out' | 'Nadia' | 'Lina' | 'signing out';

type Event =
  | 'the store holds Nadia'
  | 'the store holds nobody'
  | 'the store fails'
  | 'the store hangs'
  | 'Nadia signs in'
  | 'sign out'
  | 'forgotten'
  | 'forgetting fails'
  | 'forgetting hangs'
  | 'Lina signs in elsewhere'
  | 'sign-out elsewhere'
  | 'the world ends it'
  | 'watching fails';

/** A session there; that other tabs are not heard is noted, and changes nothing else. */
const at =
  (value: string, user: SessionUser | null, running: Record<string, unknown> = {}) =>
  (trail: readonly Event[]) => ({
    value,
    context: {
      user,
      failure: trail.includes('watching fails')
        ? { code: 'unknown', sentence: 'Something went wrong. Please try again.' }
        : null,
    },
    running: { watchStore: undefined, ...running },
  });

const elsewhere = {
  'Lina signs in elsewhere': 'Lina',
  'sign-out elsewhere': 'nobody',
  'the world ends it': 'put out',
} as const;

const storeAnswers = 'The store of a browser answers at once, and nothing comes between.';

/** The session: who is signed in here and in every other tab. The word of another tab, and of the world, always wins. */
export const sessionFlow: FlowModel<Stop, Event, typeof sessionMachine> = {
  machine: sessionMachine,
  start: 'restoring',
  key: ({ value, context: { user } }) => JSON.stringify([value, user]),
  events: {
    'the store holds Nadia': answered('restoreUser', nadia),
    'the store holds nobody': answered('restoreUser', null),
    'the store fails': failed('restoreUser', new Error('no storage')),
    'the store hangs': waited('session.restoring', 'restoreLimit', 15_000),
    'Nadia signs in': sent({ type: 'session.signIn', user: nadia }),
    'sign out': sent({ type: 'session.signOut' }),
    forgotten: answered('forgetUser'),
    'forgetting fails': failed('forgetUser', new Error('no storage')),
    'forgetting hangs': waited('session.signingOut', 'forgetLimit', 2000),
    'Lina signs in elsewhere': told('watchStore', { type: 'session.replaced', user: lina }),
    'sign-out elsewhere': told('watchStore', { type: 'session.replaced', user: null }),
    'the world ends it': sent({ type: 'session.ended' }),
    'watching fails': failed('watchStore', new Error('no events')),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/',
    does: {
      'the store holds Nadia': 'Wait for the page.',
      'the store holds nobody': {
        does: 'Wait for the page.',
        before: 'Sign out, and load the page anew.',
      },
      'the store fails': { never: storeAnswers },
      'the store hangs': { never: storeAnswers },
      'Nadia signs in': (stop) =>
        stop === 'nobody' || stop === 'put out'
          ? 'Follow ‘Login’, and sign in as “hr@demo.com” with “demo1234”.'
          : { never: 'Whoever is signed in is shown no form to sign in with.' },
      'sign out': 'Press ‘Logout’.',
      forgotten: 'Wait for a moment.',
      'forgetting fails': { never: storeAnswers },
      'forgetting hangs': { never: storeAnswers },
      'Lina signs in elsewhere': (stop) =>
        stop === 'restoring' || stop === 'signing out'
          ? { never: storeAnswers }
          : 'Open the page in another tab, sign out there, and sign in as “teammanager@demo.com”.',
      'sign-out elsewhere': (stop) =>
        stop === 'restoring' || stop === 'signing out'
          ? { never: storeAnswers }
          : 'Open the page in another tab, and sign out there.',
      'the world ends it': {
        never: 'The demo signs nobody out. A server does, once it has ended a session.',
      },
      'watching fails': { never: 'Listening to other tabs never fails in a browser.' },
    },
    sees: {
      restoring: 'The page is about to begin.',
      nobody: 'The header offers ‘Login’.',
      'put out': 'The header offers ‘Login’.',
      Nadia: 'The header names ‘hr@demo.com’.',
      Lina: 'The header names ‘teammanager@demo.com’.',
      'signing out': 'The session is being ended.',
    },
  },
  table: {
    restoring: {
      is: at('restoring', null, { restoreUser: undefined }),
      on: {
        'the store holds Nadia': 'Nadia',
        'the store holds nobody': 'nobody',
        'the store fails': 'nobody',
        'the store hangs': 'nobody',
        'watching fails': 'restoring',
        ...elsewhere,
      },
    },
    nobody: {
      is: at('signedOut', null),
      on: { 'Nadia signs in': 'Nadia', 'watching fails': 'nobody', ...elsewhere },
    },
    'put out': {
      is: at('ended', null),
      on: {
        'Nadia signs in': 'Nadia',
        'watching fails': 'put out',
        ...elsewhere,
        'sign-out elsewhere': 'put out',
      },
    },
    Nadia: {
      is: at('signedIn', nadia),
      on: {
        'Nadia signs in': 'Nadia',
        'sign out': 'signing out',
        'watching fails': 'Nadia',
        ...elsewhere,
      },
    },
    Lina: {
      is: at('signedIn', lina),
      on: {
        'Nadia signs in': 'Nadia',
        'sign out': 'signing out',
        'watching fails': 'Lina',
        ...elsewhere,
      },
    },
    'signing out': {
      is: at('signingOut', null, { forgetUser: undefined }),
      on: {
        forgotten: 'nobody',
        'forgetting fails': 'nobody',
        'forgetting hangs': 'nobody',
        'watching fails': 'signing out',
        ...elsewhere,
      },
    },
  },
};
