import { begin, fresh, type Lifecycle, type Step, step } from '@/machines/step';
import type { AnyEventObject, AnyStateMachine, InputFrom } from 'xstate';
import type { Sent } from '../port/calls';
import { type HistoryEntry, versionOf, type WithHistory } from '../schemas/history';
import type { Person } from '../schemas/person';
import { missing, Refused } from '../schemas/refused';
import { namesIn } from './names';
import type { Kind, Reads, Records, Store, Transaction } from './store';

/** The context of a request: the store, who asks, when, and new ids. */
export interface Asking {
  store: Store;
  /** The person signed in. Rejects where nobody is. */
  asker: () => Promise<Person>;
  now: () => Date;
  /** A new, unique id. */
  newId: () => string;
}

/** A kind of record with a lifecycle. */
export interface Life<K extends Kind, TMachine extends AnyStateMachine> {
  kind: K;
  /** The name of such a record in a sentence. */
  called: string;
  /** Whether the first step on a record that is not there makes it. */
  beginsWithAnyStep?: boolean;
  /** Whether somebody may know of a record. To whoever may not there is none. Everybody may without it. */
  concerns?: (
    record: Extract<Records[K], WithHistory>,
    by: Person,
    reads: Reads,
  ) => Promise<boolean>;
  lifecycle: Lifecycle<TMachine, Extract<Records[K], WithHistory>>;
}

/** The refusal where somebody changed a record since a person saw it. @param since what happened, oldest first. */
const changedMeanwhile = (called: string, since: readonly HistoryEntry[]) =>
  new Refused({
    code: 'changed',
    sentence: `This ${called} was changed meanwhile: ${since
      .map(({ action, by }) => `${action} by ${by}`)
      .join(', ')}. Please look at it and try again.`,
  });

/**
 * An event of a chart without who asked and when. A function makes the event where it needs to read other records
 * in the same transaction.
 */
type Command = AnyEventObject | ((transaction: Transaction, by: Person) => Promise<AnyEventObject>);

/**
 * Runs `work` as one transaction, and only once for one key: a command that is sent again gets the first answer.
 * @throws what `work` throws, after which nothing is kept.
 */
export async function once<T>(
  { store, asker }: Pick<Asking, 'store' | 'asker'>,
  { key }: Sent,
  work: (transaction: Transaction, by: Person) => Promise<T>,
): Promise<T> {
  const by = await asker();
  return store.transact(async (transaction) => {
    const named = key === undefined ? null : `${by.id}/${key}`;
    const before = named === null ? undefined : await transaction.answered(named);
    if (before !== undefined) return before as T;
    const answer = await work(transaction, by);
    if (named !== null) transaction.keepAnswer(named, answer);
    return answer;
  });
}

const eventOf = async (
  { now }: Asking,
  command: Command,
  transaction: Transaction,
  by: Person,
): Promise<AnyEventObject> => ({
  ...(typeof command === 'function' ? await command(transaction, by) : command),
  by,
  at: now().toISOString(),
});

function taken<TRecord>(stepped: Step<TRecord>): TRecord {
  if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
  return stepped.record;
}

/** Takes a record one step further, within a transaction. @param seen the version that the asker saw. */
export async function takeIn<K extends Kind, TMachine extends AnyStateMachine>(
  asking: Asking,
  { transaction, by }: { transaction: Transaction; by: Person },
  { kind, called, lifecycle, beginsWithAnyStep = false, concerns }: Life<K, TMachine>,
  id: string,
  command: Command,
  seen?: number,
): Promise<Extract<Records[K], WithHistory>> {
  const kept = (await transaction.get(kind, id)) as Extract<Records[K], WithHistory> | undefined;
  const isThere =
    kept === undefined
      ? beginsWithAnyStep
      : concerns === undefined || (await concerns(kept, by, transaction));
  if (!isThere) throw missing(called);
  const record = kept ?? fresh(lifecycle, { id } as InputFrom<TMachine>);
  if (seen !== undefined && seen !== versionOf(record)) {
    const { told } = await namesIn(transaction, [record]);
    throw changedMeanwhile(called, told(record).history.slice(seen));
  }
  const event = await eventOf(asking, command, transaction, by);
  const next = taken(step(lifecycle, record, event));
  transaction.put(kind, id, next);
  return next;
}

/**
 * Takes a record one step further. Loads it, asks its chart and saves the result, in one transaction.
 * @throws `Refused` where there is no such record, where it changed since `sent.seen`, and with the chart's
 *   reason.
 */
export const take = <K extends Kind, TMachine extends AnyStateMachine>(
  asking: Asking,
  life: Life<K, TMachine>,
  id: string,
  command: Command,
  sent: Sent = {},
): Promise<Extract<Records[K], WithHistory>> =>
  once(asking, sent, (transaction, by) =>
    takeIn(asking, { transaction, by }, life, id, command, sent.seen),
  );

/**
 * Makes a record by the first step of its chart.
 * @param also what else the transaction does once the chart has taken the step.
 * @throws `Refused` with the chart's reason.
 */
export const make = <K extends Kind, TMachine extends AnyStateMachine>(
  asking: Asking,
  { kind, lifecycle }: Life<K, TMachine>,
  command: Command,
  sent: Sent = {},
  also?: (transaction: Transaction, made: Extract<Records[K], WithHistory>) => Promise<void>,
): Promise<Extract<Records[K], WithHistory>> =>
  once(asking, sent, async (transaction, by) => {
    const id = asking.newId();
    const event = await eventOf(asking, command, transaction, by);
    const made = taken(begin(lifecycle, { id } as InputFrom<TMachine>, event));
    await also?.(transaction, made);
    transaction.put(kind, id, made);
    return made;
  });
