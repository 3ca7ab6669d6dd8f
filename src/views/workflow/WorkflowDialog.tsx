import type { Drawing } from '@/machines/workflow/drawing';
import type { RecordWorkflow } from '@/machines/workflow/workflow';
import type { workflowDialogMachine } from '@/machines/workflow/workflow-dialog.machine';
import { IconButton } from '@/views/shared/ui/Button';
import { Dialog } from '@/views/shared/ui/Dialog';
import { useSelector } from '@xstate/react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import laidOut from './drawings.json';
import { WorkflowChart } from './WorkflowChart';
import { WorkflowText } from './WorkflowText';

type WorkflowDialogActor = ActorRefFrom<typeof workflowDialogMachine>;

const sizes = [0.6, 0.8, 1, 1.25, 1.6, 2];
const ownSize = sizes.indexOf(1);

/** The layout of each chart, made by `npm run charts`. */
const drawings = laidOut as Record<string, Drawing>;

/** The chart in a frame that scrolls by itself. */
function ChartFrame({ workflow, drawing }: { workflow: RecordWorkflow; drawing: Drawing }) {
  const [size, setSize] = useState(ownSize);
  return (
    <>
      <div className="flex items-center justify-end border-b border-line">
        <p className="me-auto px-3 text-xs text-muted">
          Whole lines were walked, as far as is recorded.
        </p>
        <IconButton
          label="Zoom out"
          disabled={size === 0}
          onClick={() => setSize((now) => now - 1)}
        >
          <ZoomOut className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Zoom in"
          disabled={size === sizes.length - 1}
          onClick={() => setSize((now) => now + 1)}
        >
          <ZoomIn className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <section aria-label="Chart" tabIndex={0} className="max-h-[60vh] overflow-auto p-2">
        <WorkflowChart workflow={workflow} drawing={drawing} zoom={sizes[size] ?? 1} />
      </section>
    </>
  );
}

/** A record's workflow: its chart, and the same in words. */
export default function WorkflowDialog({
  title,
  dialog,
}: {
  title: string;
  dialog: WorkflowDialogActor;
}) {
  const workflow = useSelector(dialog, ({ context }) => context.workflow);
  const drawing = workflow === null ? undefined : drawings[workflow.chart];
  if (workflow === null || drawing === undefined) return null;
  return (
    <Dialog wide title={title} onClose={() => dialog.send({ type: 'workflow.close' })}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div className="min-w-0 rounded-lg border border-line bg-page">
          <ChartFrame workflow={workflow} drawing={drawing} />
        </div>
        <WorkflowText workflow={workflow} />
      </div>
    </Dialog>
  );
}
