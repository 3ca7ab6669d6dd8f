import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import type { Saving } from './use-submission';
import { Failure } from '@/views/shared/ui/Failure';

/**
 * The buttons below an editor's form, and the reason why saving failed. The label of the main button is its
 * action.
 */
export function EditorButtons({
  editing,
  cancel,
  submission: { isSaving, failure },
  add,
  update,
  children,
}: {
  editing: string | null;
  cancel: () => void;
  submission: Saving;
  add: string;
  update: string;
  children?: ReactNode;
}) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" aria-disabled={isSaving}>
          {editing === null ? add : update}
        </Button>
        {children}
        {editing !== null && (
          <Button
            look="quiet"
            onClick={({ currentTarget: { form } }) => {
              cancel();
              // The button is removed together with the focus that it has, so the first field takes the focus.
              form?.querySelector('input')?.focus();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
      <Failure says={failure} />
    </>
  );
}
