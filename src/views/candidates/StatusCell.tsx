import type { NamedTwin } from '@/data/schemas/twins';
import type { CandidateProfile } from '@/machines/candidate/profile';
import { Badge } from '@/views/shared/ui/Badge';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isScan } from './analysis';
import { nothingUsable } from './cells';
import { sameAsThese } from './twins';

/** A badge for a row that needs care, and the reason. */
function Care({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Badge tone="warning">{label}</Badge>
      <span className="max-w-56 min-w-28 text-xs text-muted">{children}</span>
    </>
  );
}

const whatToDo =
  'Open the file, and import a copy that can be read; or select it and press Re-analyze to try again.';

/** Leads to where a candidate's file is read again. */
const ReadAgain = ({ id, name, label }: { id: string; name: string; label: string }) => (
  <Link
    to="/hr/upload-resumes"
    search={({ title, listing }) => ({ title, listing, selected: [id] })}
    aria-label={name}
    className={classes(touchTarget, 'font-semibold text-primary underline')}
  >
    {label}
  </Link>
);

const decided = { Undecided: null, Shortlisted: 'primary', Rejected: 'danger' } as const;
const tones = { Analyzed: 'success', Pending: 'warning', Merged: 'neutral' } as const;

/**
 * A candidate's status and HR's decision, with a badge and its reason where the file could not be read or held nothing usable, or
 * where others may be the same person.
 */
export function StatusCell({
  id,
  name,
  fileName,
  status,
  decision,
  simulated,
  unreadable,
  isEmpty,
  twins: [first, ...rest] = [],
}: Pick<
  CandidateProfile,
  'id' | 'name' | 'fileName' | 'status' | 'decision' | 'simulated' | 'unreadable' | 'isEmpty'
> & {
  twins?: NamedTwin[];
}) {
  const tone = decided[decision];
  const isOfPictures = isScan({ fileName, unreadable, simulated });
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Badge tone={tones[status]}>{status}</Badge>
      {tone !== null && <Badge tone={tone}>{decision}</Badge>}
      {simulated !== null && <Care label="Simulated">{simulated.message}</Care>}
      {status === 'Pending' && unreadable === null && (
        <span className="inline-flex items-center gap-1 text-xs whitespace-nowrap text-muted">
          Not read yet. <ReadAgain id={id} name={`Retry the analysis of ${name}`} label="Retry" />
        </span>
      )}
      {unreadable !== null && (
        <Care label="Could not be read">
          {`${unreadable.message} ${isOfPictures ? '' : whatToDo}`}
        </Care>
      )}
      {isOfPictures && (
        <ReadAgain id={id} name={`Recognize text of ${name}`} label="Recognize text" />
      )}
      {isEmpty && <Care label="Nothing usable">{nothingUsable}</Care>}
      {first !== undefined && <Care label="Twice?">{sameAsThese([first, ...rest])}</Care>}
    </span>
  );
}
