import type { Workspace } from '@/data/port/workspace';
import { type CandidateListSearch, candidateSearch } from '@/data/schemas/search';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { neighboursQuery } from './queries';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The link to the candidate before or after that led here. */
    besidePressed?: 'prev' | 'next';
  }
}

/** Gives the focus back to the link that was pressed, whose page is gone, unless the person has moved on. */
function takeLostFocus(link: HTMLElement | null): void {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}

/**
 * The place of a candidate in the list that the address tells of, or else in the ranking, with links to who stands
 * before and after. A link takes the place of this page, so that Back leads to the list.
 */
export function InRanking({
  workspace,
  id,
  search,
  target,
}: {
  workspace: Workspace;
  id: string;
  search: CandidateListSearch;
  /** The key of the target that the scores are measured against. */
  target: string | undefined;
}) {
  const { data } = useQuery(neighboursQuery(workspace, id, rankedBy(search, target)));
  if (!data) return null;
  return (
    <nav aria-label="Candidates in this list" className="flex flex-wrap items-center gap-1">
      <Beside to={data.previous} rel="prev" search={search}>
        <ChevronLeft className="size-4 rtl:rotate-180" aria-hidden="true" />
        <span className="max-sm:sr-only">Previous</span>
      </Beside>
      <span className="px-1 whitespace-nowrap text-muted tabular-nums">
        {data.place} of {data.found}
      </span>
      <Beside to={data.next} rel="next" search={search}>
        <span className="max-sm:sr-only">Next</span>
        <ChevronRight className="size-4 rtl:rotate-180" aria-hidden="true" />
      </Beside>
    </nav>
  );
}

/** The list that a profile was opened from. Without an order it is the ranking of those who are analysed. */
function rankedBy(search: CandidateListSearch, target: string | undefined) {
  const asked = { ...candidateSearch(search), target };
  return asked.sort === undefined
    ? {
        status: 'Analyzed' as const,
        ...withoutEmpty(asked),
        sort: 'score' as const,
        order: 'desc' as const,
      }
    : asked;
}

const withoutEmpty = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

function Beside({
  to,
  rel,
  search,
  children,
}: {
  to: { id: string; name: string } | null;
  rel: 'prev' | 'next';
  search: CandidateListSearch;
  children: ReactNode;
}) {
  const router = useRouter();
  const isPressed = useLocation({ select: ({ state }) => state.besidePressed === rel });
  const ref = isPressed ? takeLostFocus : undefined;
  if (to === null) {
    return (
      <span ref={ref} tabIndex={-1} className={buttonClasses('quiet', 'text-muted!')}>
        {children}
      </span>
    );
  }
  return (
    <Link
      to="/hr/candidates"
      search={{ ...search, candidate: to.id, dialog: undefined }}
      state={() => {
        const { fromList } = router.latestLocation.state;
        return { besidePressed: rel, ...(fromList !== undefined && { fromList }) };
      }}
      replace
      ref={ref}
      rel={rel}
      aria-label={`${rel === 'prev' ? 'Previous' : 'Next'}: ${to.name}`}
      title={to.name}
      className={buttonClasses('quiet')}
    >
      {children}
    </Link>
  );
}
