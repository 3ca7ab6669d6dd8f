import type { AskedWorld } from '@/actors/asked-world';
import type { Role } from '@/data/schemas/role';
import { icons } from '@/views/navigation/icons';
import { navigation } from '@/views/navigation/navigation';
import { unreadQuery } from '@/views/messages/queries';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

type World = Pick<AskedWorld, 'workspace' | 'queryClient'>;

const entry =
  'peer flex min-h-11 items-center gap-2 rounded-md ps-4 pe-2 text-sm leading-tight tracking-[-0.01em] text-ink hover:bg-neutral-tint fine:min-h-9 aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary aria-[current=page]:shadow-[inset_2px_0_var(--color-primary)] forced-colors:aria-[current=page]:underline';

/** How many messages nobody has read yet, beside the entry of the messages. */
function Unread({ id, workspace, queryClient }: World & { id: string }) {
  const { data: count = 0 } = useQuery(unreadQuery(workspace), queryClient);
  return (
    count > 0 && (
      <span
        id={id}
        className="pointer-events-none absolute end-2 top-1/2 min-w-5 -translate-y-1/2 rounded-full bg-primary-tint px-1.5 text-center text-xs leading-5 font-semibold text-primary tabular-nums peer-aria-[current=page]:bg-surface"
      >
        {count}
        <span className="sr-only"> unread</span>
      </span>
    )
  );
}

/** A role's menu and its other screens. The entry of the current path is marked. */
export default function NavigationList({ role, ...world }: World & { role: Role }) {
  const { main, more } = navigation[role];
  const unread = useId();
  const list = (entries: typeof main | typeof more) => (
    <ul className="flex flex-col gap-0.5">
      {entries.map(({ label, link }) => {
        const Icon = icons[label];
        const countsUnread = label === 'Messages';
        return (
          <li key={label} className="relative">
            <Link
              {...link}
              activeOptions={{ exact: true, includeSearch: false }}
              aria-describedby={countsUnread ? unread : undefined}
              className={entry}
            >
              <Icon className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
              {label}
            </Link>
            {countsUnread && <Unread id={unread} {...world} />}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {list(main)}
      {more.length > 0 && (
        <section aria-label="More" className="mt-4">
          <h2 className="px-4 pb-1 text-xs font-semibold text-muted">More</h2>
          {list(more)}
        </section>
      )}
    </>
  );
}
