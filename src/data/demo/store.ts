import type { Kind, Records, Store, Transaction } from '../authority/store';
import { once } from '../once';
import type { Sample } from './world';

type Kept<K extends Kind> = Map<string, Records[K]>;

const mapOf = <T>(items: readonly T[], idOf: (item: T) => string) =>
  new Map(items.map((item) => [idOf(item), item]));

const byId = <T extends { id: string }>(items: readonly T[]) => mapOf(items, ({ id }) => id);

/** The sample's records in the order in which they were made; each kind loads when it is first asked for. */
function loadersOf(sample: Sample, now: () => Date): { [K in Kind]: () => Promise<Kept<K>> } {
  const provider = once(() => sample.provider(now()));
  return {
    user: async () => byId(await sample.users(now())),
    task: async () => byId(await sample.tasks(now())),
    work: async () => mapOf(await sample.workRecords(now()), ({ employeeId }) => employeeId),
    candidate: async () => byId(await sample.candidates(now())),
    jobListing: async () =>
      byId(
        (await sample.jobListings(now()))
          .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
          .toReversed(),
      ),
    announcement: async () => byId(await sample.announcements(now())),
    told: async () => new Map(Object.entries(await sample.notifications(now()))),
    conversation: async () => byId(await sample.conversations(now())),
    subscription: async () => new Map([['subscription', await sample.subscription(now())]]),
    payment: async () => byId(await sample.payments(now())),
    client: async () => byId((await provider()).clients),
    plan: async () => byId((await provider()).plans),
    offer: async () => byId((await provider()).offers),
    providerPayment: async () => byId((await provider()).payments),
  };
}

/** A store in the page's memory, which begins with the sample and is gone with the page. */
export function createStore(sample: Sample, now: () => Date): Store {
  const loaders = loadersOf(sample, now);
  const opened = new Map<Kind, () => Promise<unknown>>();
  const kept = <K extends Kind>(kind: K): Promise<Kept<K>> => {
    const open = opened.get(kind) ?? once<unknown>(loaders[kind]);
    opened.set(kind, open);
    return open() as Promise<Kept<K>>;
  };
  const answers = new Map<string, unknown>();
  const reads = {
    get: async <K extends Kind>(kind: K, id: string) => (await kept(kind)).get(id),
    all: async <K extends Kind>(kind: K) => [...(await kept(kind)).values()],
  };

  /** Each transaction begins when the one before it has ended. */
  let last: Promise<unknown> = Promise.resolve();

  return {
    ...reads,
    transact: (work) => {
      const run = async () => {
        const writes: (() => Promise<void> | void)[] = [];
        const written = new Map<string, unknown>();
        const transaction: Transaction = {
          ...reads,
          get: async (kind, id) =>
            written.has(`${kind}/${id}`)
              ? (written.get(`${kind}/${id}`) as never)
              : reads.get(kind, id),
          all: async <K extends Kind>(kind: K) => {
            const records: Kept<K> = new Map(await kept(kind));
            const prefix = `${kind}/`;
            for (const [key, record] of written) {
              if (!key.startsWith(prefix)) continue;
              const id = key.slice(prefix.length);
              if (record === undefined) records.delete(id);
              else records.set(id, record as Records[K]);
            }
            return [...records.values()];
          },
          put: (kind, id, record) => {
            written.set(`${kind}/${id}`, record);
            writes.push(async () => void (await kept(kind)).set(id, record));
          },
          drop: (kind, id) => {
            written.set(`${kind}/${id}`, undefined);
            writes.push(async () => void (await kept(kind)).delete(id));
          },
          answered: async (key) => answers.get(key),
          keepAnswer: (key, answer) => void writes.push(() => void answers.set(key, answer)),
        };
        const result = await work(transaction);
        for (const write of writes) await write();
        return result;
      };
      const done = last.then(run);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
