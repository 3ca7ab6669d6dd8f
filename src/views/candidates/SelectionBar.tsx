import type { CandidateListSearch } from '@/data/schemas/search';
import { fromHere } from '@/views/shared/steps';
import { Button } from '@/views/shared/ui/Button';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mostCompared } from './queries';

/** What can be done with the candidates that are chosen in a list. It stays in sight while the list scrolls. */
export function SelectionBar({
  search,
  selected,
  shown,
  onSelect,
  children,
}: {
  search: CandidateListSearch;
  selected: readonly string[];
  /** The ids of the rows that are shown. */
  shown: readonly string[];
  onSelect: (change: (selected: string[]) => string[]) => void;
  /** What can be decided on them. */
  children: ReactNode;
}) {
  const router = useRouter();
  const others = shown.filter((id) => !selected.includes(id));
  const isTooMany = selected.length > mostCompared;
  return (
    <section
      aria-label="Selected candidates"
      className="sticky bottom-3 z-30 flex max-h-[50dvh] flex-wrap items-center gap-2 overflow-y-auto rounded-lg border border-primary bg-surface p-3 shadow-float"
    >
      <output className="me-2 font-semibold tabular-nums">{selected.length} selected</output>
      {isTooMany ? (
        <p className="text-muted">
          Up to {mostCompared} candidates can be compared. Take {selected.length - mostCompared} out
          first.
        </p>
      ) : (
        <Link
          to="/hr/candidates"
          search={{ ...search, compare: [...selected] }}
          state={() => fromHere(router)}
          className={buttonClasses('primary')}
        >
          Compare
        </Link>
      )}
      {children}
      {others.length > 0 && (
        <Button look="quiet" onClick={() => onSelect((now) => [...new Set([...now, ...others])])}>
          Select all {shown.length} shown
        </Button>
      )}
      <Button look="quiet" onClick={() => onSelect(() => [])}>
        Clear selection
      </Button>
    </section>
  );
}
