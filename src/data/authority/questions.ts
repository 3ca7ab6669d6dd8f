import { profileOf } from '@/machines/candidate/profile';
import { chosenTarget, targetsOf } from '@/machines/candidate/targets';
import { once } from '../once';
import type { Workspace } from '../port/workspace';

/** Interview questions for a candidate. @param pause the wait before them. */
export function createQuestions(
  candidates: Pick<Workspace['candidates'], 'get'>,
  pause: () => Promise<void>,
): Workspace['questions'] {
  const questions = once(() => import('@/intelligence/questions/generate'));
  return {
    async generate(candidateId, key) {
      await pause();
      const { interviewQuestions } = await questions();
      const candidate = await candidates.get(candidateId);
      const { position, skills } = profileOf(candidate);
      const target = chosenTarget(targetsOf(candidate.scores), key ?? undefined)?.target;
      return interviewQuestions({
        position,
        claimed: skills,
        asked: target?.skills ?? [],
      });
    },
  };
}
