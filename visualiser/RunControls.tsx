import type { ChartRunActor, Walked } from '@/machines/visualiser/chart-run.machine';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { useSelector } from '@xstate/react';
import { addressOf } from './address';
import { stateName } from './words';
import type { ShownChart } from './subjects';

/** The steps of a run, those to come as well, each with the address of where it led. */
function Steps({ actor }: { actor: ChartRunActor }) {
  const { run, walked } = useSelector(actor, ({ context }) => context);
  if (run === null) return null;
  const placeAt = (index: number) => stateName(walked.stops[index]?.snapshot.value);
  return (
    <ol aria-label="Steps" className="mt-3 max-h-60 list-decimal overflow-auto ps-8">
      {run.steps.slice(0, walked.stops.length - 1).map((step, index) => (
        <li
          key={`${index} ${step}`}
          aria-current={index + 1 === run.at ? 'step' : undefined}
          className={classes(
            index >= run.at && 'text-muted',
            index + 1 === run.at && 'font-semibold',
          )}
        >
          <a
            href={addressOf({ ...run, at: index + 1 })}
            className={classes(touchTarget, 'underline')}
          >
            {step}
          </a>{' '}
          to {placeAt(index + 1)}
        </li>
      ))}
    </ol>
  );
}

const refusedAt = ({ stops, refused }: Walked, at: number) =>
  at === stops.length - 1 ? refused : null;

/** Which model runs, where the run stands, and how to go through it. */
export function RunControls({ chart, actor }: { chart: ShownChart; actor: ChartRunActor }) {
  const snapshot = useSelector(actor, (now) => now);
  const { run, walked } = snapshot.context;
  if (run === null) return null;
  const refused = refusedAt(walked, run.at);
  const isPlaying = snapshot.matches('playing');
  const button = (label: string, type: 'run.back' | 'run.forward' | 'run.startOver') => (
    <Button aria-disabled={!snapshot.can({ type })} onClick={() => actor.send({ type })}>
      {label}
    </Button>
  );
  return (
    <Card title="Run">
      {chart.variants.length > 1 && (
        <nav aria-label="Begin with" className="mb-3 flex flex-wrap items-center gap-x-4">
          <span className="text-muted">Begin with</span>
          {chart.variants.map(({ name, title }) => (
            <a
              key={name}
              href={`#/${chart.name}/${name}`}
              aria-current={name === run.model ? 'true' : undefined}
              className={classes(
                touchTarget,
                name === run.model ? 'font-semibold' : 'text-primary underline',
              )}
            >
              {title}
            </a>
          ))}
        </nav>
      )}
      <output className="mb-3 block">
        Step {run.at} of {Math.max(walked.stops.length - 1, 0)}. It is in{' '}
        <strong>{stateName(walked.stops[run.at]?.snapshot.value)}</strong>.
      </output>
      {refused !== null && (
        <p role="alert" className="mb-3 rounded-md bg-warning-tint p-3 text-warning">
          <strong>{refused.step}</strong> is refused: {refused.sentence}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {button('Undo', 'run.back')}
        {button('Redo', 'run.forward')}
        {button('Start over', 'run.startOver')}
        <Button
          aria-disabled={!isPlaying && !snapshot.can({ type: 'run.play' })}
          onClick={() => actor.send({ type: isPlaying ? 'run.pause' : 'run.play' })}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
      </div>
      <Steps actor={actor} />
    </Card>
  );
}
