import { inOrder } from '@/machines/order';
import type { Kind, Records, Store, Transaction } from '../authority/store';
import { deferred } from '../deferred';
import { once } from '../once';
import type { Workspace } from '../port/workspace';
import type { Named } from '../schemas/person';
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
          .toSorted((a, b) => inOrder(b.createdAt, a.createdAt))
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

/** A transaction's change to a record. A record with nothing left to keep is dropped. */
interface Change {
  kind: Kind;
  id: string;
  record: Records[Kind] | undefined;
}

const apply = (records: Map<string, unknown>, { id, record }: Change): void => {
  if (record === undefined) records.delete(id);
  else records.set(id, record);
};

const namesOf = (people: readonly Named[]) => people.map(({ id, name }) => ({ id, name }));

const pick = <T>(records: ReadonlyMap<string, T>, ids: readonly string[]): T[] =>
  ids.flatMap((id) => records.get(id) ?? []);

/** A store in the page's memory, which begins with the sample and is gone with the page. */
export function createStore(sample: Sample, now: () => Date): Store & Pick<Workspace, 'watch'> {
  const loaders = loadersOf(sample, now);
  const opened = new Map<Kind, () => Promise<unknown>>();
  const kept = <K extends Kind>(kind: K): Promise<Kept<K>> => {
    const open = opened.get(kind) ?? once<unknown>(loaders[kind]);
    opened.set(kind, open);
    return open() as Promise<Kept<K>>;
  };
  const answers = new Map<string, unknown>();

  /** The last transaction. The next one begins when it has ended. */
  let last: Promise<unknown> = Promise.resolve();

  const watchers: Parameters<Workspace['watch']>[0][] = [];

  const run = async <T>(work: (transaction: Transaction) => Promise<T>) => {
    const changes: Change[] = [];
    const answered = new Map<string, unknown>();
    const standing = async <K extends Kind>(kind: K): Promise<Kept<K>> => {
      const records = await kept(kind);
      const own = changes.filter((change) => change.kind === kind);
      if (own.length === 0) return records;
      const changed = new Map(records);
      for (const change of own) apply(changed, change);
      return changed;
    };
    const result = await work({
      get: async (kind, id) => (await standing(kind)).get(id),
      all: async (kind) => [...(await standing(kind)).values()],
      some: async (kind, ids) => pick(await standing(kind), ids),
      names: async (ids) => namesOf(pick(await standing('user'), ids)),
      put: (kind, id, record) => void changes.push({ kind, id, record }),
      drop: (kind, id) => void changes.push({ kind, id, record: undefined }),
      answered: async (key) => answers.get(key),
      keepAnswer: (key, answer) => void answered.set(key, answer),
      // Only the demo's own accounts sign in.
      giveAccount: () => undefined,
    });
    const opening = changes.map(async (change) => [await kept(change.kind), change] as const);
    // All changes are applied at once, so that nobody reads between two of them.
    for (const [records, change] of await Promise.all(opening)) apply(records, change);
    for (const [key, answer] of answered) answers.set(key, answer);
    return { result, topics: new Set(changes.map(({ kind }) => kind)) };
  };

  const candidates = async () => [...(await kept('candidate')).values()];
  const listed = deferred(async () =>
    (await import('./candidates')).createCandidateReads(candidates),
  );

  return {
    get: async (kind, id) => (await kept(kind)).get(id),
    all: async (kind) => [...(await kept(kind)).values()],
    some: async (kind, ids) => pick(await kept(kind), ids),
    names: async (ids) => namesOf(pick(await kept('user'), ids)),
    candidates: {
      page: listed.page,
      neighbours: listed.neighbours,
      twins: listed.twins,
      partsOf: listed.partsOf,
      received: async () =>
        (await import('@/intelligence/reports/hr-dashboard')).receivedByMonth(await candidates()),
    },
    transact: async (work) => {
      const done = last.then(() => run(work));
      last = done.catch(() => undefined);
      const { result, topics } = await done;
      if (topics.size > 0) await Promise.all(watchers.map((onChange) => onChange(topics)));
      return result;
    },
    watch: (onChange) => void watchers.push(onChange),
  };
}
