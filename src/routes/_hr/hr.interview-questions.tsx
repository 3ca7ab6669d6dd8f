import { interviewSearch } from '@/data/schemas/search';
import { everyCandidateQuery } from '@/views/candidates/queries';
import { InterviewQuestionsView } from '@/views/interview/InterviewQuestionsView';
import { useQuestions } from '@/views/interview/use-questions';
import { useSearchChange } from '@/views/shared/steps';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/interview-questions')({
  validateSearch: interviewSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(everyCandidateQuery(workspace)),
  component: InterviewQuestions,
});

function InterviewQuestions() {
  const { workspace } = Route.useRouteContext();
  const search = Route.useSearch();
  const change = useSearchChange();
  const candidates = useSuspenseQuery(everyCandidateQuery(workspace)).data.rows;
  const candidateId = candidates.find(({ id }) => id === search.candidate)?.id ?? null;
  const questions = useQuestions(workspace, candidateId, search.target ?? null);
  const choose = (id: string, asked: string | null) => {
    const target = asked ?? undefined;
    questions.send({ type: 'candidate.choose', id, target: asked });
    change(id === candidateId ? { target } : { candidate: id, target });
  };
  return <InterviewQuestionsView questions={questions} candidates={candidates} onChoose={choose} />;
}
