import { forgetUser, restoreUser, type SessionRef, watchStore } from '@/actors/session';
import { sessionMachine } from '@/machines/session/session.machine';
import { createActor } from 'xstate';

/** Starts the session actor over the browser's storage. */
export const startSession = (): SessionRef =>
  createActor(sessionMachine.provide({ actors: { restoreUser, forgetUser, watchStore } })).start();
