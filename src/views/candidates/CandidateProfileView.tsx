import type { AskedWorld } from '@/actors/asked-world';
import type { Candidate } from '@/data/schemas/candidate';
import type { CandidateListSearch } from '@/data/schemas/search';
import { candidateLifecycle } from '@/machines/candidate/lifecycle';
import { profileOf } from '@/machines/candidate/profile';
import { chosenTarget, targetsOf } from '@/machines/candidate/targets';
import { candidateWorkflow } from '@/machines/candidate/workflow';
import { refusal } from '@/machines/step';
import { workflowOf } from '@/machines/workflow/workflow';
import { useQuestions } from '@/views/interview/use-questions';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { useSearchChange } from '@/views/shared/steps';
import { Page } from '@/views/shared/ui/Page';
import { useDrafts } from '@/views/shared/use-drafts';
import { RowMenu } from '@/views/shared/lists/RowMenu';
import { BackToList } from './BackToList';
import { CandidateDetails } from './CandidateDetails';
import { CandidateQuestions, QuestionsButton } from './CandidateQuestions';
import { canReject, decide, Deciding } from './Deciding';
import { InRanking } from './InRanking';
import { SamePerson } from './SamePerson';
import { StatusCell } from './StatusCell';
import { UndoReanalysis } from './UndoReanalysis';
import { useCorrections } from './use-corrections';

const CorrectionDialog = lazyPart(() => import('./CorrectionDialog'));
const RejectDialog = lazyPart(() => import('./RejectDialog'));

/** A candidate: the score by its parts, each fact with its place in the resume, and HR's decision. */
export default function CandidateProfileView({
  candidate,
  search,
  ...world
}: AskedWorld & { candidate: Candidate; search: CandidateListSearch }) {
  const onSearch = useSearchChange<CandidateListSearch>();
  const { workspace, user } = world;
  const { id, corrections, rejection } = candidate;
  const profile = profileOf(candidate);
  const close = () => onSearch({ dialog: undefined });
  const { form, submission } = useCorrections(world, candidate, close);
  const drafts = useDrafts();
  const targets = targetsOf(candidate.scores);
  const target = chosenTarget(targets, search.target);
  const questions = useQuestions(workspace, id, target?.key ?? null);
  const refusalOf = (type: string) => refusal(candidateLifecycle, candidate, { type, by: user });
  const refused = refusalOf('candidate.correct');
  return (
    <Page back={<BackToList />} title={profile.name} lead={profile.position ?? candidate.fileName}>
      <LeaveGuard
        when={form.formState.isDirty || drafts.someIsWritten}
        closing="candidate"
        title={`Leave without saving the ${form.formState.isDirty ? 'corrections' : 'note'}?`}
        message="What you wrote is not saved yet, and will be lost."
      />
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <StatusCell {...profile} />
        {rejection !== null && <p className="text-muted">{rejection.reason}</p>}
        {refused !== null && <p className="w-full text-muted">{refused}</p>}
        <div className="ms-auto flex min-h-11 items-center fine:min-h-9">
          <InRanking workspace={workspace} id={id} search={search} target={target?.key} />
        </div>
        <div className="xl:order-last">
          <RowMenu
            of={profile.name}
            workflow={(at) => workflowOf(candidateWorkflow, candidate, { by: user, at })}
          />
        </div>
        <fieldset
          aria-label="Actions"
          className="flex w-full min-w-0 flex-wrap items-center gap-2 max-sm:*:grow max-sm:*:px-2.5 xl:w-auto"
        >
          {refusalOf('candidate.undo') === null && <UndoReanalysis ids={[id]} world={world} />}
          <QuestionsButton questions={questions} />
          <Deciding
            candidate={candidate}
            name={profile.name}
            {...world}
            onReject={() => onSearch({ dialog: 'reject' })}
          />
        </fieldset>
      </div>
      <SamePerson candidate={candidate} {...world} />
      <CandidateQuestions questions={questions} />
      <CandidateDetails
        {...{ candidate, profile, targets, target, drafts }}
        {...world}
        onTarget={(key) => onSearch({ target: key })}
        onCorrect={refused === null ? () => onSearch({ dialog: 'correct' }) : null}
      />
      <Arriving>
        {search.dialog === 'correct' && refused === null && (
          <CorrectionDialog {...{ submission, form, profile, corrections }} onClose={close} />
        )}
        {search.dialog === 'reject' && canReject(candidate, user) && (
          <RejectDialog
            name={profile.name}
            onClose={close}
            onReject={async (reason, sent) => {
              const command = { type: 'candidate.reject', reason } as const;
              await decide(
                workspace.candidates.send,
                { candidate, name: profile.name },
                command,
                sent,
              );
              close();
            }}
          />
        )}
      </Arriving>
    </Page>
  );
}
