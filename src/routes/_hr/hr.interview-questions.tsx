import { type InterviewSearch, interviewSearch } from '@/data/schemas/search';
import { candidatesQuery, listedCandidateQuery, useCandidates } from '@/views/candidates/queries';
import { InterviewQuestionsView } from '@/views/interview/InterviewQuestionsView';
import { useQuestions } from '@/views/interview/use-questions';
import { useSearchChange } from '@/views/shared/steps';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

/** The part of the search that narrows the selector. */
const asked = ({ q, rows }: InterviewSearch) => ({ q, rows });

export const Route = createFileRoute('/_hr/hr/interview-questions')({
  validateSearch: interviewSearch,
  loader: async ({ context: { workspace, queryClient }, location }) => {
    const search = interviewSearch({ ...location.search });
    const chosen = listedCandidateQuery(workspace, search.candidate ?? '');
    await Promise.all([
      queryClient.ensureQueryData(candidatesQuery(workspace, asked(search))),
      search.candidate !== undefined && queryClient.ensureQueryData(chosen),
    ]);
  },
  component: InterviewQuestions,
});

function InterviewQuestions() {
  const { workspace } = Route.useRouteContext();
  const search = Route.useSearch();
  const change = useSearchChange();
  const page = useCandidates(workspace, search, asked);
  const { data: chosen } = useQuery({
    ...listedCandidateQuery(workspace, search.candidate ?? ''),
    enabled: search.candidate !== undefined,
  });
  const listed = page.rows.find(({ id }) => id === search.candidate);
  const isUnknown = listed === undefined && chosen === null;
  const candidateId = isUnknown ? null : (search.candidate ?? null);
  const questions = useQuestions(workspace, candidateId, search.target ?? null);
  const choose = (id: string, asked: string | null) => {
    const target = asked ?? undefined;
    questions.send({ type: 'candidate.choose', id, target: asked });
    change(id === candidateId ? { target } : { candidate: id, target });
  };
  return (
    <InterviewQuestionsView
      questions={questions}
      page={page}
      chosen={listed ?? chosen ?? null}
      search={search}
      onChoose={choose}
    />
  );
}
