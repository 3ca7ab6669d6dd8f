import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/port/workspace';
import type { QueryClient } from '@tanstack/react-query';

/** The world that is asked, the cache of what was read from it, and who asks. */
export interface AskedWorld {
  workspace: Workspace;
  queryClient: QueryClient;
  user: Person;
}

/** Under it lies whatever is read or computed from the company's people and tasks. */
export const companyKey = ['company'];

/**
 * To be called when a person or a task changed: what is on screen is read again, the rest when next asked
 * for. Resolves when the screen is up to date.
 */
export async function companyChanged(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: companyKey, type: 'inactive' });
  await queryClient.invalidateQueries({ queryKey: companyKey });
}

/** Under the company's: the names in it are its people's. */
export const conversationsKey = [...companyKey, 'conversations'];

/** To be called when something was sent or read; resolves when the screen is up to date. */
export const conversationsChanged = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: conversationsKey });

export const candidatesKey = ['candidates'];

/**
 * To be called when candidates came, changed or went: their lists are read again. Resolves when the screen is up
 * to date. The dashboard, which counts them, is computed anew at each visit.
 */
export const candidatesChanged = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: candidatesKey });
