import type { RecordWorkflow } from '@/machines/workflow/workflow';
import { Button } from '@/views/shared/ui/Button';
import type { ButtonLook } from '@/views/shared/ui/button-classes';
import { useWorkflowDialog } from './use-workflow-dialog';

/**
 * 'Show workflow': opens a record's chart in a dialog.
 * @param of what the record is called.
 * @param workflow reads the record's workflow as it is at an ISO instant.
 */
export function ShowWorkflow({
  look = 'secondary',
  of,
  workflow,
}: {
  look?: ButtonLook;
  of: string;
  workflow: (at: string) => RecordWorkflow;
}) {
  const dialog = useWorkflowDialog(of, workflow);
  return (
    <>
      <Button
        look={look}
        aria-label={`Show workflow of ${of}`}
        className="whitespace-nowrap"
        onClick={dialog.open}
      >
        Show workflow
      </Button>
      {dialog.drawn}
    </>
  );
}
