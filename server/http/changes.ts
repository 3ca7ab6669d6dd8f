import type { Kind } from '@/data/authority/store';
import type { Database } from '../database/database';

/** What changed in a company, or who was signed out. `page` is the page that did it, which knows. */
export interface Change {
  company: string;
  kinds: Kind[];
  page: string | null;
}

type OnChange = (change: Change) => void;

/** How long changes are gathered before the other processes are told, in milliseconds. */
const gathering = 20;
const channel = 'changed';

/**
 * Tells every open page which kinds of records changed, whichever process changed them. This process's pages are
 * told at once, those of others through the database, some changes at a time.
 */
export async function createChanges(database: Database, process: string) {
  const followers = new Map<string, Set<OnChange>>();
  let untold: Change[] = [];
  let telling: NodeJS.Timeout | null = null;

  const tell = (change: Change) => {
    for (const onChange of followers.get(change.company) ?? []) onChange(change);
  };
  const send = () => {
    telling = null;
    const changes = untold;
    untold = [];
    // A notification holds at most 8000 bytes.
    for (let from = 0; from < changes.length; from += 40) {
      const payload = JSON.stringify({ process, changes: changes.slice(from, from + 40) });
      database.query('select pg_notify($1, $2)', [channel, payload]).catch(() => {
        // The pages of other processes read anew when they come back or are reloaded.
      });
    }
  };
  const stop = await database.listen(channel, (payload) => {
    const told = JSON.parse(payload) as { process: string; changes: Change[] };
    if (told.process !== process) told.changes.forEach(tell);
  });

  return {
    /** How many pages this process tells of changes. */
    followed: (): number => [...followers.values()].reduce((count, { size }) => count + size, 0),
    /** Follows a company's changes. Returns what ends it. */
    follow(company: string, onChange: OnChange): () => void {
      const those = followers.get(company) ?? new Set();
      followers.set(company, those.add(onChange));
      return () => {
        those.delete(onChange);
        if (those.size === 0) followers.delete(company);
      };
    },
    tell(change: Change): void {
      tell(change);
      untold.push(change);
      telling ??= setTimeout(send, gathering);
    },
    async close(): Promise<void> {
      if (telling !== null) clearTimeout(telling);
      await stop();
    },
  };
}

export type Changes = Awaited<ReturnType<typeof createChanges>>;
