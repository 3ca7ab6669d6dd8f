import { type Page, rowsAtOnce } from '@/data/schemas/page';
import { Button } from './ui/Button';
import { handingFocusOn } from './ui/handing-focus-on';
import { onePress } from './ui/one-press';

/**
 * The button below the last row of a list without page numbers. Draws nothing where all that was found is shown.
 * @param onMore asks for a first page of the given number of rows, which the URL keeps as `rows`.
 */
export function MoreRows({
  page: { rows, found },
  onMore,
}: {
  page: Page<unknown>;
  onMore: (rows: number) => void;
}) {
  if (rows.length >= found) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button ref={handingFocusOn} {...onePress} onClick={() => onMore(rows.length + rowsAtOnce)}>
        Show more
      </Button>
      <span className="text-muted tabular-nums">
        {rows.length} of {found} shown
      </span>
    </div>
  );
}
