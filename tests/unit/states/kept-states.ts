import { type ESTree, parseSync, Visitor } from 'vite';

/** Names that say a state, as a machine would. */
const telling =
  /^(is|has|was|can|should|are)[A-Z]|^(open|shown|visible|loading|busy|pending|saving|status|stage|phase|mode|failed|error)$|(Open|Shown|Visible|Loading|Busy|Pending|Saving|Status|Stage|Phase|Mode)$/;

const flags = ['TSBooleanKeyword', 'TSLiteralType'];
const nothing = ['TSNullKeyword', 'TSUndefinedKeyword'];

/** Whether a type, or a part of it, is one of those. */
const isSome = (type: ESTree.TSType, kinds: string[]): boolean =>
  type.type === 'TSUnionType'
    ? type.types.some((part) => isSome(part, kinds))
    : kinds.includes(type.type);

/** Whether an initial value is one of a few: a boolean, null, nothing, a word. */
function isAState(value: ESTree.Argument | undefined): boolean {
  if (value === undefined) return true;
  if (value.type === 'Identifier') return value.name === 'undefined';
  if (value.type === 'UnaryExpression') return value.operator === '!';
  return (
    value.type === 'Literal' &&
    (typeof value.value === 'string' ? value.value !== '' : typeof value.value !== 'number')
  );
}

const hookOf = ({ callee }: ESTree.CallExpression, source: string) =>
  source.slice(callee.start, callee.end).replace(/^React\./, '');

/** The name that a hook's value gets, and whether it can be set. */
function keptAs(id: ESTree.BindingPattern): { name: string; canBeSet: boolean } {
  if (id.type !== 'ArrayPattern') return { name: '', canBeSet: true };
  const [first, setter] = id.elements;
  const name = first?.type === 'Identifier' ? first.name : '';
  return { name, canBeSet: setter !== undefined && setter !== null };
}

/**
 * The states that a component keeps beside the machines, each as a sentence. What someone is typing, what is
 * made once and cannot be set, and lists and numbers are none.
 */
export function keptStates(path: string, source: string): string[] {
  const faults: string[] = [];
  const at = (node: ESTree.Node) => `${path}:${source.slice(0, node.start).split('\n').length}`;
  const report = (node: ESTree.Node, what: string) =>
    faults.push(`${at(node)} ${what}: a state belongs in a machine.`);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'CallExpression') return;
      const hook = hookOf(init, source);
      const type = init.typeArguments?.params[0];
      const [value] = init.arguments;
      if (hook === 'useState') {
        const { name, canBeSet } = keptAs(id);
        if (!canBeSet) return;
        const typed = type !== undefined && isSome(type, [...flags, ...nothing]);
        const begun = value === undefined ? type === undefined : isAState(value);
        if (typed || begun || telling.test(name)) report(init, `useState keeps ${name}`);
      }
      if (hook === 'useRef' && id.type === 'Identifier') {
        const isFlag = value?.type === 'Literal' && typeof value.value === 'boolean';
        if (isFlag || (type !== undefined && isSome(type, flags)))
          report(init, `useRef keeps ${id.name}`);
      }
    },
    CallExpression(node) {
      if (hookOf(node, source) === 'useReducer') report(node, 'useReducer keeps a state');
    },
  }).visit(parseSync(path, source).program);
  return faults;
}
