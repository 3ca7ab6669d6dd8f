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
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const candidates = useSuspenseQuery(candidatesQuery(workspace)).data.all;
  const [machine] = useState(() =>
    questionsMachine.provide({
      actors: {
        generateQuestions: fromPromise(({ input: { id, target } }) =>
          workspace.questions.generate(id, target),
        ),
      },
    }),
  );
  const candidateId = candidates.find(({ id }) => id === search.candidate)?.id ?? null;
  const input = { candidateId, target: search.target ?? null };
  const questions = useActorRef(machine, { input });
  const choose = (id: string, target: string | null) => {
    questions.send({ type: 'candidate.choose', id, target });
    void navigate({ search: { candidate: id, target: target ?? undefined }, replace: true });
  };
  return <InterviewQuestionsView questions={questions} candidates={candidates} onChoose={choose} />;
}
