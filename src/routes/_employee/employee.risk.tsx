import { OwnRiskView } from '@/views/employee/OwnRiskView';
import { ownRiskQuery } from '@/views/risk/queries';
import { profileQuery } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/risk')({
  staticData: { title: 'Resignation Risk' },
  loader: async ({ context: { workspace, queryClient } }) => {
    const { id } = await queryClient.ensureQueryData(profileQuery(workspace));
    await queryClient.ensureQueryData(ownRiskQuery(workspace, id));
  },
  component: ResignationRisk,
});

function ResignationRisk() {
  const { workspace } = Route.useRouteContext();
  const { id, status } = useSuspenseQuery(profileQuery(workspace)).data;
  return <OwnRiskView risk={useSuspenseQuery(ownRiskQuery(workspace, id)).data} status={status} />;
}
