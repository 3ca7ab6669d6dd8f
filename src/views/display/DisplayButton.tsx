import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { PopupButton } from '@/views/shared/lists/PopupButton';

const DisplayOptions = lazyPart(() => import('./DisplayOptions'));
const OpenedDisplay = lazyPart(() => import('./OpenedDisplay'));

/** A disc that is half light, half dark. Drawn here: an icon library is too much for a first visit. */
export const displayIcon = (
  <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
    <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
  </svg>
);

/** The button in the header that opens how the app looks. @param person the id of whoever is signed in. */
export const DisplayButton = ({ person }: { person: string | null }) => (
  <div className="@max-bar:hidden">
    <Arriving>
      <PopupButton
        label="Display"
        kind="dialog"
        icon={displayIcon}
        opened={<OpenedDisplay person={person} />}
      />
    </Arriving>
  </div>
);

/** The same choices in the header's menu, where the bar has no room for the button. */
export const MenuDisplay = ({ person }: { person: string | null }) => (
  <div className="mt-2 grid grid-cols-2 gap-4 border-t border-line px-2 pt-3">
    <Arriving>
      <DisplayOptions person={person} />
    </Arriving>
  </div>
);
