import type { editorMachine } from '@/machines/editor/editor.machine';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/Button';

/** The buttons below an editor's form, whose main one says what it does, and why saving failed. */
export function EditorButtons({
  editor,
  add,
  update,
  children,
}: {
  editor: ActorRefFrom<typeof editorMachine>;
  add: string;
  update: string;
  children?: ReactNode;
}) {
  const { editing, failure } = useSelector(editor, ({ context }) => context);
  const saving = useSelector(editor, (snapshot) => snapshot.matches('saving'));
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" aria-disabled={saving}>
          {editing === null ? add : update}
        </Button>
        {children}
        {editing !== null && (
          <Button
            look="quiet"
            onClick={({ currentTarget: { form } }) => {
              editor.send({ type: 'editor.cancel' });
              // The button leaves with the focus that it has.
              form?.querySelector('input')?.focus();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
      {failure !== null && (
        <p role="alert" className="font-semibold text-danger">
          {failure}
        </p>
      )}
    </>
  );
}
