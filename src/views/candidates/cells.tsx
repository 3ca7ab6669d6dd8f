import type { CandidateProfile } from '@/machines/candidate/profile';
import { Badge } from '@/views/shared/ui/Badge';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Link } from '@tanstack/react-router';

export const dash = '—';

/** A text kept to one line; its whole is the tooltip. */
export function Clipped({ text }: { text: string | null }) {
  if (text === null) return dash;
  return (
    <span dir="auto" title={text} className="block max-w-52 truncate">
      {text}
    </span>
  );
}

/** A candidate's name, or the file's where none is known. */
export function NameCell({ name }: { name: string }) {
  return (
    <span className="font-semibold">
      <Clipped text={name} />
    </span>
  );
}

/** Years of experience; a dash where they are not known. */
export function Years({ years }: { years: number | null }) {
  return <span className="whitespace-nowrap">{years === null ? dash : `${years} years`}</span>;
}

/** A candidate's score in words and as a bar; a dash where there is none. */
export function ScoreCell({ score }: { score: number | null }) {
  if (score === null) return dash;
  return (
    <span className="inline-flex items-center justify-end gap-2">
      <span className="font-semibold tabular-nums">{score}</span>
      <span aria-hidden="true" className="h-1.5 w-14 overflow-hidden rounded-full bg-neutral-tint">
        <span className="block h-full bg-primary" style={{ width: `${score}%` }} />
      </span>
    </span>
  );
}

/** A candidate's status, and the 'Simulated' badge with its reason where nothing could be read. */
export function StatusCell({ status, simulated }: CandidateProfile) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Badge tone={status === 'Analyzed' ? 'success' : 'warning'}>{status}</Badge>
      {simulated !== null && (
        <>
          <Badge tone="warning">Simulated</Badge>
          <span className="min-w-40 text-xs text-muted">{simulated.message}</span>
        </>
      )}
    </span>
  );
}

/** The way to a candidate's facts, evidence and score. */
export function ProfileLink({ id, name }: Pick<CandidateProfile, 'id' | 'name'>) {
  return (
    <Link
      to="/hr/candidates"
      search={{ candidate: id }}
      aria-label={`View Profile of ${name}`}
      className={buttonClasses('secondary', 'whitespace-nowrap')}
    >
      View Profile
    </Link>
  );
}

/** The first skills, and how many more there are. */
export function Skills({ skills }: { skills: string[] }) {
  if (skills.length === 0) return dash;
  const shown = skills.slice(0, 3).join(', ');
  const more = skills.length - 3;
  return (
    <span title={skills.join(', ')} className="block max-w-56 truncate">
      {shown}
      {more > 0 && <span className="text-muted"> +{more}</span>}
    </span>
  );
}
