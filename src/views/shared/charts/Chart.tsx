import { lazyPart } from '@/views/shared/lazy-part';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, use, useId, useState } from 'react';
import type { ChartData, ChartKind } from './chart-data';
import { ChartLegend } from './ChartLegend';
import { ChartTable } from './ChartTable';
import { classes, touchTarget } from '../ui/classes';
import { newTurn } from './turns';

const LineDrawing = lazyPart(() => import('./LineDrawing'));
const BarDrawing = lazyPart(() => import('./BarDrawing'));
const PieDrawing = lazyPart(() => import('./PieDrawing'));

function InTurn({ come, children }: { come: Promise<void>; children: ReactNode }) {
  use(come);
  return children;
}

/** Whether there is nothing to draw: no point has a value, or no slice a size. */
const isEmpty = (kind: ChartKind, { points }: ChartData) => {
  const values = points.flatMap((point) => Object.values(point.values));
  return kind === 'pie' ? values.every((value) => value === 0) : values.length === 0;
};

/** Stands in place of a drawing that did not load. The table still has the figures. */
const Undrawn = () => (
  <p className="flex h-full items-center justify-center text-muted">
    The chart could not be drawn. Its figures are in the table below.
  </p>
);

/**
 * A chart with its title, and the same figures as a table. It is drawn once it is in view and the page is idle,
 * one chart at a time. Its place is kept until then. The drawing is hidden from assistive technology, which reads
 * the table.
 */
export function Chart({
  title,
  note,
  kind,
  empty = 'No data yet',
  ...data
}: ChartData & {
  title: string;
  note?: string;
  kind: ChartKind;
  /** What stands in place of the drawing where there is nothing to draw: where its figures come from. */
  empty?: string;
}) {
  const id = useId();
  const nothing = isEmpty(kind, data);
  const [{ come, watch }] = useState(newTurn);
  return (
    <figure aria-labelledby={id} className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <figcaption id={id} className="text-base font-semibold">
        {title}
      </figcaption>
      {note !== undefined && <p className="text-sm text-muted tabular-nums">{note}</p>}
      <ChartLegend kind={kind} {...data} />
      <div ref={watch} aria-hidden={!nothing} className="h-[270px] [&_svg]:overflow-visible">
        {nothing ? (
          <p className="mx-auto flex h-full max-w-[40ch] items-center justify-center text-center text-muted">
            {empty}
          </p>
        ) : (
          <CatchBoundary getResetKey={() => kind} errorComponent={Undrawn}>
            <Suspense>
              <InTurn come={come}>
                {kind === 'line' && <LineDrawing {...data} />}
                {kind === 'pie' && <PieDrawing {...data} />}
                {(kind === 'bar' || kind === 'horizontalBar') && (
                  <BarDrawing kind={kind} {...data} />
                )}
              </InTurn>
            </Suspense>
          </CatchBoundary>
        )}
      </div>
      <details className="text-sm">
        <summary className={classes(touchTarget, 'cursor-pointer py-1.5 text-primary')}>
          Show as table
        </summary>
        <ChartTable title={title} {...data} />
      </details>
    </figure>
  );
}
