import type { Drawing } from '@/machines/workflow/drawing';
import type { RecordWorkflow } from '@/machines/workflow/workflow';
import type { workflowDialogMachine } from '@/machines/workflow/workflow-dialog.machine';
import { copy } from '@/views/shared/copy';
import { Button, IconButton } from '@/views/shared/ui/Button';
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

/** The chart as source for other tools. It loads with the first press. */
function CopyChart({ chart }: { chart: string }) {
  const copyAs = (version: 4 | 5) => {
    const source = import('./sources.json').then(
      ({ default: sources }) =>
        (sources as Record<string, Record<string, string>>)[chart]?.[`v${version}`] ?? '',
    );
    return copy(source, {
      done: `Chart copied as XState ${version}`,
      failed: 'The chart could not be copied.',
    });
  };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <Button onClick={() => void copyAs(5)}>Copy for Stately</Button>
      <Button onClick={() => void copyAs(4)}>Copy for XState 4</Button>
      {import.meta.env.DEV && (
        <a href="/?inspect" target="_blank" rel="noreferrer" className="text-primary underline">
          Open the live inspector
        </a>
      )}
    </div>
  );
}

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
      <CopyChart chart={workflow.chart} />
    </Dialog>
  );
}
