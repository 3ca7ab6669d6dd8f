import type { WithHistory } from '@/data/schemas/history';
import { EditAnotherDialog } from '@/views/shared/editing/EditAnotherDialog';
import { EditorButtons } from '@/views/shared/editing/EditorButtons';
import type { RecordEditor } from '@/views/shared/editing/use-record-editor';
import { Card } from '@/views/shared/ui/Card';
import { Failure } from '@/views/shared/ui/Failure';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { onePress } from '@/views/shared/ui/one-press';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

/**
 * A list of records, and beside it the form that adds one or changes it.
 * @param record the name of such a record, such as 'Offer'.
 * @param children the list, where it is not empty.
 */
export function RecordSection<
  TRecord extends WithHistory & { id: string },
  TDraft extends FieldValues,
>({
  title,
  record,
  editor,
  fields,
  isEmpty,
  hint,
  children,
}: {
  title: string;
  record: string;
  editor: RecordEditor<TRecord, TDraft>;
  fields: ReactNode;
  isEmpty: boolean;
  /** What such records are for. */
  hint: string;
  children: ReactNode;
}) {
  const what = record.toLowerCase();
  return (
    <Card id={`${what}s`} title={title}>
      <EditAnotherDialog what={what} waiting={editor.waiting} />
      <div className="grid items-start gap-5 xl:grid-cols-[18rem_minmax(0,1fr)]">
        <form
          aria-label={record}
          onSubmit={editor.submit}
          noValidate
          className="grid items-start gap-3 sm:max-xl:grid-cols-3"
          {...onePress}
        >
          {fields}
          <EditorButtons {...editor} add={`Add ${record}`} update={`Update ${record}`} />
        </form>
        <div className="min-w-0 space-y-4">
          <Failure says={editor.deletionFailure} />
          {isEmpty ? (
            <EmptyState
              message={`No ${what}s yet.`}
              hint={`${hint} Add the first one with the form.`}
            />
          ) : (
            children
          )}
        </div>
      </div>
    </Card>
  );
}
