import { Button } from './ui/Button';

/** The pages of a list, numbered from 1. Nothing where there is one page only. */
export function Pagination({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-1">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <Button
          key={number}
          look={number === page ? 'primary' : 'quiet'}
          {...(number === page && { 'aria-current': 'page' as const })}
          onClick={() => onPage(number)}
        >
          {number}
        </Button>
      ))}
    </nav>
  );
}
