import type { ChartRunActor } from '@/machines/visualiser/chart-run.machine';
import { Logo } from '@/views/shared/ui/Logo';
import { useSelector } from '@xstate/react';
import { ChartPage } from './ChartPage';
import { Overview } from './Overview';
import { charts } from './subjects';

/** Every behaviour of the product: a list to find one in, and the chart of one, to be run. */
export function Visualiser({ actor }: { actor: ChartRunActor }) {
  const { run, failure } = useSelector(actor, ({ context }) => context);
  const chart = run === null ? undefined : charts.get(run.chart);
  return (
    <>
      <header className="border-b border-line bg-surface">
        <a
          href="#/"
          className="mx-auto flex min-h-14 max-w-[100rem] items-center gap-2 px-4 font-semibold"
        >
          <Logo />
          All charts
        </a>
      </header>
      <main className="mx-auto max-w-[100rem] px-4 py-6">
        {failure !== null && (
          <p role="alert" className="mb-4 rounded-md bg-danger-tint p-3 text-danger">
            {failure}
          </p>
        )}
        {chart === undefined || failure !== null ? (
          <Overview />
        ) : (
          <ChartPage key={chart.name} chart={chart} actor={actor} />
        )}
      </main>
    </>
  );
}
