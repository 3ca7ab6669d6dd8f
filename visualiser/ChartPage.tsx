import type { ChartRunActor, Stop } from '@/machines/visualiser/chart-run.machine';
import { Card } from '@/views/shared/ui/Card';
import { Page } from '@/views/shared/ui/Page';
import { ChartFrame } from '@/views/workflow/ChartFrame';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { ChartInWords } from './ChartInWords';
import { ChartPicture, type Marks } from './ChartPicture';
import { Offers } from './Offers';
import { Paths } from './Paths';
import { RecordTable } from './RecordTable';
import { RunControls } from './RunControls';
import type { ShownChart } from './subjects';

const walkedColours = {
  'browser tests too': { stroke: 'stroke-success', fill: 'fill-success' },
  'model tests alone': { stroke: 'stroke-chart-3', fill: 'fill-chart-3' },
  nothing: { stroke: 'stroke-danger', fill: 'fill-danger' },
};

/** What walks each transition of a chart. */
function walkedBy({ chart, cases }: ShownChart, way: number): keyof typeof walkedColours {
  const walks = cases.filter(({ covers }) => covers.includes(way));
  if (walks.some(({ isByHand }) => isByHand)) return 'browser tests too';
  return walks.length > 0 && way < chart.transitions.length ? 'model tests alone' : 'nothing';
}

/** The parts of a chart that stand out: where a run stands, and what tests walk where that is asked. */
function marksOf(chart: ShownChart, stop: Stop | undefined, isColoured: boolean): Marks {
  const nodes = stop === undefined ? [] : stop.snapshot._nodes;
  return {
    states: new Set(nodes.map(({ id }) => id)),
    ways: new Set(stop?.ways),
    colours: new Map(
      isColoured
        ? chart.chart.transitions.map((_, way) => [way, walkedColours[walkedBy(chart, way)]])
        : [],
    ),
  };
}

/** What colours a drawing's arrows, and what the colours mean. */
function Legend({
  chart,
  isColoured,
  onChange,
}: {
  chart: ShownChart;
  isColoured: boolean;
  onChange: (now: boolean) => void;
}) {
  const kinds = chart.chart.transitions.map((_, way) => walkedBy(chart, way));
  return (
    <>
      <label className="inline-flex min-h-11 items-center gap-2 fine:min-h-0">
        <input
          type="checkbox"
          checked={isColoured}
          onChange={({ target }) => onChange(target.checked)}
        />
        Colour by what walks it
      </label>
      {isColoured && (
        <ul aria-label="Transitions walked by" className="flex flex-wrap gap-x-3">
          {Object.entries(walkedColours).map(([kind, { fill }]) => (
            <li key={kind} className="inline-flex items-center gap-1">
              <svg viewBox="0 0 12 12" className={`size-3 ${fill}`} aria-hidden="true">
                <rect width={12} height={12} rx={3} />
              </svg>
              {kind}: {kinds.filter((one) => one === kind).length}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A behaviour's chart, drawn and in words, and a run through it. */
export function ChartPage({ chart, actor }: { chart: ShownChart; actor: ChartRunActor }) {
  const [isColoured, setColoured] = useState(false);
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
            note={<Legend chart={chart} isColoured={isColoured} onChange={setColoured} />}
          >
            {(zoom) => (
              <ChartPicture
                picture={chart.picture}
                marks={marksOf(chart, stop, isColoured)}
                zoom={zoom}
              />
            )}
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
