import type { editorMachine } from '@/machines/editor/editor.machine';
import { handoverMachine } from '@/machines/editor/handover.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import { announceFailure } from '../ui/toast';
import { deleteButtonOf } from './EditDelete';

/** How records are taken away and put back: each resolves when the screen shows it. */
export interface RecordDesk<TRecord> {
  remove: (record: TRecord) => Promise<void>;
  restore: (record: TRecord) => Promise<void>;
}

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
  editor: ActorRefFrom<typeof editorMachine>,
  records: TRecord[],
  { remove, restore }: RecordDesk<TRecord>,
  { blank, draftOf, first, resolver }: DraftForm<TRecord, TDraft>,
) {
  const { editing, saves } = useSelector(editor, ({ context }) => context);
  const [deleted, setDeleted] = useState<TRecord[]>([]);
  const restored = useRef<string | null>(null);
  const handover = useActorRef(handoverMachine);
  const next = useSelector(handover, ({ context }) => context.next);
  const { reset, setFocus, ...form } = useForm<TDraft>({
    ...(resolver !== undefined && { resolver }),
    defaultValues: blank as DefaultValues<TDraft>,
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;

  useEffect(() => {
    const record = records.find(({ id }) => id === editing);
    reset(record === undefined ? blank : draftOf(record), { keepFieldsRef: true });
    if (record !== undefined) setFocus(first);
    // The list may change while somebody types: only another record or a save fills the form anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editing, saves, reset, setFocus]);

  useEffect(() => {
    const { current } = restored;
    if (current === null || records.every(({ id }) => id !== current)) return;
    document.getElementById(deleteButtonOf(current))?.focus();
    restored.current = null;
  }, [records, deleted]);

  const settle = () => handover.send({ type: 'handover.settle' });
  const editNow = (id: string) => {
    settle();
    editor.send({ type: 'editor.edit', id });
  };
  const drop = async (record: TRecord) => {
    await remove(record);
    editor.send({ type: 'editor.removed', id: record.id });
    setDeleted((all) => [record, ...all]);
  };
  const putBack = async (record: TRecord) => {
    await restore(record);
    restored.current = record.id;
    setDeleted((all) => all.filter(({ id }) => id !== record.id));
  };

  return {
    editor,
    form,
    isDirty,
    edit: isDirty ? (id: string) => handover.send({ type: 'handover.ask', id }) : editNow,
    /** What to do about the edit that waits for what is written in the form; null where none does. */
    waiting: next === null ? null : { editAnyway: () => editNow(next), stay: settle },
    remove: (record: TRecord) => void drop(record).catch(announceFailure),
    deleted,
    putBack: (record: TRecord) => void putBack(record).catch(announceFailure),
  };
}
