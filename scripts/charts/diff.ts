import type { Kept, Place, Way } from './kept';

/** What changed in a chart, as sentences, and the states that came, changed or went, by id. */
export interface Change {
  chart: string;
  sentences: string[];
  came: string[];
  changed: string[];
  went: string[];
}

const listed = new Intl.ListFormat('en-GB').format.bind(new Intl.ListFormat('en-GB'));
const quoted = (names: string[]) => listed(names.map((name) => `‘${name}’`));
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const without = <T>(all: T[], others: T[]) => all.filter((one) => !others.includes(one));

/** A state's name in a sentence: its path, or the whole chart. */
const pathOf = (id: string) => id.split('.').slice(1).join('.');
const stateName = (id: string) => (pathOf(id) === '' ? 'every state' : `‘${pathOf(id)}’`);
const inState = (id: string) => `In ${stateName(id)}`;

const triggers: [RegExp, (name: string) => string][] = [
  [/^xstate\.done\.actor\.(.+)$/, (name) => `the end of ‘${name}’`],
  [/^xstate\.error\.actor\.(.+)$/, (name) => `the failure of ‘${name}’`],
  [/^xstate\.done\.state\.(.+)$/, (name) => `the end of ${stateName(name)}`],
  [/^xstate\.after\.([^.]+)\..+$/, (name) => `the delay ‘${name}’`],
  [/^$/, () => 'what is taken at once'],
];

/** What makes a transition happen, as the beginning of a sentence needs it. */
function triggerOf(on: string): string {
  for (const [pattern, words] of triggers) {
    const found = pattern.exec(on);
    if (found !== null) return words(found[1] ?? '');
  }
  return `the event ‘${on}’`;
}

const wayText = ({ to, if: guard, does, anew }: Way): string =>
  [
    to.length === 0 ? 'stays' : `leads to ${listed(to.map(stateName))}`,
    ...(guard === '' ? [] : [`if ‘${guard}’`]),
    ...(does.length === 0 ? [] : [`and does ${quoted(does)}`]),
    ...(anew ? ['and enters anew'] : []),
  ].join(' ');

const parts = (guard: string) => (guard === '' ? [] : guard.split(' and '));

const told = (sentences: string[]) => listed(sentences.map((sentence) => `“${sentence}”`));

/** What these guards say to whom they refuse, as a clause; empty where they have no sentence. */
function saying(guards: string[], sentences: Kept['sentences'], verb: string): string {
  const said = guards.flatMap((guard) => sentences?.[guard] ?? []);
  return said.length === 0 ? '' : `, which ${verb} with ${told(said)}`;
}

/** How one transition changed. */
function wayChanges(before: Way, after: Way, was: Kept, is: Kept): string[] {
  const [asked, asks] = [parts(before.if), parts(after.if)];
  const [dropped, added] = [without(asked, asks), without(asks, asked)];
  const [undone, doing] = [without(before.does, after.does), without(after.does, before.does)];
  const changes = [
    ...(dropped.length > 0
      ? [`no longer asks ${quoted(dropped)}${saying(dropped, was.sentences, 'refused')}`]
      : []),
    ...(added.length > 0
      ? [`now asks ${quoted(added)}${saying(added, is.sentences, 'refuses')}`]
      : []),
    ...(same(before.to, after.to)
      ? []
      : [
          after.to.length === 0
            ? `now stays instead of leading to ${listed(before.to.map(stateName))}`
            : `now leads to ${listed(after.to.map(stateName))}${before.to.length === 0 ? ' instead of staying' : ` instead of ${listed(before.to.map(stateName))}`}`,
        ]),
    ...(undone.length > 0 ? [`no longer does ${quoted(undone)}`] : []),
    ...(doing.length > 0 ? [`now does ${quoted(doing)}`] : []),
    ...(before.anew === after.anew
      ? []
      : [
          after.anew
            ? 'now leaves its state and enters it anew'
            : 'no longer enters its state anew',
        ]),
  ];
  // The same parts in another order.
  return changes.length > 0 ? changes : [`now ${wayText(after)}, and before ${wayText(before)}`];
}

const rename = (text: string, from: string, to: string) =>
  text === from || text.startsWith(`${from}.`) ? to + text.slice(from.length) : text;

/** A chart with one state called otherwise. */
function renamed(kept: Kept, from: string, to: string): Kept {
  const now = (id: string) => rename(id, from, to);
  const trigger = (on: string) =>
    on.replace(
      /^(xstate\.(?:after\.[^.]+|done\.state)\.)(.+)$/,
      (_, head: string, id: string) => head + now(id),
    );
  return {
    ...kept,
    places: kept.places.map((place) => ({
      ...place,
      id: now(place.id),
      first: place.first === null ? null : now(place.first),
    })),
    ways: kept.ways.map((way) => ({
      ...way,
      from: now(way.from),
      on: trigger(way.on),
      to: way.to.map(now),
    })),
  };
}

const idsOf = ({ places }: Kept) => places.map(({ id }) => id);
const parentOf = (id: string) => id.split('.').slice(0, -1).join('.');

/** The states that are the same but for their names, from the outermost. */
function renamings(before: Kept, after: Kept): [from: string, to: string][] {
  const gone = without(idsOf(before), idsOf(after));
  const come = without(idsOf(after), idsOf(before));
  for (const from of gone) {
    for (const to of come) {
      if (parentOf(from) !== parentOf(to)) continue;
      const tried = renamed(before, from, to);
      const about = (kept: Kept) => [
        kept.places.filter(({ id }) => rename(id, to, '') !== id),
        kept.ways.filter((way) => rename(way.from, to, '') !== way.from),
      ];
      if (same(about(tried), about(after))) return [[from, to], ...renamings(tried, after)];
    }
  }
  return [];
}

