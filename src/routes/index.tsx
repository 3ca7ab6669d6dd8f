import { LandingView } from '@/views/landing/LandingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  loader: () => ({ year: new Date().getFullYear() }),
  component: Landing,
});

function Landing() {
  const { readResume, openLive } = Route.useRouteContext();
  const { year } = Route.useLoaderData();
  return <LandingView {...{ year, readResume }} start={openLive === null ? '/login' : '/start'} />;
}
