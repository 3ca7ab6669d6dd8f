import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import type { RecordWorkflow } from '@/machines/workflow/workflow';
import { workflowDialogMachine } from '@/machines/workflow/workflow-dialog.machine';
import { useBackCloses } from '@/views/shared/held-open';
import { Button } from '@/views/shared/ui/Button';
import type { ButtonLook } from '@/views/shared/ui/button-classes';
import { useActorRef, useSelector } from '@xstate/react';

const WorkflowDialog = lazyPart(() => import('./WorkflowDialog'));

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
  const dialog = useActorRef(workflowDialogMachine);
  const isOpen = useSelector(dialog, (snapshot) => !snapshot.matches('closed'));
  useBackCloses(isOpen, () => dialog.send({ type: 'workflow.close' }));
  return (
    <>
      <Button
        look={look}
        aria-label={`Show workflow of ${of}`}
        className="whitespace-nowrap"
        onClick={() => {
          const at = new Date().toISOString();
          dialog.send({ type: 'workflow.open', workflow: workflow(at) });
        }}
      >
        Show workflow
      </Button>
      {isOpen && (
        <Arriving>
          <WorkflowDialog title={`Workflow of ${of}`} dialog={dialog} />
        </Arriving>
      )}
    </>
  );
}
