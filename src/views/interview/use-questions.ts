import { generateQuestions } from '@/actors/requests';
import type { Workspace } from '@/data/port/workspace';
import { questionsMachine } from '@/machines/questions/questions.machine';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';

/** The questions for who and what the URL says, whether the selector, a link or Back put it there. */
export function useQuestions(
  workspace: Workspace,
  candidateId: string | null,
  target: string | null,
) {
  const questions = useActorRef(
    questionsMachine.provide({ actors: { generateQuestions: generateQuestions(workspace) } }),
    { input: { candidateId, target } },
  );
  useEffect(() => {
    const { context } = questions.getSnapshot();
    if (context.candidateId === candidateId && context.target === target) return;
    questions.send({ type: 'candidate.choose', id: candidateId, target });
  }, [questions, candidateId, target]);
  return questions;
}
