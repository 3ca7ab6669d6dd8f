import type { PerformanceSearch } from '@/data/schemas/search';
import type { User } from '@/data/schemas/user';

/** The employees whose name the search names, in the order given. */
export function selectEmployees(people: User[], { q }: PerformanceSearch): User[] {
  const text = (q ?? '').trim().toLowerCase();
  return people.filter(({ name }) => name.toLowerCase().includes(text));
}

/**
 * The id of the employee whose performance is shown: the chosen one where the search finds them, else the first
 * match, or null.
 */
export function shownEmployee(people: User[], search: PerformanceSearch): string | null {
  const matches = selectEmployees(people, search);
  const [shown = matches[0]] = matches.filter(({ id }) => id === search.employee);
  return shown?.id ?? null;
}
