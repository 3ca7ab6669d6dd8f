import type { Drawing } from '@/machines/workflow/drawing';
import type { workflowDialogMachine } from '@/machines/workflow/workflow-dialog.machine';
import { copy } from '@/views/shared/copy';
import { Button } from '@/views/shared/ui/Button';
import { Dialog } from '@/views/shared/ui/Dialog';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { ChartFrame } from './ChartFrame';
import laidOut from './drawings.json';
import { WorkflowChart } from './WorkflowChart';
import { WorkflowText } from './WorkflowText';

type WorkflowDialogActor = ActorRefFrom<typeof workflowDialogMachine>;

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

/** A record's workflow in words, and its chart. */
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
        <WorkflowText workflow={workflow} />
        <div className="min-w-0 rounded-lg border border-line bg-page">
          <ChartFrame
            className="max-h-[60vh]"
            note="Whole lines were walked, as far as is recorded."
          >
            {(zoom) => <WorkflowChart workflow={workflow} drawing={drawing} zoom={zoom} />}
          </ChartFrame>
        </div>
      </div>
      <CopyChart chart={workflow.chart} />
    </Dialog>
  );
}
