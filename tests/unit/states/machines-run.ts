import { type ESTree, parseSync, Visitor } from 'vite';

/** What starts an actor of the machine that it is given first. */
const starters = ['useMachine', 'useActor', 'useActorRef', 'createActor'];

/** The name that an expression begins with: `x` of `x.provide(…)`. */
function nameIn(node: ESTree.Node | undefined): string | null {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression') return nameIn(node.object);
  return node?.type === 'CallExpression' ? nameIn(node.callee) : null;
}

/** The names of what a file starts actors of, or has a machine invoke. */
export function runIn(path: string, source: string): string[] {
  const run: (string | null)[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && starters.includes(callee.name)) run.push(nameIn(first));
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'src') run.push(nameIn(value));
    },
  }).visit(parseSync(path, source).program);
  return run.filter((name) => name !== null);
}
