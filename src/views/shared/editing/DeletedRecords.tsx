import type { Deleted } from '@/machines/editor/deletion.machine';
import { Button } from '../ui/Button';
import { onePress } from '../ui/one-press';
import { Failure } from '@/views/shared/ui/Failure';

const focus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * The records that were just deleted, each with an undo button, which takes the focus of its row. Below, the
 * reason why the last deletion or undo failed.
 */
export function DeletedRecords({
  deleted,
  failure,
  onUndo,
}: {
  deleted: Deleted[];
  failure: string | null;
  onUndo: (record: Deleted) => void;
}) {
  return (
    <>
      <output className="block space-y-2" {...onePress}>
        {deleted.map((record) => (
          <span
            key={record.id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line bg-surface px-4 py-1.5"
          >
            <span className="wrap-anywhere">Deleted {record.name}</span>
            <Button
              ref={focus}
              look="quiet"
              aria-label={`Undo deleting ${record.name}`}
              onClick={() => onUndo(record)}
            >
              Undo
            </Button>
          </span>
        ))}
      </output>
      <Failure says={failure} />
    </>
  );
}
