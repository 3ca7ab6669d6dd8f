import type { CandidateListSearch } from '@/data/schemas/search';
import { type CandidateProfile, scoreAgainst, wholeScore } from '@/machines/candidate/profile';
import type { KnownTarget } from '@/machines/candidate/targets';
import { fromHere } from '@/views/shared/steps';
import { OneLine } from '@/views/shared/DataTable';
import { rowLink } from '@/views/shared/lists/RowLink';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { classes } from '@/views/shared/ui/classes';
import { Link, useRouter } from '@tanstack/react-router';

export const dash = '—';

/** The message on a file that was read and holds nothing usable. */
export const nothingUsable =
  'The file was read, but no contact, position, skill, experience or education was found in it.';

/** A text kept to two lines, in its own direction; its whole is the tooltip. A dash for null. */
export const clipped = (text: string | null) =>
  text === null ? (
    dash
  ) : (
    <span title={text} className="line-clamp-2 max-w-64 wrap-anywhere md:min-w-24">
      <bdi>{text}</bdi>
    </span>
  );

/** Years of experience; a dash where they are not known. */
export const inYears = (years: number | null) =>
  years === null ? dash : <OneLine>{years} years</OneLine>;

/** A candidate's score against a target; a dash where there is none. */
export function scoreCell(of: CandidateProfile, against: KnownTarget | null) {
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

type Profiled = Pick<CandidateProfile, 'id' | 'name'> & {
  /** The list to which the profile leads back. */
  list?: CandidateListSearch;
};

const useProfile = ({ id, list = {} }: Profiled) => {
  const router = useRouter();
  return {
    to: '/hr/candidates',
    search: { ...list, candidate: id },
    state: () => fromHere(router),
  } as const;
};

/** A candidate's name, or the file's where none is known. It opens the row's profile. */
export function NameCell(of: Profiled) {
  return (
    <Link {...useProfile(of)} data-opens className={rowLink}>
      {clipped(of.name)}
    </Link>
  );
}

/** The link to a candidate's facts, evidence and score. */
export function ProfileLink(of: Profiled) {
  return (
    <Link
      {...useProfile(of)}
      aria-label={`View Profile of ${of.name}`}
      className={buttonClasses('quiet', 'whitespace-nowrap')}
    >
      View Profile
    </Link>
  );
}

/** The first skills, and how many more there are. */
export function skillsOf(skills: string[]) {
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
