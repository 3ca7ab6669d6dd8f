import { densities, type Density } from '@/data/schemas/list-settings';
import { IconButton } from '@/views/shared/ui/Button';
import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { type ListOptionsProps, optionsIcon } from './ListOptions';
import { SavedViews } from './SavedViews';
import { useListSettings } from './settings';

const densityNames: Record<Density, string> = {
  compact: 'Compact',
  normal: 'Normal',
  roomy: 'Roomy',
};

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 text-xs font-semibold text-muted">{label}</legend>
      {children}
    </fieldset>
  );
}

const option = 'flex min-h-11 items-center gap-2 fine:min-h-8';

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
            <Choice label="Rows">
              {densities.map((one) => (
                <label key={one} className={option}>
                  <input
                    type="radio"
                    name="density"
                    className="size-4 accent-primary"
                    checked={one === density}
                    onChange={() => setDensity(one)}
                  />
                  {densityNames[one]}
                </label>
              ))}
            </Choice>
            <Choice label="Columns">
              {columns.map((header) => (
                <label key={header} className={option}>
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