const keyOf = ({ from, on }: Way) => JSON.stringify([from, on]);
const keysOf = ({ ways }: Kept) => [...new Set(ways.map(keyOf))];
const waysAt = ({ ways }: Kept, key: string) => ways.filter((way) => keyOf(way) === key);

function placeChanges(before: Place, after: Place): string[] {
  const lists = [
    ['runs', before.runs, after.runs],
    ['does on entering', before.enters, after.enters],
    ['does on leaving', before.leaves, after.leaves],
  ] as const;
  return [
    ...(before.type === after.type ? [] : [`is ${after.type} instead of ${before.type}`]),
    ...(before.first === after.first
      ? []
      : [
          `begins in ${after.first === null ? 'no state' : stateName(after.first)}${before.first === null ? '' : ` instead of ${stateName(before.first)}`}`,
        ]),
    ...lists.flatMap(([verb, was, is]) => [
      ...(without([...was], [...is]).length > 0
        ? [`no longer ${verb} ${quoted(without([...was], [...is]))}`]
        : []),
      ...(without([...is], [...was]).length > 0
        ? [`now ${verb} ${quoted(without([...is], [...was]))}`]
        : []),
    ]),
  ];
}

const valueChanges = <T>(
  before: Record<string, T> | null,
  after: Record<string, T> | null,
  words: (name: string, was: T | undefined, is: T | undefined) => string,
): string[] =>
  before === null || after === null
    ? []
    : [...new Set([...Object.keys(before), ...Object.keys(after)])]
        .filter((name) => !same(before[name], after[name]))
        .map((name) => words(name, before[name], after[name]));

/**
 * What an owner would have to agree to between two states of a chart.
 * @param before null where the chart is new. @param after null where it is gone.
 * @returns null where nothing changed.
 */
export function changeOf(before: Kept | null, after: Kept | null): Change | null {
  if (before === null || after === null) {
    const only = after ?? before;
    if (only === null) return null;
    return {
      chart: only.id,
      sentences: [after === null ? 'The whole chart went.' : 'The whole chart came.'],
      came: [],
      changed: [],
      went: [],
    };
  }
  const names = renamings(before, after);
  const was = names.reduce((kept, [from, to]) => renamed(kept, from, to), before);
  const came = without(idsOf(after), idsOf(was));
  const went = without(idsOf(was), idsOf(after));
  const changed = new Set(names.map(([, to]) => to));
  const sentences = names.map(
    ([from, to]) => `The state ${stateName(from)} is now called ${stateName(to)}.`,
  );
  sentences.push(
    ...came.map((id) => `The state ${stateName(id)} came.`),
    ...went.map((id) => `The state ${stateName(id)} went.`),
  );
  for (const place of after.places) {
    const old = was.places.find(({ id }) => id === place.id);
    for (const words of old === undefined ? [] : placeChanges(old, place)) {
      changed.add(place.id);
      sentences.push(
        `${pathOf(place.id) === '' ? 'The chart' : `The state ${stateName(place.id)}`} ${words}.`,
      );
    }
  }
  const gone = without(keysOf(was), keysOf(after)).flatMap((key) => waysAt(was, key));
  const come = without(keysOf(after), keysOf(was)).flatMap((key) => waysAt(after, key));
  for (const way of come) {
    changed.add(way.from);
    const from = gone.findIndex((old) => same({ ...old, from: way.from }, way));
    const [moved] = from === -1 ? [] : gone.splice(from, 1);
    sentences.push(
      moved === undefined
        ? `${inState(way.from)}, ${triggerOf(way.on)} came: it ${wayText(way)}.`
        : `${triggerOf(way.on).replace(/^t/, 'T')} moved from ${stateName(moved.from)} to ${stateName(way.from)}.`,
    );
    if (moved !== undefined && !went.includes(moved.from)) changed.add(moved.from);
  }
  for (const way of gone) {
    if (went.includes(way.from)) continue;
    changed.add(way.from);
    sentences.push(
      `${inState(way.from)}, ${triggerOf(way.on)} went: it ${wayText(way).replace('leads', 'led').replace('stays', 'stayed')}.`,
    );
  }
  for (const key of keysOf(after)) {
    const [old, now] = [waysAt(was, key), waysAt(after, key)];
    const [first, next] = [old[0], now[0]];
    if (first === undefined || next === undefined || same(old, now)) continue;
    changed.add(next.from);
    const about = `${inState(next.from)}, ${triggerOf(next.on)}`;
    sentences.push(
      old.length === 1 && now.length === 1
        ? `${about} ${listed(wayChanges(first, next, before, after))}.`
        : `${about} now ${now.map(wayText).join(', else ')}; before it ${old.map(wayText).join(', else ')}.`,
    );
  }
  sentences.push(
    ...valueChanges(before.delays, after.delays, (name, old, now) =>
      now === undefined
        ? `The delay ‘${name}’ went.`
        : `The delay ‘${name}’ is ${now / 1000} s${old === undefined ? '' : ` instead of ${old / 1000} s`}.`,
    ),
    ...valueChanges(before.sentences, after.sentences, (name, old, now) =>
      now === undefined
        ? `Whom ‘${name}’ refuses no longer reads ${told(old ?? [])}.`
        : `Whom ‘${name}’ refuses reads ${told(now)}${old === undefined ? '' : ` instead of ${told(old)}`}.`,
    ),
  );
  return sentences.length === 0
    ? null
    : { chart: after.id, sentences, came, changed: without([...changed], came), went };
}
