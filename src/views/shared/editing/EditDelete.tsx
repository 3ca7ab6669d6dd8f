import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../ui/Button';
import { onePress } from '../ui/one-press';

/** The id of a record's delete button, which takes the focus when a deletion is undone. */
export const deleteButtonOf = (id: string) => `delete-${id}`;

/** The edit and delete icons of a record. @param refused why it cannot be edited; null where it can. */
export function EditDelete({
  id,
  name,
  refused = null,
  onEdit,
  onDelete,
}: {
  id: string;
  name: string;
  refused?: string | null;
  onEdit: () => void;
  onDelete: () => void;
}) {
  return (
    <span className="inline-flex" {...onePress}>
      <IconButton
        label={[`Edit ${name}`, ...(refused === null ? [] : [refused])].join(': ')}
        disabled={refused !== null}
        onClick={onEdit}
      >
        <Pencil className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton id={deleteButtonOf(id)} label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </span>
  );
}
