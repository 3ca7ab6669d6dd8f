import type { AskedWorld } from '@/actors/asked-world';
import { useSearchChange } from '@/views/shared/steps';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import type { Corrections } from '@masar/resume/schemas';
import type { Candidate } from '@/data/schemas/candidate';
import type { CandidateListSearch } from '@/data/schemas/search';
import { candidateLifecycle } from '@/machines/candidate/lifecycle';
import { correctedFacts, standingReading } from '@masar/resume/facts';
import { profileOf } from '@/machines/candidate/profile';
import { chosenTarget, targetKey, targetsOf } from '@/machines/candidate/targets';
import { candidateWorkflow } from '@/machines/candidate/workflow';
import { refusal } from '@/machines/step';
import { workflowOf } from '@/machines/workflow/workflow';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { Page } from '@/views/shared/ui/Page';
import { ShowWorkflow } from '@/views/workflow/ShowWorkflow';
import { useRecordForm } from '@/views/shared/editing/use-filled';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { BackToList } from './BackToList';
import { CandidateFacts } from './CandidateFacts';
import { draftOf } from './correction-draft';
import { ResumeTextView } from './ResumeTextView';
import { MeasuredAgainst } from './MeasuredAgainst';
import { NoScore, ScoreBreakdownView } from './ScoreBreakdownView';
import { SamePerson } from './SamePerson';
import { StatusCell } from './StatusCell';
import { UnclearLines } from './UnclearLines';
import { UndoReanalysis } from './UndoReanalysis';

const CorrectionDialog = lazyPart(() => import('./CorrectionDialog'));

const draftOfCandidate = (candidate: Candidate) => draftOf(profileOf(candidate));

/** A candidate: each fact with its place in the resume, the score point by point, and corrections by hand. */
export default function CandidateProfileView({
  candidate,
  search,
  ...world
}: AskedWorld & { candidate: Candidate; search: CandidateListSearch }) {
  const onSearch = useSearchChange<CandidateListSearch>();
  const { workspace, user } = world;
  const profile = profileOf(candidate);
  const { form, fill, overwrite } = useRecordForm(candidate, { draftOf: draftOfCandidate });
  const close = () => onSearch({ dialog: undefined });
  const { correct, get } = workspace.candidates;
  const submission = useSubmission(
    (made: Corrections, sent, signal) =>
      overwrite(
        candidate,
        (seen) => correct(candidate.id, made, { ...sent, seen }),
        () => get(candidate.id),
        signal,
      ),
    {
      onSaved: (corrected) => {
        fill(corrected);
        close();
      },
      form,
    },
  );
  const { corrections } = candidate;
  const reading = candidate.reading && standingReading(candidate.reading, corrections);
  const targets = targetsOf(candidate.scores);
  const target = chosenTarget(targets, search.target);
  const scored = candidate.scores.find((one) => targetKey(one.target) === target?.key);
  const score = scored?.score ?? null;
  const refusalOf = (type: string) => refusal(candidateLifecycle, candidate, { type, by: user });
  const refused = refusalOf('candidate.correct');
  return (
    <Page
      title={profile.name}
      lead={profile.position ?? candidate.fileName}
      actions={
        <div className="flex flex-wrap gap-2">
          <BackToList />
          <ShowWorkflow
            of={profile.name}
            workflow={(at) => workflowOf(candidateWorkflow, candidate, { by: user, at })}
          />
          {refusalOf('candidate.undo') === null && (
            <UndoReanalysis ids={[candidate.id]} world={world} />
          )}
          {refused === null && (
            <Button onClick={() => onSearch({ dialog: 'correct' })}>Correct by hand</Button>
          )}
        </div>
      }
    >
      <LeaveGuard
        when={form.formState.isDirty}
        closing="candidate"
        title="Leave without saving the corrections?"
        message="What you wrote is not saved yet, and will be lost."
      />
      <div className="mb-4">
        <StatusCell {...profile} />
        {refused !== null && <p className="mt-1 text-muted">{refused}</p>}
      </div>
      <SamePerson candidate={candidate} {...world} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="space-y-5">
          <MeasuredAgainst
            targets={targets}
            target={target}
            onTarget={(key) => onSearch({ target: key })}
          />
          {scored === undefined ? (
            <NoScore id={candidate.id} />
          ) : (
            reading !== null && <ScoreBreakdownView {...scored} />
          )}
          <CandidateFacts
            profile={profile}
            simulatedScore={reading === null && scored !== undefined ? scored : null}
            facts={reading === null ? null : correctedFacts(reading.facts, corrections)}
            read={reading?.facts ?? null}
            corrections={corrections}
            history={candidate.history}
            file={candidate.file}
          />
        </div>
        {reading !== null && (
          <ResumeTextView
            reading={reading}
            score={score}
            unclearCounts={corrections.unclearText === 'counts'}
          >
            <UnclearLines candidate={candidate} {...world} />
          </ResumeTextView>
        )}
      </div>
      {search.dialog === 'correct' && refused === null && (
        <Arriving>
          <CorrectionDialog
            submission={submission}
            form={form}
            profile={profile}
            corrections={corrections}
            onClose={close}
          />
        </Arriving>
      )}
    </Page>
  );
}
