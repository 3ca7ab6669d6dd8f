import { defaultPlan } from '@/data/schemas/plan';
import { roleTable } from '@/data/schemas/role';
import { startSearch } from '@/data/schemas/search';
import { StartView } from '@/views/session/StartView';
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/start')({
  validateSearch: startSearch,
  beforeLoad: ({ context: { openLive } }) => {
    // The demo takes no companies in.
    if (openLive === null) throw redirect({ to: '/login' });
    return { openLive };
  },
  component: Start,
});

function Start() {
  const { session, openLive } = Route.useRouteContext();
  const { plan = defaultPlan } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StartView
      plan={plan}
      onOpen={async (draft, sent) => (await openLive()).session.openCompany(draft, sent)}
      onOpened={(user) => {
        session.send({ type: 'session.signIn', user });
        void navigate({ to: roleTable[user.role].home, ignoreBlocker: true });
      }}
    />
  );
}
