import { newId } from '@/data/new-id';
import type { WithHistory } from '@/data/schemas/history';
import type { KeptRecords, Sent } from '@/data/port/calls';
import { type Deleted, deletionMachine } from '@/machines/editor/deletion.machine';
import { editorMachine } from '@/machines/editor/editor.machine';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { fromPromise } from 'xstate';
import { useFilled } from './use-filled';
import { announce } from '../ui/toast';
import { useSubmission } from './use-submission';
import { useRowFocus } from './use-row-focus';

type KeptRecord = WithHistory & { id: string };

/** The calls of the port that keep the records: a group of it, or some of its calls. */
export type Keeper<TRecord, TDraft> = Pick<
  KeptRecords<TRecord, TDraft>,
  'get' | 'add' | 'change' | 'remove' | 'restore'
>;

interface DraftForm<TRecord, TDraft extends FieldValues> {
  /** The name of such a record, such as 'Task'. */
  called: string;
  /** The form's values for a new record. */
  blank: TDraft;
  draftOf: (record: TRecord) => TDraft;
  /** The form's values as a person reads them. Without it, the values themselves. */
  textOf?: (record: TRecord) => Record<keyof TDraft, string>;
  /** The field that has the focus when a record is edited. */
  first: Path<TDraft>;
  resolver?: Resolver<TDraft>;
}

/**
 * One form for a list of records. It holds the record that is edited, is emptied after each save, and asks before
 * written text is lost. Each deletion is announced, and can be undone there.
 */
export function useRecordEditor<TRecord extends KeptRecord, TDraft extends FieldValues>(
  records: TRecord[],
  keeper: Keeper<TRecord, TDraft>,
  { called, blank, draftOf, textOf, first, resolver }: DraftForm<TRecord, TDraft>,
) {
  const [{ value, context }, send] = useMachine(editorMachine);
  const { editing, saves } = context;
  const { reset, setFocus, handleSubmit, ...form } = useForm<TDraft>({
    ...(resolver !== undefined && { resolver }),
    defaultValues: blank as DefaultValues<TDraft>,
    shouldFocusError: false,
  });
  // Reading these makes the form track which fields are dirty, which the code below depends on.
  const { isDirty, dirtyFields: _ } = form.formState;
  const { fill, overwrite } = useFilled({ ...form, reset }, { draftOf, textOf });
  const recordOf = (id: string | null) => records.find((one) => one.id === id);
  const save = (draft: TDraft, sent: Sent, signal: AbortSignal): Promise<unknown> =>
    editing === null
      ? keeper.add(draft, sent)
      : overwrite(
          recordOf(editing),
          (seen) => keeper.change(editing, draft, { ...sent, seen }),
          () => keeper.get(editing),
          signal,
        );
  const submission = useSubmission(save, {
    onSaved: () => {
      announce(`${called} ${editing === null ? 'added' : 'saved'}`);
      send({ type: 'editor.saved', id: editing });
    },
    form,
  });
  const handFocusOn = useRowFocus(records);
  const [{ context: deletion }, ask] = useMachine(
    deletionMachine.provide({
      actors: {
        remove: fromPromise(async ({ input: { record, key } }) => {
          await keeper.remove(record.id, { key });
          if (record.id === editing) submission.edit();
          send({ type: 'editor.removed', id: record.id });
          announce(`Deleted ${record.name}`, (undoing) => keeper.restore(record.id, undoing));
        }),
      },
    }),
  );
  useEffect(() => {
    const record = recordOf(editing);
    if (record === undefined) reset(blank, { keepFieldsRef: true });
    else {
      fill(record);
      setFocus(first);
    }
    // The list may change while somebody types. Only another record or a save fills the form anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editing, saves, reset, setFocus]);

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
    /** The answers to the question before another record is edited; null where nothing is asked. */
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
    remove: (record: Deleted) => {
      handFocusOn(record.id);
      ask({ type: 'record.delete', record, key: newId() });
    },
    /** Why the last deletion failed. */
    deletionFailure: deletion.failure,
  };
}

export type RecordEditor<TRecord extends KeptRecord, TDraft extends FieldValues> = ReturnType<
  typeof useRecordEditor<TRecord, TDraft>
>;
