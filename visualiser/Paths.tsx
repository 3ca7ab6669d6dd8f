import { Badge } from '@/views/shared/ui/Badge';
import { Button } from '@/views/shared/ui/Button';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { memo, useState } from 'react';
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

/** Every path of a model, found when it is asked for: a model may have hundreds. */
function AllPaths({ chart, variant }: { chart: string; variant: Variant }) {
  const [paths, setPaths] = useState<string[][] | null>(null);
  if (paths === null)
    return (
      <Button onClick={() => setPaths(variant.paths())}>Show all paths of {variant.title}</Button>
    );
  return (
    <ol aria-label={`All paths of ${variant.title}`} className="list-decimal space-y-1 ps-8">
      {paths.map((steps) => (
        <li key={steps.join(', ')}>
          <Path chart={chart} model={variant.name} steps={steps} />
        </li>
      ))}
    </ol>
  );
}

/** The paths that tests walk, each as a link to its run before the first step. */
export const Paths = memo(({ chart, variant }: { chart: ShownChart; variant: Variant }) => (
  <>
    <p className="mb-2 max-w-[70ch] text-muted">
      Few cases that walk every transition. Follow one, and take its steps with Redo or Play.
    </p>
    <ol aria-label="Cases" className="mb-3 list-decimal space-y-1 ps-8">
      {chart.cases.map((one) => (
        <li key={`${modelOf(one)} ${one.steps.join(', ')}`}>
          <Path chart={chart.name} model={modelOf(one)} steps={one.steps} />{' '}
          {!one.isByHand && <Badge>only the model’s test</Badge>}
        </li>
      ))}
    </ol>
    <AllPaths key={variant.name} chart={chart.name} variant={variant} />
  </>
));
