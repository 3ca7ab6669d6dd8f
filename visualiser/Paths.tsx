import { Badge } from '@/views/shared/ui/Badge';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { addressOf } from './address';
import type { PlayedCase } from './data';
import type { ShownChart } from './subjects';
import { unbornName, type Variant } from './variants';

function Path({ chart, model, steps }: { chart: string; model: string; steps: string[] }) {
  return (
    <a
      href={addressOf({ chart, model, steps, at: 0 })}
      className={classes(touchTarget, 'text-primary underline')}
    >
      {steps.join(', ') || 'Nothing happens'}
    </a>
  );
}

const modelOf = ({ model, isBirth }: PlayedCase) => (isBirth ? unbornName(model) : model);

/** The paths that tests walk, each as a link to its run before the first step. */
export function Paths({ chart, variant }: { chart: ShownChart; variant: Variant }) {
  const paths = variant.paths();
  return (
    <>
      <p className="mb-2 max-w-[70ch] text-muted">
        Few cases that walk every transition. Follow one, and take its steps with Redo or Play.
      </p>
      <ol aria-label="Cases" className="list-decimal space-y-1 ps-8">
        {chart.cases.map((one) => (
          <li key={`${modelOf(one)} ${one.steps.join(', ')}`}>
            <Path chart={chart.name} model={modelOf(one)} steps={one.steps} />{' '}
            {!one.isByHand && <Badge>only the model’s test</Badge>}
          </li>
        ))}
      </ol>
      <details className="mt-3">
        <summary className="min-h-11 content-center text-primary fine:min-h-0">
          All {paths.length} paths of {variant.title}
        </summary>
        <ol className="list-decimal space-y-1 ps-8">
          {paths.map((steps) => (
            <li key={steps.join(', ')}>
              <Path chart={chart.name} model={variant.name} steps={steps} />
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
