import { newId } from '@/data/new-id';
import type { KeptRecords } from '@/data/port/workspace';
import { type Deleted, deletionMachine } from '@/machines/editor/deletion.machine';
import { editorMachine } from '@/machines/editor/editor.machine';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { fromPromise } from 'xstate';
import { useSubmission } from './use-submission';
import { deleteButtonOf } from './EditDelete';

/** What keeps the records: a group of the port, or some calls of one. */
export type Keeper<TDraft> = Pick<
  KeptRecords<unknown, TDraft>,
  'add' | 'change' | 'remove' | 'restore'
>;

interface DraftForm<TRecord, TDraft extends FieldValues> {
  /** What the form holds while adding. */
  blank: TDraft;
  draftOf: (record: TRecord) => TDraft;
  /** The field that has the focus when a record is edited. */
  first: Path<TDraft>;
  resolver?: Resolver<TDraft>;
}

/**
 * One form over a list of records: it holds the record that the editor edits, starts afresh after each
 * save, and asks before what was written is lost. What was deleted can be had back.
 */
export function useRecordEditor<TRecord extends { id: string }, TDraft extends FieldValues>(
  records: TRecord[],
  keeper: Keeper<TDraft>,
  { blank, draftOf, first, resolver }: DraftForm<TRecord, TDraft>,
) {
  const [{ value, context }, send] = useMachine(editorMachine);
  const { editing, saves } = context;
  const { reset, setFocus, handleSubmit, ...form } = useForm<TDraft>({
    ...(resolver !== undefined && { resolver }),
    defaultValues: blank as DefaultValues<TDraft>,
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const submission = useSubmission(async (draft: TDraft, sent) => {
    await (editing === null ? keeper.add(draft, sent) : keeper.change(editing, draft, sent));
    send({ type: 'editor.saved', id: editing });
  }, form);
  const [{ context: deletion }, ask] = useMachine(
    deletionMachine.provide({
      actors: {
        remove: fromPromise(async ({ input: { id, key } }) => {
          await keeper.remove(id, { key });
          if (id === editing) submission.edit();
          send({ type: 'editor.removed', id });
        }),
        restore: fromPromise(({ input: { id, key } }) => keeper.restore(id, { key })),
      },
    }),
  );
  const { deleted, restored, failure } = deletion;
  useEffect(() => {
    const record = records.find(({ id }) => id === editing);
    reset(record === undefined ? blank : draftOf(record), { keepFieldsRef: true });
    if (record !== undefined) setFocus(first);
    // The list may change while somebody types: only another record or a save fills the form anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editing, saves, reset, setFocus]);

  const focusedAfter = useRef(deleted);
  useEffect(() => {
    if (restored === null || focusedAfter.current === deleted) return;
    const button = document.getElementById(deleteButtonOf(restored));
    if (button === null) return;
    button.focus();
    focusedAfter.current = deleted;
  }, [restored, deleted, records]);

  return {
    editing,
    submission,
    form,
    isDirty,
    submit: handleSubmit(submission.submit),
    cancel: () => {
      submission.edit();
      send({ type: 'editor.cancel' });
    },
    edit: (id: string) => {
      if (!isDirty) submission.edit();
      send({ type: 'editor.edit', id, unsaved: isDirty });
    },
    /** What to do about the edit that waits for what is written in the form; null where none does. */
    waiting:
      value === 'asking'
        ? {
            editAnyway: () => {
              submission.edit();
              send({ type: 'editor.confirm' });
            },
            stay: () => send({ type: 'editor.decline' }),
          }
        : null,
    remove: (record: Deleted) => ask({ type: 'record.delete', record, key: newId() }),
    deletion: {
      deleted,
      failure,
      onUndo: (record: Deleted) => ask({ type: 'record.restore', record, key: newId() }),
    },
  };
}

export type RecordEditor<TRecord extends { id: string }, TDraft extends FieldValues> = ReturnType<
  typeof useRecordEditor<TRecord, TDraft>
>;
