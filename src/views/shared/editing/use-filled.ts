import { versionOf, type WithHistory } from '@/data/schemas/history';
import { failureOf } from '@/machines/failure';
import { same } from '@/machines/same';
import { useCallback, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

/** The values that a form was filled with, and the version of the record that has them. */
interface Filled<TDraft> {
  draft: TDraft;
  version: number;
}

/** The draft of a record in a form, and its values as a person reads them. Without `textOf` these are the draft's. */
interface Draft<TRecord, TDraft> {
  draftOf: (record: TRecord) => TDraft;
  textOf?: ((record: TRecord) => Record<keyof TDraft, string>) | undefined;
}

const keepingTyped = { keepDirtyValues: true, keepDirty: true, keepIsSubmitted: true } as const;

const filledWith = <TRecord extends WithHistory, TDraft>(
  record: TRecord,
  draftOf: (record: TRecord) => TDraft,
): Filled<TDraft> => ({ draft: draftOf(record), version: versionOf(record) });

/**
 * The values that a form was filled with. Where the record on screen still has them, they count as read from that
 * later version.
 */
export function asOf<TRecord extends WithHistory, TDraft>(
  filled: Filled<TDraft>,
  record: TRecord | undefined,
  draftOf: (record: TRecord) => TDraft,
): Filled<TDraft> {
  const now = record && filledWith(record, draftOf);
  return now !== undefined && same(now.draft, filled.draft) ? now : filled;
}

/** The fields in which a record now differs from what a form was filled with, each with a sentence for the field. */
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
 * A form that overwrites a record, and the version that the person saw. When somebody else changes the record
 * meanwhile, typed values stay, other fields take the new values, and each changed field says what is kept now.
 * The form can then be sent again.
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
    /**
     * Takes over a record's new values where nobody typed. Does nothing where a field that was typed over has
     * changed in the record.
     */
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
     * Sends the form with the version that the person saw. Rejects where the world refuses it.
     * @param shown the record on screen.
     * @param latest reads the record as it is now.
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

/** A form that overwrites one record, and takes over its new values where nothing is typed. */
export function useRecordForm<TRecord extends WithHistory, TDraft extends FieldValues>(
  record: TRecord,
  draft: Draft<TRecord, TDraft>,
  checked: Pick<UseFormProps<TDraft>, 'resolver'> = {},
) {
  const form = useForm<TDraft>({
    ...checked,
    defaultValues: draft.draftOf(record) as DefaultValues<TDraft>,
  });
  const { dirtyFields } = form.formState;
  const { fill, follow, overwrite } = useFilled(form, draft);
  useEffect(() => {
    follow(record, Object.keys(dirtyFields));
  }, [dirtyFields, record, follow]);
  return { form, fill, overwrite };
}
