import { holdsWords } from '@/actors/find-records';
import type { Role } from '@/data/schemas/role';
import type { Found, FoundKind } from '@/machines/finder/finder.machine';
import { actions, addresses } from '@/views/navigation/addresses';
import { navigation } from '@/views/navigation/navigation';
import { searchKey } from '@masar/resume/text';

/** Something that can be picked. `link` is where it leads. */
export interface Result {
  id: string;
  label: string;
  note: string;
  link: { to: string; search?: object };
}

/** Results of one kind. */
export interface ResultGroup {
  value: string;
  items: Result[];
}

/** How many of a kind are listed. More words narrow them. */
const mostOfAKind = 6;

const titles: Record<FoundKind, string> = {
  candidate: 'Candidates',
  employee: 'People',
  user: 'People',
  member: 'People',
  client: 'Clients',
  task: 'Tasks',
  jobListing: 'Job listings',
  conversation: 'Messages with',
};

/** How well a label fits a text: 0 where it begins with it, 1 where a word of it does, 2 elsewhere. */
function fit(label: string, text: string): number {
  const key = searchKey(label);
  if (key.startsWith(text)) return 0;
  return key.includes(` ${text}`) ? 1 : 2;
}

/**
 * What a role can pick, best first: its screens, what it can begin, and the records that were found. Without a text,
 * all screens and actions.
 * @param isAnswer whether `found` answers the text; otherwise only what fits it by name is shown meanwhile.
 */
export function resultsOf(
  role: Role,
  text: string,
  found: readonly Found[],
  isAnswer: boolean,
): ResultGroup[] {
  const key = searchKey(text);
  const words = key.split(' ').filter((word) => word !== '');
  const { main, more, notifications } = navigation[role];
  const screens: { label: string; link: Result['link'] }[] = [
    ...main,
    ...more,
    ...(notifications === null ? [] : [{ label: 'Notifications', link: notifications }]),
  ];
  const known = (value: string, entries: readonly { label: string; link: Result['link'] }[]) => ({
    value,
    items: entries
      .filter(({ label }) => holdsWords(label, words))
      .map((entry) => ({ ...entry, id: `${value} ${entry.label}`, note: '' })),
  });
  const places: Partial<Record<FoundKind, (id: string) => Result['link']>> = addresses[role];
  const records = Object.entries(places).map(([kind, link]) => ({
    value: titles[kind as FoundKind],
    items: found
      .filter((one) => one.kind === kind && (isAnswer || holdsWords(one.name, words)))
      .map(({ id, name, note }) => ({ id: `${kind} ${id}`, label: name, note, link: link(id) })),
  }));
  const bestIn = ({ items }: ResultGroup) => Math.min(...items.map(({ label }) => fit(label, key)));
  return [known('Screens', screens), known('Actions', actions[role]), ...records]
    .filter(({ items }) => items.length > 0)
    .map(({ value, items }) => {
      const ordered = items.toSorted((a, b) => fit(a.label, key) - fit(b.label, key));
      return { value, items: key === '' ? items : ordered.slice(0, mostOfAKind) };
    })
    .toSorted((a, b) => (key === '' ? 0 : bestIn(a) - bestIn(b)));
}
