import { Button } from '@/views/shared/ui/Button';
import type { ReactNode } from 'react';
import type { Saving } from './use-submission';
import { Failure } from '@/views/shared/ui/Failure';

/** The buttons below a form in a modal, which cancel it and send it, and the reason why it was not saved. */
export function SubmitButtons({
  submission: { isSaving, failure },
  label,
  onCancel,
  children,
}: {
  submission: Saving;
  label: string;
  onCancel: () => void;
  children?: ReactNode;
}) {
  return (
    <>
      <Failure says={failure} className="col-span-full" />
      <div className="col-span-full flex flex-wrap justify-end gap-2">
        {children}
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="primary" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : label}
        </Button>
      </div>
    </>
  );
}
