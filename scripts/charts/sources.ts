import type { AnyStateMachine } from 'xstate';
import { nameOf } from '@/machines/chart';
import { joinedBy } from './definition';

/** The major version of XState whose words a source uses. */
export type Version = 4 | 5;

type Config = Record<string, unknown>;
type Listed = Record<string, string>;

/** A chart as source, and what its version has no words for. */
export interface Source {
  code: string;
  unsaid: string[];
}

/** A guard by one name. Guards that are joined make one name of their own, such as 'isOpen and not isFull'. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const joined = joinedBy(guard);
  if (joined === undefined) return nameOf(guard);
  const names = joined.guards.map(guardName);
  return joined.type === 'not' ? `not ${names.join()}` : names.join(` ${joined.type} `);
}

/** What a machine's source names, beside its config. */
class Named {
  readonly actions = new Set<string>();
  readonly guards = new Set<string>();
  readonly actors = new Set<string>();
  readonly delays = new Set<string>();
  readonly unsaid = new Set<string>();
}

/** Whether a transition's target is the state that it leaves, or within it. @param from the id of that state. */
function leadsWithin(target: string, from: string): boolean {
  if (!target.startsWith('#')) return target.startsWith('.') || target === from.split('.').at(-1);
  return target === `#${from}` || target.startsWith(`#${from}.`);
}

/** A machine's config in the words of a version, without its code. */
class Words {
  readonly named = new Named();
  constructor(readonly version: Version) {}

  private actions(config: unknown): string | string[] {
    const names = [config].flat().map(nameOf);
    for (const name of names) this.named.actions.add(name);
    return names.length === 1 ? names.join() : names;
  }

  private way(config: unknown, from: string): unknown {
    if (Array.isArray(config)) return config.map((one) => this.way(one, from));
    if (typeof config === 'string')
      return leadsWithin(config, from) ? this.way({ target: config }, from) : config;
    const { target, guard, actions, reenter, ...other } = config as Config;
    if (Object.keys(other).some((key) => key !== 'description'))
      throw new Error(`Say how a transition's ${Object.keys(other).join(', ')} is written.`);
    const name = guard === undefined ? undefined : guardName(guard);
    if (name !== undefined) this.named.guards.add(name);
    if (this.version === 4 && / (and|or) |^not /.test(name ?? ''))
      this.named.unsaid.add(`that '${name}' joins guards: it is one name`);
    return {
      ...(target !== undefined && { target }),
      // In version 4 a way into its own state leaves that state first, unless it says otherwise; in 5 it is the reverse.
      ...(this.version === 4 &&
        leadsWithin(String(target), from) && { internal: reenter !== true }),
      ...(this.version === 5 && reenter === true && { reenter }),
      ...(name !== undefined && { [this.version === 4 ? 'cond' : 'guard']: name }),
      ...(actions !== undefined && { actions: this.actions(actions) }),
    };
  }

  private ways(config: unknown, from: string): Config {
    return Object.fromEntries(
      Object.entries(config as Config).map(([event, way]) => [event, this.way(way, from)]),
    );
  }

  private invoked(config: unknown, from: string): unknown {
    if (Array.isArray(config)) return config.map((one) => this.invoked(one, from));
    const { src, id, input: _, onDone, onError, ...other } = config as Config;
    if (Object.keys(other).length > 0)
      throw new Error(`Say how ${Object.keys(other).join(', ')} of what is invoked is written.`);
    const name = nameOf(src);
    this.named.actors.add(name);
    if (this.version === 4 && _ !== undefined)
      this.named.unsaid.add(`what ${name} is given as input`);
    return {
      ...(id !== undefined && { id }),
      src: name,
      ...(onDone !== undefined && { onDone: this.way(onDone, from) }),
      ...(onError !== undefined && { onError: this.way(onError, from) }),
    };
  }

