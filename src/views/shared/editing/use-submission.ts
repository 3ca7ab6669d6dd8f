import { newId } from '@/data/new-id';
import type { Sent } from '@/data/port/workspace';
import { failureOf } from '@/machines/failure';
import { submissionMachine } from '@/machines/submission/submission.machine';
import { useMachine } from '@xstate/react';
import type { FieldError } from 'react-hook-form';
import { fromPromise } from 'xstate';

/** What is asked of a form that says what was refused at the field that is wrong. */
interface Fields {
  getValues: () => object;
  setError: (
    field: never,
    error: { type: 'refused'; message: string },
    options: { shouldFocus: boolean },
  ) => void;
}

/** The field of a form that a refusal names; undefined where it names none of its own. */
const fieldOf = (form: Fields | undefined, named: string | undefined): string | undefined => {
  const [field] = named?.split('.') ?? [];
  return form !== undefined && field !== undefined && field in form.getValues() ? field : undefined;
};

/** What a world said of a field, where the form keeps silent about what it would say itself. */
export const refusedAt = (error: FieldError | undefined): string | undefined =>
  error?.type === 'refused' ? error.message : undefined;

/**
 * A form's saving, and where it stands.
 * @param save resolves when the screen shows what was saved; rejects with a sentence for the person. What is sent
 * again after no answer has the key of the time before. Its signal is aborted when the answer is waited for no more.
 * @param onSaved what comes of an answer that was still waited for: a later one takes nothing from who writes on.
 * @param form says at its own fields what was refused of them.
 */
export function useSubmission<TDraft, TSaved>(
  save: (draft: TDraft, sent: Sent, signal: AbortSignal) => Promise<TSaved>,
  { onSaved, form }: { onSaved: (saved: TSaved) => void | Promise<void>; form?: Fields },
) {
  const [{ value, context }, send] = useMachine(
    submissionMachine.provide({
      actors: {
        save: fromPromise(async ({ input: { draft, key }, signal }) => {
          try {
            const saved = await save(draft as TDraft, { key }, signal);
            if (!signal.aborted) await onSaved(saved);
          } catch (error) {
            const { field, sentence } = failureOf(error);
            const wrong = fieldOf(form, field);
            if (wrong !== undefined && !signal.aborted) {
              const said = { type: 'refused', message: sentence } as const;
              form?.setError(wrong as never, said, { shouldFocus: true });
            }
            throw error;
          }
        }),
      },
    }),
  );
  const { failure } = context;
  return {
    isSaving: value === 'saving',
    isSaved: value === 'saved',
    /** Why it was not saved, where no field says so. */
    failure: fieldOf(form, failure?.field) === undefined ? (failure?.sentence ?? null) : null,
    submit: (draft: TDraft) => send({ type: 'submission.submit', draft, key: newId() }),
    /** The form holds something else than what was sent. */
    edit: () => send({ type: 'submission.edit' }),
  };
}

export type Submission<TDraft> = ReturnType<typeof useSubmission<TDraft, unknown>>;

/** What a form's buttons show of its saving. */
export type Saving = Pick<Submission<never>, 'isSaving' | 'failure'>;
