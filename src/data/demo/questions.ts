import { profileOf } from '@/machines/candidate/profile';
import { chosenTarget, targetsOf } from '@/machines/candidate/targets';
import { once } from '../once';
import type { Workspace } from '../workspace';
import { timings } from './timings';
import type { Wait } from './world';

/** Interview questions for a candidate, after the specified wait. */
export function createQuestions(
  candidates: Workspace['candidates'],
  wait: Wait,
): Workspace['questions'] {
  const questions = once(() => import('@/intelligence/questions/generate'));
  return {
    async generate(candidateId, key) {
      await wait(timings.questions);
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
