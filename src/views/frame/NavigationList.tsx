import type { Role } from '@/data/schemas/role';
import { navigation } from '@/views/navigation/navigation';
import { Link } from '@tanstack/react-router';

const entry =
  'flex min-h-11 items-center rounded-md px-2 text-sm text-ink hover:bg-neutral-tint fine:min-h-9 aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary';

/** A role's menu and its other screens. The entry of the current path is marked. */
export default function NavigationList({ role }: { role: Role }) {
  const { main, more } = navigation[role];
  const list = (entries: typeof main | typeof more) => (
    <ul className="flex flex-col gap-0.5">
      {entries.map(({ label, link }) => (
        <li key={label}>
          <Link {...link} activeOptions={{ exact: true, includeSearch: false }} className={entry}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(main)}
      {more.length > 0 && (
        <section aria-label="More" className="mt-4">
          <h2 className="px-2 pb-1 text-xs font-semibold text-muted">More</h2>
          {list(more)}
        </section>
      )}
    </>
  );
}
