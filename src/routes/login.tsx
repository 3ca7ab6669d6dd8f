import { signInThrough } from '@/actors/sign-in';
import { roleTable } from '@/data/schemas/role';
import { browserStorage } from '@/data/storage';
import { loginMachine } from '@/machines/session/login.machine';
import { LoginView } from '@/views/session/LoginView';
import { createFileRoute } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

export const Route = createFileRoute('/login')({ component: Login });

function Login() {
  const { session, openWorkspace, worldOf, openLive } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const login = useActorRef(
    loginMachine.provide({
      actors: {
        signIn: signInThrough(session, worldOf),
        openHome: fromPromise(({ input }) => navigate({ to: roleTable[input.role].home })),
      },
    }),
  );
  const [staysSignedIn] = useState(browserStorage.isLasting);
  const user = useSelector(session, ({ context }) => context.user);
  const wasEnded = useSelector(session, (snapshot) => snapshot.matches('ended'));
  const trial = openLive === null ? '/login' : '/start';
  return <LoginView {...{ login, user, wasEnded, staysSignedIn, openWorkspace, trial }} />;
}
