import { newId } from '@/data/new-id';
import type { Sent } from '@/data/port/calls';
import { failureOf } from '@/machines/failure';
import { submissionMachine } from '@/machines/submission/submission.machine';
import { useMachine } from '@xstate/react';
import type { FieldError } from 'react-hook-form';
import { fromPromise } from 'xstate';

/** The calls of a form that shows a refusal at the field that is wrong. */
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

/** The world's message for a field. Empty for a message that the form makes itself. */
export const refusedAt = (error: FieldError | undefined): string | undefined =>
  error?.type === 'refused' ? error.message : undefined;

/**
 * The saving of a form, and its progress.
 * @param save resolves when the screen shows what was saved; rejects with a sentence for the person. A draft that
 *   is sent again after no answer keeps its earlier key. Its signal is aborted when nobody waits for the answer
 *   any more.
 * @param onSaved called with an answer that was still waited for. A later answer is ignored, so that it takes
 *   nothing from a person who writes on.
 * @param form shows at its own fields what was refused of them.
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
    /** Why the form was not saved, unless a field shows it. */
    failure: fieldOf(form, failure?.field) === undefined ? (failure?.sentence ?? null) : null,
    submit: (draft: TDraft) => send({ type: 'submission.submit', draft, key: newId() }),
    /** Tells that the form was changed since it was sent. */
    edit: () => send({ type: 'submission.edit' }),
  };
}

export type Submission<TDraft> = ReturnType<typeof useSubmission<TDraft, unknown>>;

/** The state of saving that a form's buttons show. */
export type Saving = Pick<Submission<never>, 'isSaving' | 'failure'>;
