import { once } from '../once';
import { idAt } from './ids';

/**
 * Records kept in the page, in the order they came. One that was removed keeps its place and its id, so
 * that it can be put back where it was.
 * @param what a record is called in a refusal, such as 'plan'.
 */
export function keepRecords<T extends { id: string }>(what: string, load: () => Promise<T[]>) {
  const places = once(
    async () => new Map<string, T | null>((await load()).map((record) => [record.id, record])),
  );
  const get = async (id: string): Promise<T> => {
    const record = (await places()).get(id) ?? null;
    if (record === null) throw new Error(`This ${what} does not exist.`);
    return record;
  };
  const put = async (record: T): Promise<T> => {
    (await places()).set(record.id, record);
    return record;
  };
  return {
    list: async (): Promise<T[]> =>
      [...(await places()).values()].flatMap((record) => record ?? []),
    get,
    put,
    freshId: async (at: Date) => {
      const taken = await places();
      return idAt(at, (id) => taken.has(id));
    },
    remove: async (id: string): Promise<T> => {
      const record = await get(id);
      (await places()).set(id, null);
      return record;
    },
    restore: async (record: T): Promise<void> => {
      if (((await places()).get(record.id) ?? null) !== null)
        throw new Error(`This ${what} is there already.`);
      await put(record);
    },
  };
}
