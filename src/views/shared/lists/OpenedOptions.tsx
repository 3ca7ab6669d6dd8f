import { IconButton } from '@/views/shared/ui/Button';
import { Popover } from '@base-ui/react/popover';
import { Choice, choice, RowHeight } from '@/views/shared/ui/Choice';
import { type ListOptionsProps, optionsIcon } from './ListOptions';
import { SavedViews } from './SavedViews';
import { useListSettings } from './settings';

/** A list's options, open at first: how high its rows are, which columns it shows, and the views saved for it. */
export default function OpenedOptions({ list, columns }: ListOptionsProps) {
  const { density, hidden, setDensity, choose } = useListSettings(list);
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger render={<IconButton label="List options">{optionsIcon}</IconButton>} />
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={4} className="z-30">
          <Popover.Popup
            aria-label="List options"
            className="max-h-(--available-height) w-64 space-y-4 overflow-y-auto rounded-md border border-line bg-surface p-4 shadow-float outline-none"
          >
            <RowHeight density={density} onChoose={setDensity} />
            <Choice label="Columns">
              {columns.map((header) => (
                <label key={header} className={choice}>
                  <input
                    type="checkbox"
                    className="size-4 accent-primary"
                    checked={!hidden.includes(header)}
                    onChange={({ target }) =>
                      choose({
                        hidden: target.checked
                          ? hidden.filter((one) => one !== header)
                          : [...hidden, header],
                      })
                    }
                  />
                  {header}
                </label>
              ))}
            </Choice>
            <SavedViews list={list} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
