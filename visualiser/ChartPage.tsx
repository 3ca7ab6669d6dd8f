import type { ChartRunActor, Stop } from '@/machines/visualiser/chart-run.machine';
import { Card } from '@/views/shared/ui/Card';
import { Page } from '@/views/shared/ui/Page';
import { ChartFrame } from '@/views/workflow/ChartFrame';
import { useSelector } from '@xstate/react';
import { ChartInWords } from './ChartInWords';
import { ChartPicture, type Marks } from './ChartPicture';
import { Offers } from './Offers';
import { Paths } from './Paths';
import { RecordTable } from './RecordTable';
import { RunControls } from './RunControls';
import type { ShownChart } from './subjects';

/** The parts of a chart that a run's present stop marks. */
function marksOf(stop: Stop | undefined): Marks {
  const nodes = stop === undefined ? [] : stop.snapshot._nodes;
  return {
    states: new Set(nodes.map(({ id }) => id)),
    ways: new Set(stop?.ways),
    colours: new Map(),
  };
}

/** A behaviour's chart, drawn and in words, and a run through it. */
export function ChartPage({ chart, actor }: { chart: ShownChart; actor: ChartRunActor }) {
  const { run, walked } = useSelector(actor, ({ context }) => context);
  const variant = chart.variants.find(({ name }) => name === run?.model);
  if (run === null || variant === undefined) return null;
  const at = Math.min(run.at, walked.stops.length - 1);
  const [stop, before] = [walked.stops[at], walked.stops[at - 1]];
  return (
    <Page title={chart.title} lead={chart.purpose}>
      <ul className="mb-4 text-muted">
        {chart.behaviours.map(({ behaviour, screens }) => (
          <li key={behaviour}>
            {behaviour} ({screens.join(', ')})
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 rounded-lg border border-line bg-page lg:sticky lg:top-4">
          <ChartFrame
            className="max-h-[75vh]"
            note="Green boxes and arrows: where the run stands, and how it came there."
          >
            {(zoom) => <ChartPicture picture={chart.picture} marks={marksOf(stop)} zoom={zoom} />}
          </ChartFrame>
        </div>
        <div className="min-w-0 space-y-4">
          <RunControls chart={chart} actor={actor} />
          {stop !== undefined && (
            <>
              <Offers offers={variant.offersAt(stop, at === 0)} actor={actor} />
              <RecordTable stop={stop} before={before} />
            </>
          )}
        </div>
      </div>
      <div className="mt-4 space-y-4">
        <Card title="Test paths">
          <Paths chart={chart} variant={variant} />
        </Card>
        <Card title="The chart in words">
          <ChartInWords chart={chart} />
        </Card>
      </div>
    </Page>
  );
}
