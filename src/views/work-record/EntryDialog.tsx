import { versionOf } from '@/data/schemas/history';
import type { WorkRecordCommand } from '@/machines/work-record/work-record.machine';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { SubmitButtons } from '@/views/shared/editing/SubmitButtons';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { Dialog } from '@/views/shared/ui/Dialog';
import { closeSaved } from '@/views/shared/editing/close-saved';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { EntryForm } from './form';

/** The modal of a form that enters a fact, with its fields. @param entryOf the command that the form's values make. */
export function EntryDialog<TDraft extends FieldValues, TEntry>({
  title,
  form,
  schema,
  entryOf,
  commandOf,
  entering: { record, send, onClose },
  children,
}: {
  title: string;
  form: UseFormReturn<TDraft>;
  schema: ZodMiniType<TEntry>;
  entryOf: (draft: TDraft) => unknown;
  commandOf: (entry: TEntry) => WorkRecordCommand;
  entering: EntryForm;
  children: ReactNode;
}) {
  const router: AnyRouter = useRouter();
  const [seen] = useState(() => versionOf(record));
  const submission = useSubmission(
    (command: WorkRecordCommand, sent) => send(record.employeeId, command, { ...sent, seen }),
    {
      onSaved: () => closeSaved(router, 'Entry saved'),
    },
  );
  const submit = form.handleSubmit((draft) => {
    const parsed = schema.safeParse(entryOf(draft));
    if (parsed.success) {
      submission.submit(commandOf(parsed.data));
      return;
    }
    for (const { path, message } of parsed.error.issues.toReversed()) {
      form.setError(path[0] as Path<TDraft>, { message }, { shouldFocus: true });
    }
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <LeaveGuard
        when={form.formState.isDirty}
        closing="dialog"
        title="Discard this entry?"
        message="What you wrote is not saved yet, and will be lost."
        confirm="Discard"
      />
      <form onSubmit={submit} noValidate className="grid gap-3 sm:grid-cols-2">
        {children}
        <SubmitButtons submission={submission} label="Save" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
