import type { ResumeImportSearch } from '@/data/schemas/search';
import { type KnownTarget, targetIsMissing } from '@/machines/candidate/targets';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { Link } from '@tanstack/react-router';
import { searchFor } from './analysis';

/** The candidates that were analysed and have no score against a target, and the button that gives them one. */
export function Unscored({
  count,
  ids,
  target,
  search = {},
}: {
  count: number;
  /** The ids of as many of them as may be chosen at once. */
  ids: string[];
  target: KnownTarget | null;
  /** The rest of the search with which the import screen's list opens. */
  search?: ResumeImportSearch;
}) {
  if (count === 0) return null;
  const all = count === 1 ? '1 candidate has' : `${count} candidates have`;
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
          selected: ids,
        }}
        className={classes(touchTarget, 'w-fit font-semibold text-primary underline max-md:flex')}
      >
        Choose for analysis
      </Link>
    </p>
  );
}
