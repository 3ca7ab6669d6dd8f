import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../ui/Button';

/** The edit and delete icons of a record. @param refused why it cannot be edited; null where it can. */
export function EditDelete({
  name,
  refused = null,
  onEdit,
  onDelete,
}: {
  name: string;
  refused?: string | null;
  onEdit: () => void;
  onDelete: () => void;
}) {
  return (
    <span className="inline-flex">
      <IconButton
        label={[`Edit ${name}`, ...(refused === null ? [] : [refused])].join(': ')}
        disabled={refused !== null}
        onClick={onEdit}
      >
        <Pencil className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </span>
  );
}
