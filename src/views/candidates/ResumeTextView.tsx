import type {
  HiddenReason,
  ResumeLine,
  ResumeReading,
  ScoreBreakdown,
} from '@masar/resume/schemas';
import { sliceOutOfSight, useSlices } from '@/views/shared/slices';
import { Badge } from '@/views/shared/ui/Badge';
import { Card } from '@/views/shared/ui/Card';
import { classes } from '@/views/shared/ui/classes';
import { memo, type ReactNode, use, useMemo } from 'react';
import { SeveralPages } from './EvidenceLinks';
import { evidenceByLine, type MarkedEvidence, stretches } from './evidence';
import { partWords } from './part-words';

const hiddenReasons: Record<HiddenReason, string> = {
  white: 'Hidden: too faint to see',
  offPage: 'Hidden: off the page',
  tiny: 'Hidden: too small to read',
  covered: 'Hidden: painted over or cut off',
  notShown: 'Hidden: on a part that is not shown',
  unclear: 'Cannot be judged: what it is drawn on or with is not known',
  otherLetters: 'Hidden: other letters may be drawn',
};

/** The resume's text as read. All evidence for a fact or a point is marked. `children` stand above the text. */
export function ResumeTextView({
  reading,
  score,
  unclearCounts,
  className,
  children,
}: {
  reading: ResumeReading;
  score: ScoreBreakdown | null;
  /** Whether HR decided that lines count whose visibility cannot be judged. */
  unclearCounts: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const hiddenLines = reading.text.lines.filter(
    ({ hidden }) => hidden !== null && hidden !== 'unclear',
  ).length;
  const { facts } = reading;
  const byLine = useMemo(() => evidenceByLine(facts, score), [facts, score]);
  const slices = useSlices(reading.text.lines);
  return (
    <Card title="Resume text" className={classes('lg:min-h-0 lg:overflow-y-auto', className)}>
      {hiddenLines > 0 && (
        <p className="mb-3 rounded-md bg-danger-tint p-3 text-danger">
          {hiddenLines === 1 ? '1 line is' : `${hiddenLines} lines are`} hidden from a reader. They
          are flagged below and earn nothing.
        </p>
      )}
      {reading.recognised && (
        <p className="mb-3 rounded-md bg-warning-tint p-3">
          This text was recognized in pictures of the pages. Letters may be wrong: check it against
          the page.
        </p>
      )}
      {children}
      <div dir="auto" className="space-y-0.5 text-sm break-words">
        {slices.map((lines, index) => (
          <div
            key={index}
            className={classes(
              'space-y-0.5',
              slices.length > 1 && `${sliceOutOfSight} [contain-intrinsic-size:auto_137rem]`,
            )}
          >
            <Lines
              lines={lines}
              before={slices[index - 1]}
              first={index * (slices[0]?.length ?? 0)}
              byLine={byLine}
              unclearCounts={unclearCounts}
            />
          </div>
        ))}
      </div>
    </Card>
  );
}

/** A slice of the text, from the line with the index `first`, after the slice `before`. */
const Lines = memo(function Lines({
  lines,
  before,
  first,
  byLine,
  unclearCounts,
}: {
  lines: readonly ResumeLine[];
  before: readonly ResumeLine[] | undefined;
  first: number;
  byLine: ReadonlyMap<number, MarkedEvidence[]>;
  unclearCounts: boolean;
}) {
  const hasPages = use(SeveralPages);
  const earnsNothing = (hidden: HiddenReason | null) =>
    hidden !== null && !(hidden === 'unclear' && unclearCounts);
  return lines.map(({ text, page, hidden }, index) => (
    <div key={index}>
      {hasPages && page !== (index === 0 ? before?.at(-1) : lines[index - 1])?.page && (
        <p className="mt-3 mb-1 border-b border-line text-xs text-muted">Page {page}</p>
      )}
      <p dir="auto" className={classes(earnsNothing(hidden) && 'text-muted')}>
        {stretches(text, byLine.get(first + index) ?? []).map((stretch, part) =>
          stretch.place === null ? (
            stretch.text
          ) : (
            <mark
              key={part}
              id={stretch.place}
              tabIndex={-1}
              title={stretch.part && `Earned points for ${partWords[stretch.part].name}`}
              className={classes(
                'scroll-mt-28 rounded-sm px-0.5 text-ink target:bg-warning-tint target:outline-2 target:outline-accent',
                stretch.part === undefined
                  ? 'bg-neutral-tint'
                  : `bg-primary-tint underline decoration-2 underline-offset-4 ${partWords[stretch.part].line}`,
              )}
            >
              {stretch.text}
            </mark>
          ),
        )}
        {hidden !== null && (
          <>
            {' '}
            <Badge wraps tone={hidden === 'unclear' ? 'warning' : 'danger'}>
              {hidden === 'unclear' && unclearCounts
                ? 'Cannot be judged, and counted by hand'
                : hiddenReasons[hidden]}
            </Badge>
          </>
        )}
      </p>
    </div>
  ));
});
