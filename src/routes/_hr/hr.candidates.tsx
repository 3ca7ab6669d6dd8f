import { candidateListSearch } from '@/data/schemas/search';
import { candidateQuery, candidatesQuery, mostCompared } from '@/views/candidates/queries';
import { CandidatesView } from '@/views/candidates/CandidatesView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/candidates')({
  staticData: { title: 'Candidate List' },
  validateSearch: candidateListSearch,
  loaderDeps: ({ search: { candidate, compare } }) => ({ candidate, compare }),
  loader: ({ context: { workspace, queryClient }, deps: { candidate, compare }, location }) => {
    const opened = candidate === undefined ? compare : [candidate];
    return opened === undefined
      ? queryClient.ensureQueryData(
          candidatesQuery(workspace, candidateListSearch(location.search)),
        )
      : Promise.all(
          opened
            .slice(0, mostCompared)
            .map((id) => queryClient.ensureQueryData(candidateQuery(workspace, id))),
        );
  },
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
