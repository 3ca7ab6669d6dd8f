import type { CandidatePage } from '@/data/port/calls';
import type { InterviewSearch } from '@/data/schemas/search';
import type { CandidateProfile } from '@/machines/candidate/profile';
import type { questionsMachine } from '@/machines/questions/questions.machine';
import { chosenTarget, targetsOf } from '@/machines/candidate/targets';
import { MeasuredAgainst } from '@/views/candidates/MeasuredAgainst';
import { MoreRows } from '@/views/shared/MoreRows';
import { useSearchChange } from '@/views/shared/steps';
import { Button } from '@/views/shared/ui/Button';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Card } from '@/views/shared/ui/Card';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { SelectField } from '@/views/shared/ui/Field';
import { Screen } from '@/views/shared/ui/Page';
import { UrlField } from '@/views/shared/ui/UrlField';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { CustomQuestionForm } from './CustomQuestionForm';
import { QuestionList } from './QuestionList';
import { Failure } from '@/views/shared/ui/Failure';

function Nothing({ hasCandidates }: { hasCandidates: boolean }) {
  if (hasCandidates)
    return (
      <p className="text-muted">
        Choose a candidate and generate questions, or add one of your own.
      </p>
    );
  return (
    <EmptyState
      message="No questions yet."
      hint="Questions follow from a candidate’s resume and the job. Upload resumes first, or add a question of your own."
    >
      <Link to="/hr/upload-resumes" className={buttonClasses('secondary')}>
        Upload resumes
      </Link>
    </EmptyState>
  );
}

const generate = { type: 'questions.generate' } as const;

/** Interview questions for a candidate: three that follow from the position and the job, and one's own. */
export function InterviewQuestionsView({
  questions,
  page,
  chosen,
  search,
  onChoose,
}: {
  questions: ActorRefFrom<typeof questionsMachine>;
  /** The candidates that the search finds. */
  page: CandidatePage;
  /** The candidate in the URL, found or not. */
  chosen: CandidateProfile | null;
  search: InterviewSearch;
  onChoose: (id: string, target: string | null) => void;
}) {
  const { candidateId, target, generated, custom, failure } = useSelector(
    questions,
    ({ context }) => context,
  );
  const onSearch = useSearchChange<InterviewSearch>();
  const isFound = chosen === null || page.rows.some(({ id }) => id === chosen.id);
  const candidates = isFound ? page.rows : [chosen, ...page.rows];
  const targets = targetsOf(candidates.find(({ id }) => id === candidateId)?.scores ?? []);
  const generating = useSelector(questions, (snapshot) => snapshot.matches('generating'));
  const canGenerate = useSelector(questions, (snapshot) => snapshot.can(generate));
  const failed = useSelector(questions, (snapshot) => snapshot.matches('failed'));
  const label = failed ? 'Try again' : 'Generate Questions';
  return (
    <Screen>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[min(20rem,45%)_minmax(0,1fr)]">
        <div className="space-y-5">
          <Card className="space-y-3">
            <UrlField
              label="Search"
              placeholder="Name or position"
              type="search"
              value={search.q ?? ''}
              onChange={(q) => onSearch({ q: q === '' ? undefined : q, rows: undefined })}
            />
            <SelectField
              label="Candidate"
              value={candidateId ?? ''}
              onChange={(event) => onChoose(event.target.value, null)}
            >
              <option value="" disabled>
                {page.found === 0 ? 'No candidates found.' : 'Choose a candidate'}
              </option>
              {candidates.map(({ id, name, position }) => (
                <option key={id} value={id}>
                  {position === null ? name : `${name}, ${position}`}
                </option>
              ))}
            </SelectField>
            <MoreRows page={page} onMore={(rows) => onSearch({ rows })} />
            <MeasuredAgainst
              targets={targets}
              target={chosenTarget(targets, target ?? undefined)}
              onTarget={(key) => candidateId !== null && onChoose(candidateId, key)}
            />
            <Button
              look="primary"
              disabled={!canGenerate && !generating}
              aria-disabled={generating}
              title={canGenerate || generating ? undefined : 'Choose a candidate first'}
              onClick={() => questions.send(generate)}
            >
              {generating ? 'Generating...' : label}
            </Button>
            <Failure says={failure} />
          </Card>
          <CustomQuestionForm
            onAdd={(question) => questions.send({ type: 'question.add', question })}
          />
        </div>
        <Card title="Questions" aria-live="polite">
          {generated.length + custom.length === 0 ? (
            <Nothing hasCandidates={page.total > 0} />
          ) : (
            <QuestionList
              questions={[
                ...generated,
                ...custom.map((question) => ({ question, reason: 'Your own question.' })),
              ]}
            />
          )}
        </Card>
      </div>
    </Screen>
  );
}
