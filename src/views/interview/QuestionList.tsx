import type { InterviewQuestion } from '@/data/schemas/question';
import { IconButton } from '@/views/shared/ui/Button';
import { copy } from '@/views/shared/copy';
import { Copy } from 'lucide-react';

const said = {
  done: 'Question copied',
  failed: 'The question could not be copied. Select it and copy it by hand.',
};

/** Questions with why each is asked, and a button that writes it to the clipboard. */
export function QuestionList({ questions }: { questions: InterviewQuestion[] }) {
  return (
    <ol className="divide-y divide-line">
      {questions.map(({ question, reason }, index) => (
        <li key={`${index} ${question}`} className="flex items-start gap-3 py-3 first:pt-0">
          <span className="font-semibold text-muted tabular-nums">{index + 1}.</span>
          <span className="min-w-0 flex-1">
            <span className="block max-w-[70ch] text-base break-words">{question}</span>
            <span className="mt-0.5 block text-xs text-muted">{reason}</span>
          </span>
          <IconButton
            label={`Copy question ${index + 1}`}
            onClick={() => void copy(question, said)}
          >
            <Copy className="size-4" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}
