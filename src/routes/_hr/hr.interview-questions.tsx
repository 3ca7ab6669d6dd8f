import { interviewSearch } from '@/data/schemas/search';
import { questionsMachine } from '@/machines/questions/questions.machine';
import { candidatesQuery } from '@/views/candidates/queries';
import { InterviewQuestionsView } from '@/views/interview/InterviewQuestionsView';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

export const Route = createFileRoute('/_hr/hr/interview-questions')({
  validateSearch: interviewSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(candidatesQuery(workspace)),
  component: InterviewQuestions,
});

function InterviewQuestions() {
  const { workspace } = Route.useRouteContext();
  const { candidate } = Route.useSearch();
  const navigate = Route.useNavigate();
  const candidates = useSuspenseQuery(candidatesQuery(workspace)).data.all;
  const [machine] = useState(() =>
    questionsMachine.provide({
      actors: {
        generateQuestions: fromPromise(({ input }) => workspace.questions.generate(input)),
      },
    }),
  );
  const candidateId = candidates.find(({ id }) => id === candidate)?.id ?? null;
  const questions = useActorRef(machine, { input: { candidateId } });
  const choose = (id: string) => {
    questions.send({ type: 'candidate.choose', id });
    void navigate({ search: { candidate: id }, replace: true });
  };
  return <InterviewQuestionsView questions={questions} candidates={candidates} onChoose={choose} />;
}
