import type { ResumeImportSearch } from '@/data/schemas/search';
import { type CandidateProfile, scoreAgainst } from '@/machines/candidate/profile';
import { type KnownTarget, targetIsMissing } from '@/machines/candidate/targets';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { Link } from '@tanstack/react-router';
import { searchFor } from './analysis';

/** The candidates that were analysed and have no score against a target, and the button that gives them one. */
export function Unscored({
  among,
  target,
  search = {},
}: {
  among: readonly CandidateProfile[];
  target: KnownTarget | null;
  /** What the import screen's list shows besides. */
  search?: ResumeImportSearch;
}) {
  const unscored = among.filter(
    (one) => one.status === 'Analyzed' && scoreAgainst(one, target?.key) === null,
  );
  if (unscored.length === 0) return null;
  const all = unscored.length === 1 ? '1 candidate has' : `${unscored.length} candidates have`;
  return (
    <p className="text-muted">
      {target === null
        ? `Nobody is scored yet. ${targetIsMissing} `
        : `${all} no score against ${target.label}. `}
      <Link
        to="/hr/upload-resumes"
        search={{
          ...search,
          ...(target !== null && { ...searchFor(target.target), target: target.key }),
          selected: unscored.map(({ id }) => id),
        }}
        className={classes(touchTarget, 'font-semibold text-primary underline')}
      >
        Choose for analysis
      </Link>
    </p>
  );
}
