import { lazyPart } from '@/views/shared/lazy-part';
import type { Candidate } from '@/data/schemas/candidate';
import type { SessionUser } from '@/data/schemas/session';
import type { Workspace } from '@/data/workspace';
import { candidateLifecycle } from '@/machines/candidate/candidate.machine';
import { correctionMachine } from '@/machines/candidate/correction.machine';
import { correctedFacts, profileOf } from '@/machines/candidate/profile';
import { candidateWorkflow } from '@/machines/candidate/workflow';
import { refusal } from '@/machines/step';
import { workflowOf } from '@/machines/workflow/workflow';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Page } from '@/views/shared/ui/Page';
import { ShowWorkflow } from '@/views/workflow/ShowWorkflow';
import type { QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fromPromise } from 'xstate';
import { CandidateFacts } from './CandidateFacts';
import { draftOf } from './correction-draft';
import { candidatesChanged } from './queries';
import { ResumeTextView } from './ResumeTextView';
import { ScoreBreakdownView } from './ScoreBreakdownView';
import { StatusCell } from './cells';

const CorrectionDialog = lazyPart(() => import('./CorrectionDialog'));

/** A candidate: the facts with where each was read, the score point by point, and corrections by hand. */
export default function CandidateProfileView({
  candidate,
  workspace,
  queryClient,
  user,
}: {
  candidate: Candidate;
  workspace: Workspace;
  queryClient: QueryClient;
  user: SessionUser;
}) {
  const profile = profileOf(candidate);
  const form = useForm({ values: draftOf(profile) });
  const [machine] = useState(() =>
    correctionMachine.provide({
      actors: {
        saveCorrections: fromPromise(async ({ input }) => {
          await workspace.candidates.correct(candidate.id, input, user);
          await candidatesChanged(queryClient);
          form.reset();
        }),
      },
    }),
  );
  const correction = useActorRef(machine);
  const correcting = useSelector(correction, (snapshot) => !snapshot.matches('closed'));
  const { reading, score, target, corrections } = candidate;
  const refused = refusal(candidateLifecycle, candidate, { type: 'candidate.correct', by: user });
  return (
    <Page
      title={profile.name}
      lead={profile.position ?? candidate.fileName}
      actions={
        <div className="flex flex-wrap gap-2">
          <Link
            from="/hr/candidates"
            to="/hr/candidates"
            search={(search) => ({ ...search, candidate: undefined })}
            className={buttonClasses()}
          >
            Back to Candidate List
          </Link>
          <ShowWorkflow
            of={profile.name}
            workflow={(at) => workflowOf(candidateWorkflow, candidate, { by: user, at })}
          />
          {refused === null && (
            <Button onClick={() => correction.send({ type: 'correction.open' })}>
              Correct by hand
            </Button>
          )}
        </div>
      }
    >
      <LeaveGuard
        when={form.formState.isDirty}
        closing
        title="Leave without saving the corrections?"
        message="What you wrote is not saved yet, and will be lost."
      />
      <div className="mb-4">
        <StatusCell {...profile} />
        {refused !== null && <p className="mt-1 text-muted">{refused}</p>}
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="space-y-5">
          {score !== null && target !== null && (
            <ScoreBreakdownView score={score} target={target} />
          )}
          <CandidateFacts
            profile={profile}
            facts={reading === null ? null : correctedFacts(reading.facts, corrections)}
            read={reading?.facts ?? null}
            corrections={corrections}
            history={candidate.history}
          />
        </div>
        {reading !== null && <ResumeTextView reading={reading} score={score} />}
      </div>
      {correcting && (
        <Suspense>
          <CorrectionDialog
            correction={correction}
            form={form}
            profile={profile}
            corrections={corrections}
          />
        </Suspense>
      )}
    </Page>
  );
}
