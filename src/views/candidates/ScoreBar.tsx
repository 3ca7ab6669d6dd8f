import { classes, touchTarget } from '@/views/shared/ui/classes';
import { partPlace, partWords } from './part-words';
import type { WholePart } from './whole-points';

const pointsText = ({ points, outOf, isMet }: WholePart) =>
  isMet ? `${points} points, all met` : `${points} of ${outOf} points`;

/** A score as one bar of 100 with a segment for each part. A segment leads to what was asked for. */
export function ScoreBar({ parts }: { parts: readonly WholePart[] }) {
  const earned = parts.filter(({ points }) => points > 0);
  return (
    <div className="my-3 flex h-11 items-center fine:h-6">
      <ul
        aria-label="Parts of the score"
        className="flex h-2.5 w-full rounded-full bg-neutral-tint forced-color-adjust-none"
      >
        {earned.map((part) => {
          const { name, fill } = partWords[part.part];
          const words = `${name}: ${pointsText(part)}`;
          return (
            <li
              key={part.part}
              style={{ width: `${part.points}%` }}
              className="group relative flex items-center border-e-2 border-surface first:rounded-s-full last:rounded-e-full"
            >
              <a
                href={`#${partPlace(part.part)}`}
                aria-label={words}
                className={classes(touchTarget, 'w-full fine:h-6')}
              >
                <span
                  className={classes(
                    'h-2.5 w-full transition-[height] group-first:rounded-s-full group-last:rounded-e-full group-hover:h-4',
                    fill,
                  )}
                />
              </a>
              <span
                aria-hidden="true"
                className="pointer-events-none absolute bottom-full left-0 z-10 hidden rounded-md bg-ink px-2 py-1 text-xs whitespace-nowrap text-surface group-focus-within:block group-hover:block"
              >
                {words}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
