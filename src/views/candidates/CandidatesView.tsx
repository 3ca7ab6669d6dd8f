import { lazyPart } from '@/views/shared/lazy-part';
import type { CandidateListSearch } from '@/data/schemas/search';
import type { SessionUser } from '@/data/schemas/session';
import type { Workspace } from '@/data/port/workspace';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CandidateListView } from './CandidateListView';
import { asSaid, candidateQuery, useCandidates, useTwins } from './queries';

const CandidateProfileView = lazyPart(() => import('./CandidateProfileView'));

const CompareView = lazyPart(() => import('./CompareView'));

interface CandidatesProps {
  workspace: Workspace;
  queryClient: QueryClient;
  user: SessionUser;
  search: CandidateListSearch;
}

/** The list, or the candidate whose profile the URL opens, or those whom it compares. */
export function CandidatesView({ search, ...rest }: CandidatesProps) {
  if (search.candidate === undefined && search.compare !== undefined)
    return <CompareView workspace={rest.workspace} ids={search.compare} search={search} />;
  return search.candidate === undefined ? (
    <CandidateList search={search} {...rest} />
  ) : (
    <OpenedCandidate key={search.candidate} id={search.candidate} search={search} {...rest} />
  );
}

function OpenedCandidate({ id, ...rest }: CandidatesProps & { id: string }) {
  const { data } = useSuspenseQuery(candidateQuery(rest.workspace, id));
  if (data !== null) return <CandidateProfileView key={data.id} candidate={data} {...rest} />;
  return (
    <Page title="Candidate not found">
      <EmptyState message="There is no such candidate.">
        <Link to="/hr/candidates" className={buttonClasses('primary')}>
          Back to Candidate List
        </Link>
      </EmptyState>
    </Page>
  );
}

function CandidateList({ workspace, search }: CandidatesProps) {
  return (
    <CandidateListView
      candidates={useCandidates(workspace, search, asSaid)}
      twins={useTwins(workspace)}
      search={search}
    />
  );
}
