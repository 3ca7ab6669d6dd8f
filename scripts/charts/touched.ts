import type { Kept, Way } from './kept';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The names of values that differ, came or went. None where one of both was not kept. */
const differing = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  before === null || after === null
    ? []
    : [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
        (name) => !same(before[name], after[name]),
      );

/** A way by the name that coverage has for it. */
function nameOf({ ways }: Kept, way: Way): string {
  const rivals = ways.filter(({ from, on }) => from === way.from && on === way.on);
  const place = rivals.length === 1 ? '' : ` (${rivals.indexOf(way) + 1})`;
  const on = way.on === '' ? 'always' : way.on;
  return `${way.from}: ${on}${place} → ${way.to.length === 0 ? 'itself' : way.to.join(', ')}`;
}

/**
 * The transitions of a chart, by the names that coverage has for them, that what changed touches: those that are new or
 * different, that lead from or into a state that is, that leave where one went, that wait for another delay, or that are
 * refused in other words.
 * @param before null where the whole chart is new.
 */
export function touchedBy(before: Kept | null, after: Kept): Set<string> {
  if (before === null) return new Set(after.ways.map((way) => nameOf(after, way)));
  const places = after.places.filter((place) => !before.places.some((old) => same(old, place)));
  const states = new Set(places.map(({ id }) => id));
  const left = new Set(
    before.ways.filter((old) => !after.ways.some((way) => same(old, way))).map(({ from }) => from),
  );
  const delays = differing(before.delays, after.delays);
  const guards = differing(before.sentences, after.sentences);
  const isTouched = (way: Way) =>
    !before.ways.some((old) => same(old, way)) ||
    left.has(way.from) ||
    [way.from, ...way.to].some((id) => states.has(id)) ||
    delays.some((name) => way.on.startsWith(`xstate.after.${name}.`)) ||
    guards.some((name) => way.on === name || way.if.split(' and ').includes(name));
  return new Set(after.ways.filter(isTouched).map((way) => nameOf(after, way)));
}
