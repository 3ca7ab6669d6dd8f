import type { useQuestions } from '@/views/interview/use-questions';
import { QuestionList } from '@/views/interview/QuestionList';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Failure } from '@/views/shared/ui/Failure';

type Questions = ReturnType<typeof useQuestions>;

/** Generates interview questions for the candidate on screen. */
export function QuestionsButton({ questions }: { questions: Questions }) {
  const generating = useSelector(questions, (snapshot) => snapshot.matches('generating'));
  return (
    <Button
      aria-disabled={generating}
      onClick={() => questions.send({ type: 'questions.generate' })}
    >
      {generating ? 'Generating...' : 'Generate Questions'}
    </Button>
  );
}

/** The questions that were generated, with the way to the screen that takes one's own. Nothing before. */
export function CandidateQuestions({ questions }: { questions: Questions }) {
  const { generated, failure, candidateId, target } = useSelector(
    questions,
    ({ context }) => context,
  );
  if (generated.length === 0 && failure === null) return null;
  return (
    <Card
      title="Interview questions"
      aria-live="polite"
      className="mb-5"
      actions={
        <Link
          to="/hr/interview-questions"
          search={{ candidate: candidateId ?? undefined, target: target ?? undefined }}
          className={classes(touchTarget, 'font-semibold text-primary underline')}
        >
          Add questions of your own
        </Link>
      }
    >
      {failure === null ? <QuestionList questions={generated} /> : <Failure says={failure} />}
    </Card>
  );
}
