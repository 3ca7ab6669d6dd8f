/**
 * A stop of a system. `is` is the expected value, or a function of the events that led there, for a record that
 * keeps its history. `on` is the next stop for each event. An event that `on` does not name is refused.
 */
interface Stop<TStop extends string, TEvent extends string, TValue> {
  is: TValue | ((trail: readonly TEvent[]) => TValue);
  on: Partial<Record<TEvent, TStop>>;
}

/** The expected behaviour of a system. It is written by hand and never computed from the machine. */
export type Table<TStop extends string, TEvent extends string, TValue> = Record<
  TStop,
  Stop<TStop, TEvent, TValue>
>;

/** How to walk a path through one system: a machine, a world, or the page of a browser. */
export interface Walker<TStop extends string, TEvent extends string> {
  /** Rejects unless the system is at `stop`. */
  look: (stop: TStop, trail: readonly TEvent[]) => Promise<void>;
  /** Makes `event` happen at `stop`, which `trail` led to. */
  make: (event: TEvent, stop: TStop, trail: readonly TEvent[]) => Promise<void>;
}

/** The value that the table expects at a stop after the events of a trail. */
export function expectedAt<TStop extends string, TEvent extends string, TValue>(
  table: Table<TStop, TEvent, TValue>,
  stop: TStop,
  trail: readonly TEvent[],
): TValue {
  const { is } = table[stop];
  return typeof is === 'function' ? (is as (trail: readonly TEvent[]) => TValue)(trail) : is;
}

/** The stops of a path, beginning with `start`. Throws where the table refuses an event of the path. */
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

/** Walks a path, and looks at the stop before the first event and after each one. */
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

/** What is to be walked of a row. */
export type Walks<TStop extends string, TEvent extends string> = (
  stop: TStop,
  event: TEvent,
) => readonly string[];

const wholeRow = (stop: string, event: string) => [`${stop} + ${event}`];

/**
 * The rows of a table, as 'stop + event', that paths leave out.
 * @param walks what is to be walked of a row: the row itself by default.
 */
export function unwalkedRows<TStop extends string, TEvent extends string>(
  table: Table<TStop, TEvent, unknown>,
  start: TStop,
  paths: readonly (readonly TEvent[])[],
  walks: Walks<TStop, TEvent> = wholeRow,
): string[] {
  const walked = new Set(
    paths.flatMap((path) => {
      const stops = stopsOf(table, start, path);
      return path.flatMap((event, at) => walks(stops[at] as TStop, event));
    }),
  );
  return Object.entries<Stop<TStop, TEvent, unknown>>(table).flatMap(([stop, { on }]) =>
    (Object.keys(on) as TEvent[])
      .filter((event) => walks(stop as TStop, event).some((one) => !walked.has(one)))
      .map((event) => `${stop} + ${event}`),
  );
}

/**
 * Combines two tables like the regions of a parallel state. An event moves its own region and leaves the other.
 * `join` makes the expected value of a combined stop. Expected values must not depend on a trail.
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

/** How tours are made, beyond the rows that they walk. */
export interface TourOptions<TStop extends string, TEvent extends string> {
  /** A tour ends when it has so many events or more. */
  longest: number;
  /** Whether an event is preferred after another, among rows that are equally near. */
  follows?: (event: TEvent, last: TEvent | undefined) => boolean;
  /** What is to be walked, of a row: the row itself by default. A row that walks nothing new is only passed. */
  walks?: Walks<TStop, TEvent>;
  /** The rows that a tour may go. By default all of the paths. */
  takes?: (stop: TStop, event: TEvent) => boolean;
}

/**
 * Few tours that walk all rows of the paths. Each tour goes on to the nearest row not yet walked, along rows of the
 * paths. It ends when no such row can be reached, or when it is long enough.
 */
export function toursOf<TStop extends string, TEvent extends string>(
  table: Table<TStop, TEvent, unknown>,
  start: TStop,
  paths: readonly (readonly TEvent[])[],
  {
    longest,
    follows = () => false,
    walks = wholeRow,
    takes = () => true,
  }: TourOptions<TStop, TEvent>,
): TEvent[][] {
  const rows = new Map<TStop, Map<TEvent, TStop>>();
  for (const path of paths) {
    const stops = stopsOf(table, start, path);
    for (const [index, event] of path.entries()) {
      const [from, to] = [stops[index], stops[index + 1]];
      if (from === undefined || to === undefined || !takes(from, event)) continue;
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
        if (walks(stop, event).some((one) => !walked.has(one))) return [...trail, event];
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
        for (const one of walks(stop, event)) walked.add(one);
        stop = table[stop].on[event] ?? stop;
      }
      tour.push(...way);
    }
    if (tour.length === 0) return tours;
    tours.push(tour);
  }
}
