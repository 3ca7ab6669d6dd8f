import type { RecordWorkflow } from '@/machines/workflow/workflow';
import { workflowDialogMachine } from '@/machines/workflow/workflow-dialog.machine';
import { useBackCloses } from '@/views/shared/held-open';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { useActorRef, useSelector } from '@xstate/react';

const WorkflowDialog = lazyPart(() => import('./WorkflowDialog'));

/**
 * The dialog with a record's chart.
 * @param of what the record is called.
 * @param workflow reads the record's workflow as it is at an ISO instant.
 */
export function useWorkflowDialog(of: string, workflow: (at: string) => RecordWorkflow) {
  const dialog = useActorRef(workflowDialogMachine);
  const isOpen = useSelector(dialog, (snapshot) => !snapshot.matches('closed'));
  useBackCloses(isOpen, () => dialog.send({ type: 'workflow.close' }));
  return {
    open: () =>
      dialog.send({ type: 'workflow.open', workflow: workflow(new Date().toISOString()) }),
    drawn: isOpen && (
      <Arriving>
        <WorkflowDialog title={`Workflow of ${of}`} dialog={dialog} />
      </Arriving>
    ),
  };
}
