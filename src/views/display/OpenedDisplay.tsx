import { IconButton } from '@/views/shared/ui/Button';
import { Popover } from '@base-ui/react/popover';
import { displayIcon } from './DisplayButton';
import DisplayOptions from './DisplayOptions';

/** How the app looks, open at first. */
export default function OpenedDisplay({ person }: { person: string | null }) {
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger render={<IconButton label="Display">{displayIcon}</IconButton>} />
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={8} className="z-40">
          <Popover.Popup
            aria-label="Display"
            className="w-52 space-y-4 rounded-md border border-line bg-surface p-4 shadow-float outline-none"
          >
            <DisplayOptions person={person} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
