import type { OpenedResume } from '@masar/resume/pages';
import { Button } from '@/views/shared/ui/Button';
import { classes } from '@/views/shared/ui/classes';
import { useCallback } from 'react';
import type { EvidenceBox } from './evidence-boxes';
import { bringIntoPages } from './bring-into-pages';
import { useDrawing } from './use-drawing';

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** A page of a resume as it looks, with its evidence in boxes. A box leads to the same words in the text. */
export function ResumePage({
  resume,
  number,
  size,
  zoom,
  boxes,
  target,
}: {
  resume: OpenedResume;
  number: number;
  /** In points. */
  size: { width: number; height: number };
  zoom: number;
  boxes: readonly EvidenceBox[];
  /** The id of the evidence that the address names. */
  target: string;
}) {
  const { sight, drawn, isDrawing, failure, retry } = useDrawing(
    (width, signal) => resume.draw(number, width, signal),
    { failure: 'This page could not be drawn. Its text stands below.', zoom },
  );
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas === null || drawn === null) return;
      Object.assign(canvas, { width: drawn.width, height: drawn.height });
      canvas.getContext('2d')?.drawImage(drawn, 0, 0);
    },
    [drawn],
  );
  return (
    <div
      ref={sight}
      style={{ width: `${100 * zoom}%`, aspectRatio: `${size.width} / ${size.height}` }}
      className="relative overflow-hidden rounded-sm border border-line scheme-light bg-surface text-muted"
    >
      {drawn !== null && (
        <canvas ref={paint} className="block size-full">{`Page ${number}`}</canvas>
      )}
      {isDrawing && drawn === null && (
        <output className="absolute inset-x-0 top-6 text-center">Drawing page {number}...</output>
      )}
      {failure !== null && (
        <div
          role="alert"
          className="absolute inset-x-4 top-6 rounded-md bg-surface p-4 text-center"
        >
          <p className="mb-3">{failure}</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
      {drawn !== null &&
        boxes.map(({ place, part, left, top, width, height }) => (
          <a
            key={place}
            ref={place === target ? bringIntoPages : undefined}
            href={`#${place}`}
            tabIndex={-1}
            aria-hidden="true"
            data-place={place}
            data-target={place === target ? '' : undefined}
            style={{
              left: percent(left, size.width),
              top: percent(top, size.height),
              width: percent(width, size.width),
              height: percent(height, size.height),
            }}
            className={classes(
              'absolute rounded-sm border hover:bg-accent/15 data-target:border-2 data-target:border-accent data-target:bg-accent/20',
              part === undefined ? 'border-edge/50' : 'border-primary/60',
            )}
          />
        ))}
    </div>
  );
}
