import { enterAs } from '@/app/guard';
import { RoleLayout } from '@/views/frame/RoleLayout';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_sys')({
  beforeLoad: enterAs('sys'),
  component: Frame,
});

function Frame() {
  const { user, workspace, queryClient } = Route.useRouteContext();
  return <RoleLayout user={user} workspace={workspace} queryClient={queryClient} />;
}
