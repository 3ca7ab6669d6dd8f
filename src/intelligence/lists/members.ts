import { type TeamSearch } from '@/data/schemas/search';
import { oneOf } from '@/data/schemas/search-readers';
import type { TeamMember } from '@/data/schemas/team';
import { orderingOf, sortedBy } from './sorting';

const sorts = {
  name: ({ name }) => name,
  position: ({ position }) => position,
  total: ({ totalTasks }) => totalTasks,
  completed: ({ completedTasks }) => completedTasks,
  rate: ({ completionRate }) => completionRate ?? '',
  score: ({ averageScore }) => averageScore ?? '',
} as const satisfies Record<string, (member: TeamMember) => string | number>;

export type MemberSortKey = keyof typeof sorts;

const sortKey = oneOf(...(Object.keys(sorts) as MemberSortKey[]));

/** How the URL orders the members of a team: by a column of theirs, or not at all. */
export const memberOrdering = ({ sort, order }: TeamSearch) =>
  orderingOf(sortKey(sort), order, ['total', 'completed', 'rate', 'score']);

/** The members in the order that the URL asks for, or else in the order given. */
export function orderMembers(members: TeamMember[], search: TeamSearch): TeamMember[] {
  const { key, order } = memberOrdering(search);
  return key === undefined ? members : sortedBy(members, sorts[key], order);
}
