import { Button } from '../ui/Button';
import { onePress } from '../ui/one-press';

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** What was just deleted, each with the way to have it back, which takes the focus that its row had. */
export function DeletedRecords<T extends { id: string }>({
  records,
  nameOf,
  onUndo,
}: {
  records: T[];
  nameOf: (record: T) => string;
  onUndo: (record: T) => void;
}) {
  return (
    <output className="block space-y-2" {...onePress}>
      {records.map((record) => (
        <span
          key={record.id}
          className="flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line bg-surface px-4 py-1.5"
        >
          <span className="wrap-anywhere">Deleted {nameOf(record)}</span>
          <Button
            ref={focus}
            look="quiet"
            aria-label={`Undo deleting ${nameOf(record)}`}
            onClick={() => onUndo(record)}
          >
            Undo
          </Button>
        </span>
      ))}
    </output>
  );
}
