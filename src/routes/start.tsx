import { roleTable } from '@/data/schemas/role';
import { StartView } from '@/views/session/StartView';
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/start')({
  beforeLoad: ({ context: { openLive } }) => {
    // The demo takes no companies in.
    if (openLive === null) throw redirect({ to: '/login' });
    return { openLive };
  },
  component: Start,
});

function Start() {
  const { session, openLive } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <StartView
      onOpen={async (draft) => (await openLive()).session.openCompany(draft)}
      onOpened={(user) => {
        session.send({ type: 'session.signIn', user });
        void navigate({ to: roleTable[user.role].home, ignoreBlocker: true });
      }}
    />
  );
}
