import { versionOf, type WithHistory } from '@/data/schemas/history';
import { failureOf } from '@/machines/failure';
import { same } from '@/machines/same';
import { useCallback, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';

/** What a form was filled with, and which version of the record says so. */
interface Filled<TDraft> {
  draft: TDraft;
  version: number;
}

/** What a form holds of a record, and how a person reads that; as it stands in the form unless given. */
interface Draft<TRecord, TDraft> {
  draftOf: (record: TRecord) => TDraft;
  textOf?: ((record: TRecord) => Record<keyof TDraft, string>) | undefined;
}

const keepingTyped = { keepDirtyValues: true, keepDirty: true, keepIsSubmitted: true } as const;

const filledWith = <TRecord extends WithHistory, TDraft>(
  record: TRecord,
  draftOf: (record: TRecord) => TDraft,
): Filled<TDraft> => ({ draft: draftOf(record), version: versionOf(record) });

/** What a form was filled with, as of the record on screen where that still says the same. */
export function asOf<TRecord extends WithHistory, TDraft>(
  filled: Filled<TDraft>,
  record: TRecord | undefined,
  draftOf: (record: TRecord) => TDraft,
): Filled<TDraft> {
  const now = record && filledWith(record, draftOf);
  return now !== undefined && same(now.draft, filled.draft) ? now : filled;
}

/** What a record says otherwise than a form was filled with, each as a sentence for its field. */
export const changesSince = <TRecord, TDraft extends object>(
  before: TDraft,
  record: TRecord,
  { draftOf, textOf }: Draft<TRecord, TDraft>,
): [field: keyof TDraft, sentence: string][] => {
  const now = draftOf(record);
  const texts: Record<keyof TDraft, unknown> = textOf?.(record) ?? now;
  return (Object.keys(now) as (keyof TDraft)[])
    .filter((field) => !same(now[field], before[field]))
    .map((field) => [field, `Changed meanwhile, now: ${String(texts[field]) || 'empty'}`]);
};

/**
 * A form that overwrites a record, and what of it the person saw. Where somebody changed that meanwhile, what was typed
 * stays, what was not typed follows, and each field that was changed says what is kept now. It can then be sent again.
 */
export function useFilled<TRecord extends WithHistory, TDraft extends FieldValues>(
  { reset, setError }: Pick<UseFormReturn<TDraft>, 'reset' | 'setError'>,
  draft: Draft<TRecord, TDraft>,
) {
  const { draftOf } = draft;
  const filled = useRef<Filled<TDraft> | null>(null);
  return {
    /** Fills the form with a record. */
    fill: useCallback(
      (record: TRecord) => {
        filled.current = filledWith(record, draftOf);
        reset(filled.current.draft, { keepFieldsRef: true });
      },
      [draftOf, reset],
    ),
    /** Follows a record where nobody typed, unless it says otherwise now what was typed over. */
    follow: useCallback(
      (record: TRecord, typed: readonly string[]) => {
        const now = filledWith(record, draftOf);
        const before = filled.current?.draft;
        if (before !== undefined && typed.some((one) => !same(now.draft[one], before[one]))) return;
        filled.current = now;
        if (before !== undefined && !same(now.draft, before)) reset(now.draft, keepingTyped);
      },
      [draftOf, reset],
    ),
    /**
     * Sends what the form holds, with the version that the person saw. Rejects where that is refused.
     * @param shown the record on screen.
     * @param latest what the record says now.
     */
    overwrite: async <T>(
      shown: TRecord | undefined,
      send: (seen: number) => Promise<T>,
      latest: () => Promise<TRecord>,
      signal: AbortSignal,
    ): Promise<T> => {
      const seen = filled.current && asOf(filled.current, shown, draftOf);
      if (seen === null) throw new Error('The form was never filled.');
      try {
        return await send(seen.version);
      } catch (error) {
        const record =
          failureOf(error).code === 'changed' ? await latest().catch(() => undefined) : undefined;
        if (record === undefined || signal.aborted) throw error;
        filled.current = filledWith(record, draftOf);
        reset(filled.current.draft, keepingTyped);
        for (const [field, message] of changesSince(seen.draft, record, draft)) {
          setError(field as Path<TDraft>, { type: 'refused', message });
        }
        throw error;
      }
    },
  };
}

/** A form that overwrites one record, and follows it where nothing is typed. */
export function useRecordForm<TRecord extends WithHistory, TDraft extends FieldValues>(
  record: TRecord,
  draft: Draft<TRecord, TDraft>,
) {
  const form = useForm<TDraft>({ defaultValues: draft.draftOf(record) as DefaultValues<TDraft> });
  const { dirtyFields } = form.formState;
  const { fill, follow, overwrite } = useFilled(form, draft);
  useEffect(() => {
    follow(record, Object.keys(dirtyFields));
  }, [dirtyFields, record, follow]);
  return { form, fill, overwrite };
}
