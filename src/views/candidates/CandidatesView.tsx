import type { CandidateListSearch } from '@/data/schemas/search';
import type { SessionUser } from '@/data/schemas/session';
import type { Workspace } from '@/data/workspace';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { CandidateListView } from './CandidateListView';
import { candidatesQuery } from './queries';

const CandidateProfileView = lazy(() => import('./CandidateProfileView'));

interface CandidatesProps {
  workspace: Workspace;
  queryClient: QueryClient;
  user: SessionUser;
  search: CandidateListSearch;
  onSearch: (change: Partial<CandidateListSearch>) => void;
}

/** The list, or the candidate whose profile the URL opens. */
export function CandidatesView({ search, ...rest }: CandidatesProps) {
  return search.candidate === undefined ? (
    <CandidateList search={search} {...rest} />
  ) : (
    <CandidateProfileView key={search.candidate} id={search.candidate} {...rest} />
  );
}

function CandidateList({ workspace, search, onSearch }: CandidatesProps) {
  const { data } = useSuspenseQuery(candidatesQuery(workspace));
  return <CandidateListView candidates={data} search={search} onSearch={onSearch} />;
}
