import { candidateWorkflow } from '@/machines/candidate/workflow';
import type { BulkRun } from '@/views/shared/commands/use-bulk';
import { Button } from '@/views/shared/ui/Button';
import { handingFocusOn, takeFocus } from '@/views/shared/ui/handing-focus-on';
import { ProgressBar } from '@/views/shared/ui/ProgressBar';
import type { ReactNode } from 'react';
import { candidatesIn, type Decision, made } from './decisions';

/** One decision on several candidates: how far it is, and what became of each. */
export default function BulkDecision({ bulk }: { bulk: BulkRun<Decision> }) {
  const { command } = bulk;
  if (command === null) return null;
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label="Decision on several candidates"
      className="sticky bottom-3 z-30 space-y-2 rounded-lg border border-primary bg-surface p-3 shadow-float outline-none"
    >
      {bulk.state === 'running' ? (
        <Running label={candidateWorkflow.words[command.type]} {...bulk} />
      ) : (
        <Ended {...bulk} command={command} />
      )}
    </section>
  );
}

function Running({
  label,
  waiting,
  done,
  refused,
  left,
  cancel,
}: BulkRun<Decision> & { label: string }) {
  const over = done.length + refused.length;
  const all = over + waiting.length + left.length;
  return (
    <>
      <Line
        says={`${label}: ${over} of ${candidatesIn(all)}`}
        buttons={waiting.length > 1 && <Button onClick={cancel}>Cancel</Button>}
      />
      <ProgressBar label={label} value={over} max={all} />
    </>
  );
}

function Ended({
  command,
  done,
  refused,
  left,
  run,
  again,
  dismiss,
}: Omit<BulkRun<Decision>, 'command'> & { command: Decision }) {
  const { says, back } = made[command.type];
  return (
    <>
      <Line
        says={done.length === 0 ? 'No candidate was changed.' : says(candidatesIn(done.length))}
        buttons={
          <>
            {refused.length + left.length > 0 && <Button onClick={again}>Try again</Button>}
            {done.length > 0 && back !== undefined && (
              <Button onClick={() => run(back, done)}>Undo</Button>
            )}
            <Button ref={handingFocusOn} look="quiet" onClick={dismiss}>
              Dismiss
            </Button>
          </>
        }
      />
      {refused.length > 0 && (
        <ul className="max-h-40 overflow-y-auto wrap-anywhere">
          {refused.map(({ item: { id, name }, reason }) => (
            <li key={id}>
              {name}: {reason}
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && <p className="text-muted">{candidatesIn(left.length)} left as before.</p>}
    </>
  );
}

const Line = ({ says, buttons }: { says: string; buttons: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <output className="font-semibold tabular-nums">{says}</output>
    <span className="flex flex-wrap gap-2">{buttons}</span>
  </div>
);
