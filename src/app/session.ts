import { forgetUserIn, restoreUser, type SessionRef, watchStore } from '@/actors/session';
import { sessionMachine } from '@/machines/session/session.machine';
import { createActor } from 'xstate';
import type { RouterContext } from './context';

/** Starts the session actor with the stored user, and with the world that signs people in and out. */
export const startSession = (openWorkspace: RouterContext['openWorkspace']): SessionRef =>
  createActor(
    sessionMachine.provide({
      actors: { restoreUser, watchStore, forgetUser: forgetUserIn(openWorkspace) },
    }),
  ).start();
