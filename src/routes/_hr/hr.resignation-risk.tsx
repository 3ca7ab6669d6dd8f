import { riskSearch } from '@/data/schemas/search';
import { risksQuery } from '@/views/risk/queries';
import { ResignationRiskView } from '@/views/risk/ResignationRiskView';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/resignation-risk')({
  staticData: { title: 'Employee Resignation Risk' },
  validateSearch: riskSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(risksQuery(workspace)),
  component: ResignationRisk,
});

function ResignationRisk() {
  const { workspace } = Route.useRouteContext();
  return (
    <ResignationRiskView
      risks={useSuspenseQuery(risksQuery(workspace)).data}
      search={Route.useSearch()}
    />
  );
}
