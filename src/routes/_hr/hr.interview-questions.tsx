import { interviewSearch } from '@/data/schemas/search';
import { InterviewQuestionsView } from '@/views/interview/InterviewQuestionsView';
import { loadInterview, useInterviewed } from '@/views/interview/queries';
import { useQuestions } from '@/views/interview/use-questions';
import { useSearchChange } from '@/views/shared/steps';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/interview-questions')({
  staticData: { title: 'Interview Questions' },
  validateSearch: interviewSearch,
  loader: (entered) => loadInterview(entered),
  component: InterviewQuestions,
});

function InterviewQuestions() {
  const { workspace } = Route.useRouteContext();
  const search = Route.useSearch();
  const change = useSearchChange();
  const { page, chosen, candidateId } = useInterviewed(workspace, search);
  const questions = useQuestions(workspace, candidateId, search.target ?? null);
  const choose = (id: string, asked: string | null) => {
    const target = asked ?? undefined;
    questions.send({ type: 'candidate.choose', id, target: asked });
    change(id === candidateId ? { target } : { candidate: id, target });
  };
  return <InterviewQuestionsView {...{ questions, page, chosen, search }} onChoose={choose} />;
}
