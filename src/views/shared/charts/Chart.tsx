import { lazyPart } from '@/views/shared/lazy-part';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, use, useState } from 'react';
import type { ChosenPeriod } from '@/intelligence/chart-months';
import { type ChartData, type ChartKind, money } from './chart-data';
import { ChartLegend } from './ChartLegend';
import { ChartMarks } from './ChartMarks';
import { ChartTable } from './ChartTable';
import { PeriodChooser } from './PeriodChooser';
import { classes, touchTarget } from '../ui/classes';
import { newTurn } from './turns';

const Drawing = lazyPart(() => import('./Drawing'));

function InTurn({ come, children }: { come: Promise<void>; children: ReactNode }) {
  use(come);
  return children;
}

/** Whether there is nothing to draw: no point has a value, or no slice a size. */
const isEmpty = (kind: ChartKind, { points }: ChartData) => {
  const values = points.flatMap((point) => Object.values(point.values));
  return kind === 'pie' ? values.every((value) => value === 0) : values.length === 0;
};

/** Whether there is a value and all are 0. */
const isAllZero = ({ points }: ChartData) =>
  points.every((point) => Object.values(point.values).every((value) => value === 0));

/** Stands in place of a drawing that did not load. The table still has the figures. */
const Undrawn = () => (
  <p className="flex h-full items-center justify-center text-muted">
    The chart could not be drawn. Its figures are in the table below.
  </p>
);

/**
 * A chart with its title, and the same figures as a table. It is drawn once it is in view and the page is idle,
 * one chart at a time. Its place is kept until then. The drawing is hidden from assistive technology, which reads
 * the marks over it and the table.
 */
export function Chart({
  title,
  note,
  months,
  kind,
  empty = 'No data yet',
  ...data
}: ChartData & {
  title: string;
  note?: string;
  /** Of a chart by month: the period of its points, which is part of the chart's name. */
  months?: ChosenPeriod;
  kind: ChartKind;
  /** What stands in place of the drawing where there is nothing to draw: where its figures come from. */
  empty?: string;
}) {
  const nothing = isEmpty(kind, data);
  const [{ come, watch }] = useState(newTurn);
  const name = [title, months?.span].filter(Boolean).join(', ');
  const said = [months?.span, note].filter(Boolean).join('. ');
  return (
    <figure
      aria-label={name}
      className="grid grid-cols-1 grid-rows-subgrid gap-y-0 rounded-lg border border-line bg-surface p-4 pb-2 md:p-5 md:pb-3"
    >
      <figcaption>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-[min(100%,14rem)] flex-1">
            <span className="text-base font-semibold">{title}</span>
            {said !== '' && <p className="text-sm text-muted tabular-nums">{said}</p>}
          </div>
          {months !== undefined && months.periods.length > 0 && <PeriodChooser {...months} />}
        </div>
        <ChartLegend kind={kind} {...data} />
      </figcaption>
      <div
        ref={watch}
        className="relative h-[270px] [&_svg]:overflow-visible forced-colors:[&_text]:fill-[CanvasText] forced-colors:[&_text[stroke]]:stroke-[Canvas]"
      >
        {nothing ? (
          <p className="mx-auto flex h-full max-w-[40ch] items-center justify-center text-center text-muted">
            {empty}
          </p>
        ) : (
          <>
            <div aria-hidden="true" className="h-full">
              <CatchBoundary getResetKey={() => kind} errorComponent={Undrawn}>
                <Suspense>
                  <InTurn come={come}>
                    <Drawing kind={kind} {...data} />
                  </InTurn>
                </Suspense>
              </CatchBoundary>
            </div>
            {data.unit === money && kind !== 'pie' && (
              <p className="absolute start-0 top-0 text-xs text-muted">{money}</p>
            )}
            {isAllZero(data) && (
              <p className="absolute inset-x-0 top-1/3 text-center text-muted">
                Nothing counted yet
              </p>
            )}
            {kind !== 'pie' && <ChartMarks title={name} kind={kind} {...data} />}
          </>
        )}
      </div>
      <details className="self-start text-sm">
        <summary className={classes(touchTarget, 'cursor-pointer py-1.5 text-primary')}>
          Show as table
        </summary>
        <ChartTable title={name} {...data} />
      </details>
    </figure>
  );
}
