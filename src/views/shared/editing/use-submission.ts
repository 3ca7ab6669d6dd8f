import { submissionMachine } from '@/machines/submission/submission.machine';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';

/**
 * A form's saving, and where it stands.
 * @param save resolves when the screen shows what was saved; rejects with a sentence for the person. Its signal
 * is aborted when the answer is waited for no more.
 */
export function useSubmission<TDraft>(save: (draft: TDraft, signal: AbortSignal) => Promise<void>) {
  const [{ value, context }, send] = useMachine(
    submissionMachine.provide({
      actors: { save: fromPromise(({ input, signal }) => save(input as TDraft, signal)) },
    }),
  );
  return {
    isSaving: value === 'saving',
    isSaved: value === 'saved',
    failure: context.failure,
    submit: (draft: TDraft) => send({ type: 'submission.submit', draft }),
    /** The form holds something else than what was sent. */
    edit: () => send({ type: 'submission.edit' }),
  };
}

export type Submission<TDraft> = ReturnType<typeof useSubmission<TDraft>>;

/** What a form's buttons show of its saving. */
export type Saving = Pick<Submission<never>, 'isSaving' | 'failure'>;
