import type { DocumentLine } from '@masar/resume/pages';
import { classes } from '@/views/shared/ui/classes';
import { bringIntoPages } from './bring-into-pages';
import { type MarkedEvidence, placeOf } from './evidence';

/** The lines of a Word document, the evidence in each, and the evidence that the address names. */
export interface BlockLines {
  lines: readonly DocumentLine[];
  /** By the index of the document's line; `line` of the evidence is the reading's. */
  evidence: ReadonlyMap<number, readonly MarkedEvidence[]>;
  target: string;
}

/** A stretch of a line, cut where its letters turn bold, or evidence begins or ends. */
export function Stretch({
  lines,
  evidence,
  target,
  line,
  from,
  to,
}: BlockLines & { line: number; from: number; to: number }) {
  const shown = lines[line];
  if (shown === undefined || (shown.hidden !== null && shown.hidden !== 'unclear')) return null;
  const pieces = evidence.get(line) ?? [];
  const cuts = new Set([from, to]);
  for (const { start, end } of [...shown.runs, ...pieces]) {
    for (const cut of [start, end]) if (cut > from && cut < to) cuts.add(cut);
  }
  const places = [...cuts].toSorted((a, b) => a - b);
  return places.slice(0, -1).map((start, index) => {
    const text = shown.text.slice(start, places[index + 1]);
    const isBold = shown.runs.some((run) => run.bold && run.start <= start && start < run.end);
    const here = pieces.filter((piece) => piece.start <= start && start < piece.end);
    const named = here.find((piece) => placeOf(piece) === target);
    const words = isBold ? <b className="font-semibold">{text}</b> : text;
    if (here.length === 0) return <span key={start}>{words}</span>;
    return (
      <mark
        key={start}
        ref={named?.start === start ? bringIntoPages : undefined}
        data-target={named === undefined ? undefined : ''}
        className={classes(
          'rounded-sm text-ink data-target:bg-warning-tint data-target:outline-2 data-target:outline-accent',
          here.some(({ part }) => part !== undefined) ? 'bg-primary-tint' : 'bg-neutral-tint',
        )}
      >
        {words}
      </mark>
    );
  });
}
