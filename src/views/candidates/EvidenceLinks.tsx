import type { Evidence } from '@masar/resume/schemas';
import { Breakable } from '@/views/shared/ui/Breakable';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { createContext, use } from 'react';
import { placeOf } from './evidence';

/** Whether the resume around has several pages. On a single one nobody needs to be told which. */
export const SeveralPages = createContext(false);

/** How many places of one value are linked. */
const mostPlaces = 4;

const link = 'rounded-sm text-ink underline decoration-edge underline-offset-3 hover:text-primary';

/**
 * What was read or is asked for, as a link to its place in the resume's text, and small numbers for further
 * places. Plain text where there is no evidence.
 * @param of what the value is, such as 'Email'; the value itself by default.
 */
export function EvidenceLinks({
  evidence,
  value,
  of = value,
}: {
  evidence: readonly Evidence[];
  value: string;
  of?: string;
}) {
  const hasPages = use(SeveralPages);
  const [first, ...others] = evidence;
  if (first === undefined) return <span className="wrap-anywhere">{value}</span>;
  const words = ({ page, text }: Evidence) =>
    [of, ...(value === of || value === text ? [] : [value])].join(': ') +
    `: ${hasPages ? `read on page ${page},` : 'read from'} "${text}"`;
  const title = ({ page, text }: Evidence) =>
    `${hasPages ? `Read on page ${page}:` : 'Read from'} “${text}”`;
  return (
    <span>
      <a
        href={`#${placeOf(first)}`}
        aria-label={words(first)}
        title={title(first)}
        className={classes(touchTarget, link, 'wrap-anywhere')}
      >
        <Breakable>{value}</Breakable>
      </a>
      {others.slice(0, mostPlaces - 1).map((piece, index) => (
        <a
          key={placeOf(piece)}
          href={`#${placeOf(piece)}`}
          aria-label={`${index + 2}, ${words(piece)}`}
          title={title(piece)}
          className={classes(
            touchTarget,
            'ps-0.5 align-super text-[0.6875rem] text-primary hover:underline',
          )}
        >
          {index + 2}
        </a>
      ))}
      {others.length >= mostPlaces && (
        <span className="align-super text-[0.6875rem] text-muted">
          +{others.length + 1 - mostPlaces}
        </span>
      )}
    </span>
  );
}
