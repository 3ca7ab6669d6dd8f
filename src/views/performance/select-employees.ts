import type { PerformanceSearch } from '@/data/schemas/search';
import type { User } from '@/data/schemas/user';
import { selectedEmployee } from '@/machines/performance/performance-selection.machine';

/** The employees whose name the search names, in the order given. */
export function selectEmployees(people: User[], { q }: PerformanceSearch): User[] {
  const text = (q ?? '').trim().toLowerCase();
  return people.filter(({ name }) => name.toLowerCase().includes(text));
}

/** Whose performance the URL shows: the chosen one where the search names them, else the first, or null. */
export const shownEmployee = (people: User[], search: PerformanceSearch): string | null =>
  selectedEmployee(
    search.employee,
    selectEmployees(people, search).map(({ id }) => id),
  );
