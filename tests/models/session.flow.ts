import type { Refusal } from '@/data/schemas/refusal';
import { Refused } from '@/data/schemas/refused';
import type { SessionUser } from '@/data/schemas/session';
import { sessionMachine } from '@/machines/session/session.machine';
import type { FlowModel } from './support/flow';
import { answered, failed, sent, told, waited } from './support/rig';

const nadia: SessionUser = { email: 'hr@demo.com', name: 'Nadia Benali', role: 'hr' };
const lina: SessionUser = {
  email: 'teammanager@demo.com',
  name: 'Lina Cherif',
  role: 'teammanager',
};
const credentials = { email: 'hr@demo.com', password: 'demo1234' };

type Stop =
  | 'restoring'
  | 'nobody'
  | 'nobody, refused'
  | 'nobody, out of time'
  | 'Nadia'
  | 'Nadia, refused'
  | 'Nadia, out of time'
  | 'Lina'
  | 'Lina, refused'
  | 'Lina, out of time'
  | 'signing in'
  | 'signing in over Nadia'
  | 'signing in over Lina'
  | 'signing out';

type Event =
  | 'the store holds Nadia'
  | 'the store holds nobody'
  | 'the store fails'
  | 'the store hangs'
  | 'sign in'
  | 'sign out'
  | 'accepted as Nadia'
  | 'refused'
  | 'no answer'
  | 'forgotten'
  | 'forgetting fails'
  | 'forgetting hangs'
  | 'Lina signs in elsewhere'
  | 'sign-out elsewhere';

const refusal: Refusal = { code: 'credentials.invalid', sentence: 'Invalid email or password.' };
const outOfTime: Refusal = {
  code: 'unanswered',
  sentence: 'Signing in took too long. Please try again.',
};
const watchStore = undefined;

const signedOut = (failure: Refusal | null) => ({
  value: 'signedOut',
  context: { user: null, failure },
  running: { watchStore },
});
const signedIn = (user: SessionUser, failure: Refusal | null) => ({
  value: 'signedIn',
  context: { user, failure },
  running: { watchStore },
});
const signingIn = (user: SessionUser | null) => ({
  value: 'signingIn',
  context: { user, failure: null },
  running: { watchStore, authenticate: credentials },
});

const elsewhere = { 'Lina signs in elsewhere': 'Lina', 'sign-out elsewhere': 'nobody' } as const;
const fromNobody = { 'sign in': 'signing in', ...elsewhere } as const;
const fromNadia = {
  'sign in': 'signing in over Nadia',
  'sign out': 'signing out',
  ...elsewhere,
} as const;
const fromLina = {
  'sign in': 'signing in over Lina',
  'sign out': 'signing out',
  ...elsewhere,
} as const;

/**
 * The session: who is signed in here and in every other tab. A failed attempt leaves whoever was signed in
 * as they were; another tab's word always wins.
 */
export const sessionFlow: FlowModel<Stop, Event, typeof sessionMachine> = {
  machine: sessionMachine,
  start: 'restoring',
  events: {
    'the store holds Nadia': answered('restoreUser', nadia),
    'the store holds nobody': answered('restoreUser', null),
    'the store fails': failed('restoreUser', new Error('no storage')),
    'the store hangs': waited('session.restoring', 'restoreLimit', 15_000),
    'sign in': sent({ type: 'session.signIn', credentials }),
    'sign out': sent({ type: 'session.signOut' }),
    'accepted as Nadia': answered('authenticate', nadia),
    refused: failed('authenticate', new Refused(refusal)),
    'no answer': waited('session.signingIn', 'signInLimit', 15_000),
    forgotten: answered('forgetUser'),
    'forgetting fails': failed('forgetUser', new Error('no storage')),
    'forgetting hangs': waited('session.signingOut', 'forgetLimit', 2000),
    'Lina signs in elsewhere': told('watchStore', { type: 'session.replaced', user: lina }),
    'sign-out elsewhere': told('watchStore', { type: 'session.replaced', user: null }),
  },
  table: {
    restoring: {
      is: {
        value: 'restoring',
        context: { user: null, failure: null },
        running: { watchStore, restoreUser: undefined },
      },
      on: {
        'the store holds Nadia': 'Nadia',
        'the store holds nobody': 'nobody',
        'the store fails': 'nobody',
        'the store hangs': 'nobody',
        ...elsewhere,
      },
    },
    nobody: { is: signedOut(null), on: fromNobody },
    'nobody, refused': { is: signedOut(refusal), on: fromNobody },
    'nobody, out of time': { is: signedOut(outOfTime), on: fromNobody },
    Nadia: { is: signedIn(nadia, null), on: fromNadia },
    'Nadia, refused': { is: signedIn(nadia, refusal), on: fromNadia },
    'Nadia, out of time': { is: signedIn(nadia, outOfTime), on: fromNadia },
    Lina: { is: signedIn(lina, null), on: fromLina },
    'Lina, refused': { is: signedIn(lina, refusal), on: fromLina },
    'Lina, out of time': { is: signedIn(lina, outOfTime), on: fromLina },
    'signing in': {
      is: signingIn(null),
      on: {
        'accepted as Nadia': 'Nadia',
        refused: 'nobody, refused',
        'no answer': 'nobody, out of time',
        ...elsewhere,
      },
    },
    'signing in over Nadia': {
      is: signingIn(nadia),
      on: {
        'accepted as Nadia': 'Nadia',
        refused: 'Nadia, refused',
        'no answer': 'Nadia, out of time',
        ...elsewhere,
      },
    },
    'signing in over Lina': {
      is: signingIn(lina),
      on: {
        'accepted as Nadia': 'Nadia',
        refused: 'Lina, refused',
        'no answer': 'Lina, out of time',
        ...elsewhere,
      },
    },
    'signing out': {
      is: {
        value: 'signingOut',
        context: { user: null, failure: null },
        running: { watchStore, forgetUser: undefined },
      },
      on: {
        forgotten: 'nobody',
        'forgetting fails': 'nobody',
        'forgetting hangs': 'nobody',
        ...elsewhere,
      },
    },
  },
};
