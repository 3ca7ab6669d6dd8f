import type { AskedWorld } from '@/actors/asked-world';
import type { CandidateListSearch } from '@/data/schemas/search';
import type { BulkRun } from '@/views/shared/commands/use-bulk';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { useSearchChange } from '@/views/shared/steps';
import type { Decision } from './decisions';
import { asSaid, theseAlone, useCandidates } from './queries';
import { SelectionBar } from './SelectionBar';
import { useSelected } from './ticks';

const BulkButtons = lazyPart(() => import('./BulkButtons'));

/** What can be done with the candidates that are chosen in the list. */
export function SelectedCandidates({
  workspace,
  user,
  search,
  bulk,
}: Pick<AskedWorld, 'workspace' | 'user'> & {
  search: CandidateListSearch;
  bulk: BulkRun<Decision>;
}) {
  const onSearch = useSearchChange<CandidateListSearch>();
  const { selected, onSelect } = useSelected(search.selected);
  const shown = useCandidates(workspace, search, asSaid).rows.map(({ id }) => id);
  const chosen = useCandidates(workspace, search.selected, theseAlone).rows;
  return (
    <SelectionBar {...{ search, selected, shown, onSelect }}>
      <Arriving>
        <BulkButtons
          chosen={chosen}
          by={user}
          onDecide={(decision, takers) => {
            bulk.run(decision, takers);
            onSearch({ selected: undefined, dialog: undefined });
          }}
          isRejecting={search.dialog === 'reject'}
          onRejecting={(is) => onSearch({ dialog: is ? 'reject' : undefined })}
        />
      </Arriving>
    </SelectionBar>
  );
}
