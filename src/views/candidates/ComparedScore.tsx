import { classes } from '@/views/shared/ui/classes';
import { dash } from './cells';
import { partWords } from './part-words';
import { Mark } from './ScoreBreakdownView';
import type { WholePart } from './whole-points';

/** A score and its parts, small enough to stand beside others. */
export function ComparedScore({
  total,
  parts,
}: {
  total: number | null;
  parts: readonly WholePart[];
}) {
  if (total === null) return <span className="text-muted">Not measured against this job</span>;
  return (
    <>
      <p>
        <span className="text-lg font-semibold text-primary tabular-nums">{total}</span>{' '}
        <span className="text-muted">of 100</span>
      </p>
      <div
        aria-hidden="true"
        className="my-2 flex h-2.5 overflow-hidden rounded-full bg-neutral-tint forced-color-adjust-none"
      >
        {parts.map(({ part, points }) => (
          <span key={part} style={{ width: `${points}%` }} className={partWords[part].fill} />
        ))}
      </div>
      <ul>
        {parts.map(({ part, points, outOf, isMet }) => (
          <li key={part} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={classes(
                'size-2.5 shrink-0 rounded-sm forced-color-adjust-none',
                partWords[part].fill,
              )}
            />
            {partWords[part].name}
            <span className="ms-auto whitespace-nowrap tabular-nums">
              {points} {isMet ? 'met' : `of ${outOf}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the job asks for and the resume meets; or what it meets in part or not at all. */
export function Requirements({ parts, met }: { parts: readonly WholePart[]; met: boolean }) {
  const items = parts.flatMap((part) => part.items.filter((item) => item.met === met));
  if (items.length === 0) return dash;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label} className="flex items-baseline gap-1.5">
          <Mark met={item.met} points={item.points} />
          <span className="min-w-0">{item.label}</span>
        </li>
      ))}
    </ul>
  );
}
