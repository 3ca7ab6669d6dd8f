import { rankingSearch } from '@/data/schemas/search';
import { candidatesQuery, useTwins } from '@/views/candidates/queries';
import { RankedCandidatesView } from '@/views/candidates/RankedCandidatesView';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchChange } from '@/views/shared/steps';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/ranking')({
  validateSearch: rankingSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(candidatesQuery(workspace)),
  component: RankedCandidates,
});

function RankedCandidates() {
  const { workspace } = Route.useRouteContext();
  const change = useSearchChange();
  return (
    <RankedCandidatesView
      candidates={useSuspenseQuery(candidatesQuery(workspace)).data}
      twins={useTwins(workspace)}
      search={Route.useSearch()}
      onTarget={(target) => change({ target })}
    />
  );
}
