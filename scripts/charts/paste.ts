import { compileFunction } from 'node:vm';
import { type ESTree, parseSync, transformWithOxc, Visitor } from 'vite';
import * as xstate from 'xstate';
import { definitionJson } from './definition';

/** A value that can be used in any way: called, or read by any property. */
const stub: unknown = new Proxy(() => stub, { get: (_, key) => (key === 'length' ? 0 : stub) });

/** A machine file's code with its imports as parameters and nothing exported. */
async function aloneCode(path: string, source: string): Promise<string> {
  const { code } = await transformWithOxc(source, path, { sourcemap: false });
  let alone = code;
  for (const node of parseSync('alone.js', code).program.body.toReversed()) {
    if (node.type === 'ImportDeclaration') {
      const from = node.source.value === 'xstate' ? 'xstate' : 'stub';
      const names = node.specifiers.map((specifier) => {
        const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : null;
        const name = imported?.type === 'Identifier' ? imported.name : 'default';
        return `${name}: ${specifier.local.name}`;
      });
      alone = `${alone.slice(0, node.start)}const { ${names.join(', ')} } = ${from};${alone.slice(node.end)}`;
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration !== null) {
      alone = alone.slice(0, node.start) + alone.slice(node.declaration.start);
    }
  }
  return alone;
}

/** The machine of a file without its imports: XState is real, every other import a stub. */
async function machineAlone(path: string, source: string): Promise<xstate.AnyStateMachine> {
  const code = await aloneCode(path, source);
  const [, name] = /const (\w+Machine)\b/.exec(code) ?? [];
  if (name === undefined) throw new Error('it names no machine');
  const make = compileFunction(`${code}\nreturn ${name};`, ['xstate', 'stub']);
  const machine: unknown = make(xstate, stub);
  if (!(machine instanceof xstate.StateMachine)) throw new Error(`${name} is no machine`);
  return machine;
}

const joins = ['and', 'or', 'not'];

/** The parts of a config that are computed: a spread, a computed name, a value from elsewhere. */
function computedIn(node: ESTree.Node, source: string): string[] {
  const bad = [source.slice(node.start, node.end).split('\n')[0] ?? ''];
  switch (node.type) {
    case 'Literal':
    case 'ArrowFunctionExpression':
      return [];
    case 'ArrayExpression':
      return node.elements.flatMap((element) =>
        element === null ? bad : computedIn(element, source),
      );
    case 'ObjectExpression':
      return node.properties.flatMap((property) =>
        property.type === 'Property' && !property.computed
          ? computedIn(property.value, source)
          : [source.slice(property.start, property.end)],
      );
    case 'CallExpression':
      return node.callee.type === 'Identifier' && joins.includes(node.callee.name)
        ? node.arguments.flatMap((argument) => computedIn(argument, source))
        : bad;
    default:
      return bad;
  }
}

function computedParts(path: string, source: string): string[] {
  const configs: ESTree.Node[][] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const { start, end } = callee;
      if (/\bcreateMachine$/.test(source.slice(start, end))) configs.push(given);
    },
  }).visit(parseSync(path, source).program);
  if (configs.length !== 1) return [`${configs.length} calls of createMachine`];
  return configs.flat().flatMap((config) => computedIn(config, source));
}

/**
 * The reasons why a machine file, pasted into a visualiser, would not be the chart that it is here.
 * @param machine the project's machine of the file.
 */
export async function pasteFaults(
  path: string,
  source: string,
  machine: xstate.AnyStateMachine,
): Promise<string[]> {
  const faults = computedParts(path, source).map(
    (part) => `${path}: the config is not one literal: ${part}`,
  );
  try {
    const alone = await machineAlone(path, source);
    return definitionJson(alone) === definitionJson(machine)
      ? faults
      : [...faults, `${path}: read alone, it is another chart.`];
  } catch (error) {
    return [...faults, `${path}: it cannot be read alone: ${String(error)}`];
  }
}
