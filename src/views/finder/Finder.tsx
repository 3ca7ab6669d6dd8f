import { findRecords } from '@/actors/find-records';
import { watchKeys } from '@/actors/watch-finder-keys';
import type { Workspace } from '@/data/port/workspace';
import type { Role } from '@/data/schemas/role';
import { finderMachine } from '@/machines/finder/finder.machine';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { use } from 'react';

const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog'));
const FinderDialog = lazyPart(() => import('./FinderDialog'));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The button that opens the finder, as Ctrl+K does on every screen. */
export default function Finder({
  person,
  role,
  openWorkspace,
}: {
  /** The id of whoever is signed in. */
  person: string;
  role: Role;
  openWorkspace: () => Promise<Workspace>;
}) {
  const workspace = use(openWorkspace());
  const router = useRouter();
  const finder = useActorRef(
    finderMachine.provide({
      actors: { watchKeys: watchKeys(router, person), findRecords: findRecords(workspace, role) },
    }),
  );
  const isOpen = useSelector(finder, (snapshot) => snapshot.matches('open'));
  const isListing = useSelector(finder, (snapshot) => snapshot.matches('shortcuts'));
  return (
    <>
      <button
        type="button"
        aria-label="Find anything"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        title={`Find anything (${isMac ? '⌘K' : 'Ctrl+K'})`}
        onClick={() => finder.send({ type: 'finder.toggle' })}
        className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-md text-sm text-muted transition-colors hover:bg-neutral-tint hover:text-ink fine:h-9 @finder:border @finder:border-line @finder:ps-3 @finder:pe-2"
      >
        <Search className="size-4.5 @finder:size-4" aria-hidden="true" />
        <span className="hidden pe-6 @finder:inline">Find anything</span>
        <kbd className="hidden font-sans text-xs @finder:inline">{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Arriving>
          <FinderDialog finder={finder} role={role} />
        </Arriving>
      )}
      {isListing && (
        <Arriving>
          <ShortcutsDialog onClose={() => finder.send({ type: 'finder.close' })} />
        </Arriving>
      )}
    </>
  );
}
