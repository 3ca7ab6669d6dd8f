import type { Ground, NamedTwin, Twinned } from '@/data/schemas/twins';

/** Who may be the same person as whom. */
export type Twins = readonly Twinned[];

const grounds: Record<Ground, string> = {
  email: 'same email',
  phone: 'same phone number',
  name: 'same name',
};

/** The sentence on a possible same person. */
export function sameAs({ name, fileName, by, apart }: NamedTwin): string {
  const other = name === fileName ? name : `${name} (${fileName})`;
  return `${apart ? 'Not' : 'Maybe'} the same person as ${other}: ${grounds[by]}.`;
}

/** How many other twins a sentence does not name. */
const others = (count: number) =>
  count === 0 ? '' : ` and ${count} ${count === 1 ? 'other' : 'others'}`;

/** A line on several possible same persons, of whom the first is named. */
export function sameAsThese([first, ...rest]: readonly [NamedTwin, ...NamedTwin[]]): string {
  const ground = grounds[first.by];
  return `${ground.charAt(0).toUpperCase()}${ground.slice(1)} as ${first.name}${others(rest.length)}`;
}

/** The twins of a candidate who were not marked as another person. */
export const openTwins = (twins: Twins, id: string): NamedTwin[] =>
  (twins.find((one) => one.id === id)?.twins ?? []).filter(({ apart }) => !apart);
