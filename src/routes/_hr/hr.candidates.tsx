import { candidateListSearch } from '@/data/schemas/search';
import { candidateQuery, candidatesQuery } from '@/views/candidates/queries';
import { CandidatesView } from '@/views/candidates/CandidatesView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/candidates')({
  validateSearch: candidateListSearch,
  loaderDeps: ({ search: { candidate } }) => ({ candidate }),
  loader: ({ context: { workspace, queryClient }, deps: { candidate }, location }) =>
    candidate === undefined
      ? queryClient.ensureQueryData(
          candidatesQuery(workspace, candidateListSearch(location.search)),
        )
      : queryClient.ensureQueryData(candidateQuery(workspace, candidate)),
  component: Candidates,
});

function Candidates() {
  const { workspace, queryClient, user } = Route.useRouteContext();
  return (
    <CandidatesView
      workspace={workspace}
      queryClient={queryClient}
      user={user}
      search={Route.useSearch()}
    />
  );
}
