import { once } from '../once';
import { missing, Refused } from '../schemas/refused';
import { idAt } from './ids';

/**
 * Records kept in the page, in the order they came. One that was removed is kept in its place, so that it can be
 * put back as it was and where it was.
 * @param what a record is called in a refusal, such as 'plan'.
 */
export function keepRecords<T extends { id: string }>(what: string, load: () => Promise<T[]>) {
  const places = once(
    async () => new Map<string, T>((await load()).map((record) => [record.id, record])),
  );
  const removed = new Set<string>();
  const get = async (id: string): Promise<T> => {
    const record = (await places()).get(id);
    if (record === undefined || removed.has(id)) throw missing(what);
    return record;
  };
  return {
    list: async (): Promise<T[]> =>
      [...(await places()).values()].filter(({ id }) => !removed.has(id)),
    get,
    put: async (record: T): Promise<T> => {
      (await places()).set(record.id, record);
      return record;
    },
    freshId: async (at: Date) => {
      const taken = await places();
      return idAt(at, (id) => taken.has(id));
    },
    remove: async (id: string): Promise<void> => {
      await get(id);
      removed.add(id);
    },
    restore: async (id: string): Promise<void> => {
      if (removed.delete(id)) return;
      throw new Refused({ code: 'missing', sentence: `This ${what} was not deleted.` });
    },
  };
}
