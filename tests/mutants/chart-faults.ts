import { not } from 'xstate';

/** A part of a chart's configuration: an object of the literal that a machine file holds. */
type Part = Record<string, unknown>;

/** A fault that can be planted in a chart: in words, and on a copy of its configuration. */
export interface ChartFault {
  words: string;
  plant: (config: Part) => void;
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of a configuration: its objects and lists are new, its functions the same. */
export const copyOf = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map((one: unknown) => copyOf(one)) as T;
  if (!isPart(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)])) as T;
};

const at = (root: Part, path: readonly string[]): Part =>
  path.reduce((part, key) => part[key] as Part, root);

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const nameOf = (value: unknown) =>
  isPart(value) ? String(value['type'] ?? value['src']) : String(value);

/** What goes wrong with a list of actions: each of them forgotten. */
const actionFaults = (where: string, holder: readonly string[], key: string, value: unknown) =>
  listOf(value).map((action, index): ChartFault => ({
    words: `${where}: ${nameOf(action)} is forgotten`,
    plant: (root) => {
      at(root, holder)[key] = listOf(at(root, holder)[key]).filter((_, place) => place !== index);
    },
  }));

/** What goes wrong with one transition of those under a key: it, its guard, its target or its actions. */
function transitionFaults(
  where: string,
  path: readonly string[],
  key: string,
  index: number,
  states: readonly string[],
): (transition: Part) => ChartFault[] {
  const change = (words: string, edit: (transition: Part) => unknown): ChartFault => ({
    words: `${where}: ${words}`,
    plant: (root) => {
      const holder = at(root, path);
      holder[key] = listOf(holder[key]).flatMap((one, place) => {
        if (place !== index) return [one];
        const edited = edit(isPart(one) ? one : { target: one });
        return edited === null ? [] : [edited];
      });
    },
  });
  return ({ guard, target, actions }) => [
    change('is not taken', () => null),
    ...(guard === undefined
      ? []
      : [
          change('its guard is dropped', ({ guard: _dropped, ...rest }) => rest),
          change('its guard is turned round', (one) => ({
            ...one,
            guard: not(one['guard'] as never),
          })),
        ]),
    ...(target === undefined
      ? []
      : [
          change('its target is dropped', ({ target: _dropped, ...rest }) => rest),
          ...states
            .filter((state) => state !== target)
            .map((state) => change(`leads to ${state}`, (one) => ({ ...one, target: state }))),
        ]),
    ...listOf(actions).map((action, place) =>
      change(`${nameOf(action)} is forgotten`, (one) => ({
        ...one,
        actions: listOf(one['actions']).filter((_, other) => other !== place),
      })),
    ),
  ];
}

/** Every fault of the transitions that stand under one key of a part, such as one event of `on`. */
const faultsUnder = (
  where: string,
  path: readonly string[],
  key: string,
  value: unknown,
  states: readonly string[],
): ChartFault[] =>
  listOf(value).flatMap((one, index, all) => {
    const place = all.length === 1 ? where : `${where} (${index + 1})`;
    const transition = isPart(one) ? one : { target: one };
    return transitionFaults(place, path, key, index, states)(transition);
  });

/**
 * Every fault of a chart: a transition that is not taken, whose guard is dropped or turned round, whose
 * target is dropped or another state, a forgotten action, an actor not invoked, another initial state, a
 * lost tag.
 * @param config the configuration of a machine, or of a state under `path`.
 */
export function chartFaults(
  config: Part,
  id: string,
  path: readonly string[] = [],
  siblings: readonly string[] = [],
): ChartFault[] {
  const children = Object.entries((config['states'] ?? {}) as Record<string, Part>);
  const names = children.map(([name]) => name);
  const grouped = (key: 'on' | 'after') =>
    Object.entries((config[key] ?? {}) as Part).flatMap(([event, value]) =>
      faultsUnder(`${id}, ${key} ${event}`, [...path, key], event, value, siblings),
    );
  const invoke = config['invoke'] as Part | undefined;
  return [
    ...grouped('on'),
    ...grouped('after'),
    ...faultsUnder(`${id}, always`, path, 'always', config['always'], siblings),
    ...(invoke === undefined
      ? []
      : [
          {
            words: `${id}: ${nameOf(invoke)} is not invoked`,
            plant: (root: Part) => delete at(root, path)['invoke'],
          },
          ...['onDone', 'onError'].flatMap((key) =>
            faultsUnder(`${id}, ${key}`, [...path, 'invoke'], key, invoke[key], siblings),
          ),
        ]),
    ...['entry', 'exit'].flatMap((key) => actionFaults(`${id}, ${key}`, path, key, config[key])),
    ...names
      .filter((name) => config['initial'] !== undefined && name !== config['initial'])
      .map((name) => ({
        words: `${id}: begins in ${name}`,
        plant: (root: Part) => {
          at(root, path)['initial'] = name;
        },
      })),
    ...children.flatMap(([name, child]) =>
      chartFaults(child, `${id}.${name}`, [...path, 'states', name], names),
    ),
  ];
}
