import { askAgain, lazyPart } from '@/views/shared/lazy-part';
import { messageOf } from '@/machines/failure';
import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/port/workspace';
import { navigation } from '@/views/navigation/navigation';
import { IconButton } from '@/views/shared/ui/Button';
import { notificationsQuery, underTheBell } from '@/views/notifications/queries';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps, Link } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { popup } from '@/actors/watch-leaving';

const NotificationList = lazyPart(() => import('@/views/notifications/NotificationList'));

/** Stands in place of the list when its code did not arrive. Opening the bell once more asks for it again. */
const Missing = ({ error }: ErrorComponentProps) => (
  <p role="alert" className="p-4 text-center text-muted">
    {messageOf(error)}
  </p>
);

/** Drawn here: an icon library is too much for the pages that need no other icon. */
const BellIcon = () => (
  <svg
    viewBox="0 0 24 24"
    className="size-5"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M5 17h14l-2-3V9a5 5 0 0 0-10 0v5Z" />
    <path d="M10 20.500h4" />
  </svg>
);

/** Where the bell's notifications come from. */
export interface BellSource {
  openWorkspace: () => Promise<Workspace>;
  openCache: () => Promise<QueryClient>;
}

interface BellProps {
  by: Person;
  isOpen: boolean;
  onToggle: () => void;
}

/** The bell with its count, and the dropdown of a role's notifications. */
export default function NotificationBell({
  openWorkspace,
  openCache,
  ...bell
}: BellProps & BellSource) {
  const workspace = use(openWorkspace());
  const queryClient = use(openCache());
  return (
    <QueryClientProvider client={queryClient}>
      <BellButton workspace={workspace} {...bell} />
    </QueryClientProvider>
  );
}

function BellButton({ workspace, by, isOpen, onToggle }: BellProps & { workspace: Workspace }) {
  const count = useQuery(notificationsQuery(workspace, underTheBell)).data?.total ?? 0;
  const all = navigation[by.role].notifications;
  return (
    <div className="relative">
      <IconButton
        label={count === 0 ? 'Notifications' : `Notifications (${count})`}
        aria-expanded={isOpen}
        onClick={onToggle}
        {...popup}
      >
        <BellIcon />
        {count > 0 && (
          <span className="absolute -end-0.5 -top-0.5 min-w-5 rounded-full bg-danger px-1 text-center text-xs font-semibold text-page tabular-nums">
            {count}
          </span>
        )}
      </IconButton>
      {isOpen && (
        <section
          {...popup}
          aria-label="Notifications"
          className="absolute end-0 top-12 flex max-h-[400px] w-80 max-w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-float max-md:fixed max-md:end-4 max-md:top-16"
        >
          <div className="overflow-y-auto p-2">
            <CatchBoundary getResetKey={() => by.role} errorComponent={Missing} onCatch={askAgain}>
              <Suspense>
                <NotificationList workspace={workspace} by={by} paging={underTheBell} />
              </Suspense>
            </CatchBoundary>
          </div>
          {all !== null && (
            <Link
              {...all}
              className="border-t border-line p-3 text-center text-sm font-semibold text-primary"
            >
              View all
            </Link>
          )}
        </section>
      )}
    </div>
  );
}
