import { OwnRiskView } from '@/views/employee/OwnRiskView';
import { ownRiskQuery } from '@/views/employee/queries';
import { profileQuery } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/risk')({
  loader: async ({ context: { workspace, queryClient, user } }) => {
    const { id } = await queryClient.ensureQueryData(profileQuery(workspace, user.email));
    await queryClient.ensureQueryData(ownRiskQuery(workspace, id));
  },
  component: ResignationRisk,
});

function ResignationRisk() {
  const { workspace, user } = Route.useRouteContext();
  const { id, status } = useSuspenseQuery(profileQuery(workspace, user.email)).data;
  return <OwnRiskView risk={useSuspenseQuery(ownRiskQuery(workspace, id)).data} status={status} />;
}
