import { addressOf } from './address';
import type { ShownChart } from './subjects';
import type { Variant } from './variants';

/** The paths that tests walk, each as a link to its run before the first step. */
export function Paths({ chart, variant }: { chart: ShownChart; variant: Variant }) {
  const paths = variant.paths();
  return (
    <details>
      <summary className="min-h-11 content-center text-primary fine:min-h-0">
        {paths.length} {paths.length === 1 ? 'path' : 'paths'} of {variant.title}
      </summary>
      <ol className="list-decimal space-y-1 ps-8">
        {paths.map((steps) => (
          <li key={steps.join('\n')}>
            <a
              href={addressOf({ chart: chart.name, model: variant.name, steps, at: 0 })}
              className="text-primary underline"
            >
              {steps.join(', ') || 'Nothing happens'}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
