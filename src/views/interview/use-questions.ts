import type { Workspace } from '@/data/workspace';
import { questionsMachine } from '@/machines/questions/questions.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

/** The questions for who and what the URL says, whether the selector, a link or Back put it there. */
export function useQuestions(
  workspace: Workspace,
  candidateId: string | null,
  target: string | null,
) {
  const [machine] = useState(() =>
    questionsMachine.provide({
      actors: {
        generateQuestions: fromPromise(({ input }) =>
          workspace.questions.generate(input.id, input.target),
        ),
      },
    }),
  );
  const questions = useActorRef(machine, { input: { candidateId, target } });
  useEffect(() => {
    const { context } = questions.getSnapshot();
    if (context.candidateId === candidateId && context.target === target) return;
    questions.send({ type: 'candidate.choose', id: candidateId, target });
  }, [questions, candidateId, target]);
  return questions;
}