  /** A state's config, and that of its states. @param from the state's id. */
  state(config: Config, from: string): Config {
    const { id, type, initial, history, states, on, after, always, onDone, ...rest } = config;
    const { entry, exit, invoke, context: _, schemas: __, description, tags, ...other } = rest;
    if (Object.keys(other).length > 0)
      throw new Error(`Say how a state's ${Object.keys(other).join(', ')} is written.`);
    for (const delay of Object.keys((after as Config | undefined) ?? {}))
      if (Number.isNaN(Number(delay))) this.named.delays.add(delay);
    return {
      ...(id !== undefined && { id }),
      ...(description !== undefined && { description }),
      ...(tags !== undefined && { tags }),
      ...(type !== undefined && { type }),
      ...(history !== undefined && { history }),
      ...(initial !== undefined && { initial }),
      ...(entry !== undefined && { entry: this.actions(entry) }),
      ...(exit !== undefined && { exit: this.actions(exit) }),
      ...(invoke !== undefined && { invoke: this.invoked(invoke, from) }),
      ...(always !== undefined && { always: this.way(always, from) }),
      ...(on !== undefined && { on: this.ways(on, from) }),
      ...(after !== undefined && { after: this.ways(after, from) }),
      ...(onDone !== undefined && { onDone: this.way(onDone, from) }),
      ...(states !== undefined && {
        states: Object.fromEntries(
          Object.entries(states as Record<string, Config>).map(([name, state]) => [
            name,
            this.state(state, `${from}.${name}`),
          ]),
        ),
      }),
    };
  }
}

/** A value as JavaScript: JSON without the quotes that a name does not need. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replaceAll(/"((?:[^"\\']|\\\\)*)"/g, "'$1'");

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);

const object = (entries: Listed, indent: string): string =>
  `{\n${Object.entries(entries)
    .map(([name, value]) => `${indent}  ${key(name)}: ${value},\n`)
    .join('')}${indent}}`;

const filled = (parts: Record<string, Listed>): Record<string, Listed> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));

const each = (names: Iterable<string>, value: (name: string) => string): Listed =>
  Object.fromEntries([...names].map((name) => [name, value(name)]));

/** The source of a guard: of joined guards in XState 5 their combination, else one that passes. */
function guardCode(name: string): string {
  const parts = name.split(' and ');
  if (parts.length > 1) return `and([${parts.map(guardRef).join(', ')}])`;
  return name.startsWith('not ') ? `not('${name.slice(4)}')` : '() => true';
}
const guardRef = (name: string) =>
  name.startsWith('not ') ? `not('${name.slice(4)}')` : `'${name}'`;

/** The guards that a joined one names, and itself. */
const withParts = (names: Iterable<string>): string[] => [
  ...new Set(
    [...names].flatMap((name) => [
      ...name.split(' and ').map((part) => part.replace(/^not /, '')),
      name,
    ]),
  ),
];

/**
 * A machine as one source that stands alone: its chart, with guards that pass, actions that do nothing and actors that
 * never end, by their names.
 * @param version 5 for Stately's editor, 4 for the older visualiser.
 * @throws Error where the chart says something that is not written yet.
 */
export function sourceOf(machine: AnyStateMachine, version: Version): Source {
  const words = new Words(version);
  const config = words.state(machine.config, machine.id);
  const { actions, guards, actors, delays, unsaid } = words.named;
  const known = machine.implementations.delays as Record<string, unknown>;
  const parts = {
    ...(version === 5 && {
      actors: each(actors, () => 'fromPromise(() => new Promise(() => {}))'),
    }),
    guards: version === 4 ? each(guards, () => '() => true') : each(withParts(guards), guardCode),
    actions: each(actions, () => '() => {}'),
    ...(version === 4 && { services: each(actors, () => '() => new Promise(() => {})') }),
    delays: each(delays, (name) => {
      if (typeof known[name] === 'number') return String(known[name]);
      unsaid.add(`how long ${name} is`);
      return '1000';
    }),
  };
  const given = Object.entries(filled(parts)).map(
    ([name, part]) => `  ${name}: ${object(part, '  ')},\n`,
  );
  const name = `${machine.id}Machine`;
  if (version === 4) {
    const options = given.length === 0 ? '' : `, {\n${given.join('')}}`;
    const chart = literal({ ...config, predictableActionArguments: true });
    return {
      code: `import { createMachine } from 'xstate';\n\nexport const ${name} = createMachine(${chart}${options});\n`,
      unsaid: [...unsaid],
    };
  }
  const code = `export const ${name} = setup({\n${given.join('')}}).createMachine(${literal(config)});\n`;
  const used = ['and', 'fromPromise', 'not'].filter((one) => code.includes(`${one}(`));
  return {
    code: `import { ${[...used, 'setup'].join(', ')} } from 'xstate';\n\n${code}`,
    unsaid: [...unsaid],
  };
}
