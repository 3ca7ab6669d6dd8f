import type { InterviewQuestion } from '@/data/schemas/question';
import { askedKey } from '@masar/resume/ranking';

/** The input of the questions. `asked` are the job's skills; `position` may be unknown. */
export interface QuestionSubject {
  position: string | null;
  claimed: readonly string[];
  asked: readonly string[];
}

const article = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/**
 * Three questions: on what the candidate did in the position with a skill that the job asks for, on a skill that
 * the job asks for and the resume lacks, and on a further skill that the resume claims. Where one of these is
 * missing, the question is on the position.
 */
export function interviewQuestions({
  position,
  claimed,
  asked,
}: QuestionSubject): [InterviewQuestion, InterviewQuestion, InterviewQuestion] {
  const role = position === null ? 'this role' : `the role of ${position}`;
  const fromPosition = `Asks about ${role}.`;
  const as = position === null ? 'in your last role' : `as ${article(position)}`;
  const keys = new Set(claimed.map(askedKey));
  const wanted = new Set(asked.map(askedKey));
  const [shared, alsoShared] = asked.filter((skill) => keys.has(askedKey(skill)));
  const lacked = asked.find((skill) => !keys.has(askedKey(skill)));
  const beyond = claimed.find((skill) => !wanted.has(askedKey(skill)));

  const first: InterviewQuestion =
    shared === undefined
      ? {
          question: `Tell us about the work ${as} that you are proudest of: what did you decide yourself, and what came of it?`,
          reason: fromPosition,
        }
      : {
          question: `Tell us about work with ${shared} ${as}: what did you decide yourself, and what came of it?`,
          reason: `The job asks ${shared}, and the resume claims it.`,
        };
  const second: InterviewQuestion =
    lacked === undefined
      ? {
          question:
            alsoShared === undefined
              ? `What would you want to know before your first week in ${role}?`
              : `How do you tell good work with ${alsoShared} from work that only looks good?`,
          reason:
            alsoShared === undefined
              ? fromPosition
              : `The resume lacks nothing that the job asks; ${alsoShared} is worth a deeper look.`,
        }
      : {
          question: `This job needs ${lacked}, which your resume does not mention. What comes closest to it in your experience, and how would you learn the rest?`,
          reason: `The job asks ${lacked}, and the resume lacks it.`,
        };
  const third: InterviewQuestion =
    beyond === undefined
      ? {
          question: `Describe the hardest problem that you met ${as}, and what you would do differently today.`,
          reason: fromPosition,
        }
      : {
          question: `Your resume names ${beyond}. Where would it help in ${role}, and where would you not use it?`,
          reason: `The resume claims ${beyond} beyond what the job asks.`,
        };
  return [first, second, third];
}
