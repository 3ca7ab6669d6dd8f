import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import type { CandidateListSearch } from '@/data/schemas/search';
import type { SessionUser } from '@/data/schemas/session';
import type { Workspace } from '@/data/port/workspace';
import { type BulkRun, useBulk } from '@/views/shared/commands/use-bulk';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CandidateListView } from './CandidateListView';
import type { Decision } from './decisions';
import { SelectedCandidates } from './SelectedCandidates';
import { asSaid, candidateQuery, useCandidates, useTwins } from './queries';

const CandidateProfileView = lazyPart(() => import('./CandidateProfileView'));

const BulkDecision = lazyPart(() => import('./BulkDecision'));
const CompareView = lazyPart(() => import('./CompareView'));

interface CandidatesProps {
  workspace: Workspace;
  queryClient: QueryClient;
  user: SessionUser;
  search: CandidateListSearch;
}

/** The list, or the candidate whose profile the URL opens, or those whom it compares. */
export function CandidatesView(props: CandidatesProps) {
  const { candidates } = props.workspace;
  const bulk = useBulk(({ id }, command: Decision, sent) => candidates.send(id, command, sent));
  return (
    <>
      <LeaveGuard
        when={bulk.state === 'running'}
        title="Leave before all candidates are decided on?"
        message="What is decided stays. The candidates that were not come to are left as they are."
      />
      <Shown {...props} bulk={bulk} />
    </>
  );
}

function Shown({ search, bulk, ...rest }: CandidatesProps & { bulk: BulkRun<Decision> }) {
  if (search.candidate === undefined && search.compare !== undefined)
    return <CompareView workspace={rest.workspace} ids={search.compare} search={search} />;
  return search.candidate === undefined ? (
    <CandidateList search={search} bulk={bulk} {...rest} />
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

/** The list, and below it what can be done with those who are chosen, or what became of the last decision. */
function CandidateList({
  workspace,
  search,
  user,
  bulk,
}: CandidatesProps & { bulk: BulkRun<Decision> }) {
  return (
    <CandidateListView
      candidates={useCandidates(workspace, search, asSaid)}
      twins={useTwins(workspace)}
      search={search}
    >
      {bulk.state !== 'running' && search.selected !== undefined ? (
        <SelectedCandidates {...{ workspace, search, user, bulk }} />
      ) : (
        <Arriving>
          <BulkDecision bulk={bulk} />
        </Arriving>
      )}
    </CandidateListView>
  );
}
