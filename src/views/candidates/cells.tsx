import type { CandidateListSearch } from '@/data/schemas/search';
import { type CandidateProfile, scoreAgainst } from '@/machines/candidate/profile';
import type { KnownTarget } from '@/machines/candidate/targets';
import { fromHere } from '@/views/shared/steps';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { classes } from '@/views/shared/ui/classes';
import { Link, useRouter } from '@tanstack/react-router';
import { wholeScore } from './whole-points';

export const dash = '—';

/** The message on a file that was read and holds nothing usable. */
export const nothingUsable =
  'The file was read, but no contact, position, skill, experience or education was found in it.';

/** A text kept to two lines, in its own direction; its whole is the tooltip. */
export function Clipped({ text }: { text: string | null }) {
  if (text === null) return dash;
  return (
    <span title={text} className="line-clamp-2 max-w-64 min-w-24 wrap-anywhere">
      <bdi>{text}</bdi>
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

/** A candidate's score against a target; a dash where there is none. */
export function ScoreCell({ of, against }: { of: CandidateProfile; against: KnownTarget | null }) {
  const score = scoreAgainst(of, against?.key);
  if (score === null) return dash;
  const isReal = of.simulated === null;
  return (
    <span
      title={`${isReal ? 'Measured' : 'Simulated'} against ${against?.label}`}
      className={classes('tabular-nums', isReal ? 'font-semibold' : 'text-muted')}
    >
      {wholeScore(score)}
    </span>
  );
}

/**
 * The link to a candidate's facts, evidence and score.
 * @param list the list to which the profile leads back.
 */
export function ProfileLink({
  id,
  name,
  list = {},
}: Pick<CandidateProfile, 'id' | 'name'> & { list?: CandidateListSearch }) {
  const router = useRouter();
  return (
    <Link
      to="/hr/candidates"
      search={{ ...list, candidate: id }}
      state={() => fromHere(router)}
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
    <span title={skills.join(', ')} className="line-clamp-2 max-w-36 break-words">
      {shown}
      {more > 0 && <span className="text-muted"> +{more}</span>}
    </span>
  );
}
