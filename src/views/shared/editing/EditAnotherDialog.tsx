import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import type { useRecordEditor } from './use-record-editor';

const ConfirmDialog = lazyPart(() => import('../ui/ConfirmDialog'));

/** Asks before the form is filled with another record. @param what the name of such a record, such as 'task'. */
export function EditAnotherDialog({
  what,
  waiting,
}: Pick<ReturnType<typeof useRecordEditor>, 'waiting'> & { what: string }) {
  return (
    waiting !== null && (
      <Arriving>
        <ConfirmDialog
          title={`Edit another ${what}?`}
          message="What you wrote in the form and did not save is lost."
          confirm={`Edit the other ${what}`}
          onConfirm={waiting.editAnyway}
          onStay={waiting.stay}
        />
      </Arriving>
    )
  );
}
