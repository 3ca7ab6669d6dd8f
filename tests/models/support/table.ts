/**
 * A place where a system can stand. `is` is what it is there, as a value or as a function of the events
 * that led there (for a record that keeps its history); `on` is where each event takes it. An event that
 * `on` does not name is refused there.
 */
interface Stop<TStop extends string, TEvent extends string, TValue> {
  is: TValue | ((trail: readonly TEvent[]) => TValue);
  on: Partial<Record<TEvent, TStop>>;
}

/** What a system is expected to do, written by hand and never computed from its machine. */
export type Table<TStop extends string, TEvent extends string, TValue> = Record<
  TStop,
  Stop<TStop, TEvent, TValue>
>;

/** How a path is walked through one system: its machine, a world, or the page of a browser. */
export interface Walker<TStop extends string, TEvent extends string> {
  /** Rejects unless the system stands at `stop`. */
  look: (stop: TStop, trail: readonly TEvent[]) => Promise<void>;
  /** Makes `event` happen; the system stands at `stop`, where `trail` led it. */
  make: (event: TEvent, stop: TStop, trail: readonly TEvent[]) => Promise<void>;
}

/** What the table expects at a stop after those events. */
export function expectedAt<TStop extends string, TEvent extends string, TValue>(
  table: Table<TStop, TEvent, TValue>,
  stop: TStop,
  trail: readonly TEvent[],
): TValue {
  const { is } = table[stop];
  return typeof is === 'function' ? (is as (trail: readonly TEvent[]) => TValue)(trail) : is;
}

/** The stops of a path, from `start` on. Throws where the path takes an event that the table refuses. */
function stopsOf<TStop extends string, TEvent extends string>(
  table: Table<TStop, TEvent, unknown>,
  start: TStop,
  path: readonly TEvent[],
): TStop[] {
  const stops = [start];
  let stop = start;
  for (const event of path) {
    const next = table[stop].on[event];
    if (next === undefined) throw new Error(`The table refuses '${event}' at '${stop}'.`);
    stops.push(next);
    stop = next;
  }
  return stops;
}

/** Walks a path: looks at every stop, before and after each event. */
export async function walk<TStop extends string, TEvent extends string>(
  table: Table<TStop, TEvent, unknown>,
  start: TStop,
  path: readonly TEvent[],
  walker: Walker<TStop, TEvent>,
): Promise<void> {
  const stops = stopsOf(table, start, path);
  for (const [index, stop] of stops.entries()) {
    const event = path[index];
    const trail = path.slice(0, index);
    await walker.look(stop, trail);
    if (event !== undefined) await walker.make(event, stop, trail);
  }
}

/** The rows of a table, as 'stop + event', that no path walks. */
export function unwalkedRows<TStop extends string, TEvent extends string>(
  table: Table<TStop, TEvent, unknown>,
  start: TStop,
  paths: readonly (readonly TEvent[])[],
): string[] {
  const walked = new Set(
    paths.flatMap((path) => stopsOf(table, start, path).map((stop, at) => `${stop} + ${path[at]}`)),
  );
  return Object.entries<Stop<TStop, TEvent, unknown>>(table)
    .flatMap(([stop, { on }]) => Object.keys(on).map((event) => `${stop} + ${event}`))
    .filter((row) => !walked.has(row));
}

/**
 * Two tables side by side, as the regions of a parallel state: an event moves its own region and leaves
 * the other. `join` makes the expected value of a stop of both. Expected values must not need a trail.
 */
export function beside<
  TLeft extends string,
  TLeftEvent extends string,
  TLeftValue extends object,
  TRight extends string,
  TRightEvent extends string,
  TRightValue extends object,
  TValue,
>(
  left: Table<TLeft, TLeftEvent, TLeftValue>,
  right: Table<TRight, TRightEvent, TRightValue>,
  join: (left: TLeftValue, right: TRightValue) => TValue,
): Table<`${TLeft}, ${TRight}`, TLeftEvent | TRightEvent, TValue> {
  const rows = Object.keys(left).flatMap((l) =>
    Object.keys(right).map((r) => {
      const [a, b] = [l as TLeft, r as TRight];
      const moves = [
        ...Object.entries(left[a].on).map(([event, to]) => [event, `${String(to)}, ${r}`]),
        ...Object.entries(right[b].on).map(([event, to]) => [event, `${l}, ${String(to)}`]),
      ];
      const is = join(expectedAt(left, a, []), expectedAt(right, b, []));
      return [`${l}, ${r}`, { is, on: Object.fromEntries(moves) }];
    }),
  );
  return Object.fromEntries(rows);
}

/**
 * The rows that the paths walk, in as few walks as may be: each goes on to the nearest row not yet walked,
 * over rows of the paths, and ends when none can be reached or it is `longest` events long.
 * @param follows whether an event goes well after another: of rows as near, such a one is walked first.
 */
export function toursOf<TStop extends string, TEvent extends string>(
  table: Table<TStop, TEvent, unknown>,
  start: TStop,
  paths: readonly (readonly TEvent[])[],
  longest: number,
  follows: (event: TEvent, last: TEvent | undefined) => boolean = () => false,
): TEvent[][] {
  const rows = new Map<TStop, Map<TEvent, TStop>>();
  for (const path of paths) {
    const stops = stopsOf(table, start, path);
    for (const [index, event] of path.entries()) {
      const [from, to] = [stops[index], stops[index + 1]];
      if (from === undefined || to === undefined) continue;
      rows.set(from, (rows.get(from) ?? new Map()).set(event, to));
    }
  }
  const walked = new Set<string>();
  const toNewRow = (from: TStop, last: TEvent | undefined): TEvent[] | null => {
    const queue: [TStop, TEvent[]][] = [[from, []]];
    const seen = new Set([from]);
    for (const [stop, trail] of queue) {
      const rank = ([event]: [TEvent, TStop]) => Number(!follows(event, trail.at(-1) ?? last));
      const ways = [...(rows.get(stop) ?? [])].toSorted((a, b) => rank(a) - rank(b));
      for (const [event, to] of ways) {
        if (!walked.has(`${stop} + ${event}`)) return [...trail, event];
        if (seen.has(to)) continue;
        seen.add(to);
        queue.push([to, [...trail, event]]);
      }
    }
    return null;
  };
  const tours: TEvent[][] = [];
  for (;;) {
    const tour: TEvent[] = [];
    let stop = start;
    while (tour.length < longest) {
      const way = toNewRow(stop, tour.at(-1));
      if (way === null) break;
      for (const event of way) {
        walked.add(`${stop} + ${event}`);
        stop = table[stop].on[event] ?? stop;
      }
      tour.push(...way);
    }
    if (tour.length === 0) return tours;
    tours.push(tour);
  }
}
