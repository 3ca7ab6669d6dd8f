import type { AskedWorld } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import { type InterviewSearch, interviewSearch } from '@/data/schemas/search';
import { candidatesQuery, listedCandidateQuery, useCandidates } from '@/views/candidates/queries';
import { useQuery } from '@tanstack/react-query';

/** The part of the search that narrows the selector. */
const narrowing = ({ q, rows }: InterviewSearch) => ({ q, rows });

/** Reads the candidates that the URL asks for, and the one that is chosen. */
export async function loadInterview({
  context: { workspace, queryClient },
  location,
}: {
  context: AskedWorld;
  location: { search: object };
}): Promise<void> {
  const search = interviewSearch({ ...location.search });
  const chosen = listedCandidateQuery(workspace, search.candidate ?? '');
  await Promise.all([
    queryClient.ensureQueryData(candidatesQuery(workspace, narrowing(search))),
    search.candidate !== undefined && queryClient.ensureQueryData(chosen),
  ]);
}

/** The candidates that the search finds, and the chosen one, whether found or not. */
export function useInterviewed(workspace: Workspace, search: InterviewSearch) {
  const page = useCandidates(workspace, search, narrowing);
  const { data: kept } = useQuery({
    ...listedCandidateQuery(workspace, search.candidate ?? ''),
    enabled: search.candidate !== undefined,
  });
  const chosen = page.rows.find(({ id }) => id === search.candidate) ?? kept;
  return {
    page,
    chosen: chosen ?? null,
    /** Null where nobody is chosen, or somebody whom no list has. */
    candidateId: chosen === null ? null : (search.candidate ?? null),
  };
}
