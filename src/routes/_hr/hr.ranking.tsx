import { type RankingSearch, rankingSearch } from '@/data/schemas/search';
import { candidatesQuery, useCandidates, useTwins } from '@/views/candidates/queries';
import { RankedCandidatesView } from '@/views/candidates/RankedCandidatesView';
import { useSearchChange } from '@/views/shared/steps';
import { createFileRoute } from '@tanstack/react-router';

/** The analysed candidates, best score first. */
const ranked = ({ target, rows }: RankingSearch) =>
  ({ status: 'Analyzed', sort: 'score', order: 'desc', target, rows }) as const;

export const Route = createFileRoute('/_hr/hr/ranking')({
  staticData: { title: 'Ranked Candidates' },
  validateSearch: rankingSearch,
  loader: ({ context: { workspace, queryClient }, location }) =>
    queryClient.ensureQueryData(candidatesQuery(workspace, ranked(rankingSearch(location.search)))),
  component: RankedCandidates,
});

function RankedCandidates() {
  const { workspace } = Route.useRouteContext();
  const search = Route.useSearch();
  const change = useSearchChange();
  return (
    <RankedCandidatesView
      candidates={useCandidates(workspace, search, ranked)}
      twins={useTwins(workspace)}
      search={search}
      onTarget={(target) => change({ target })}
      onMore={(rows) => change({ rows })}
    />
  );
}
