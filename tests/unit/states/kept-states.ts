import { type ESTree, parseSync, Visitor } from 'vite';

/** Names that say a state, as a machine would. */
const telling =
  /^(is|has|was|can|should|are)[A-Z]|^(open|closed|shown|hidden|visible|expanded|collapsed|loading|loaded|busy|pending|saving|sending|editing|done|status|stage|phase|mode|failed|error)$|(Open|Shown|Visible|Expanded|Loading|Busy|Pending|Saving|Status|Stage|Phase|Mode)$/;

const flags = ['TSBooleanKeyword', 'TSLiteralType'];
const nothing = ['TSNullKeyword', 'TSUndefinedKeyword'];

const lower = (letter: string) => letter.toLowerCase();

/** Whether a type's own name says a state: `Status`, `DialogState`. */
const isTelling = (type: ESTree.TSType): boolean =>
  type.type === 'TSTypeReference' &&
  type.typeName.type === 'Identifier' &&
  /(Status|State|Stage|Phase|Mode)$/.test(type.typeName.name);

/** Whether a type, or a part of it, is one of those. */
const isSome = (type: ESTree.TSType, kinds: string[]): boolean =>
  type.type === 'TSUnionType'
    ? type.types.some((part) => isSome(part, kinds))
    : kinds.includes(type.type);

/** Whether a type is an element of the page, or none yet: what a component draws is no state of it. */
const isElement = (type: ESTree.TSType | undefined): boolean =>
  type?.type === 'TSUnionType' &&
  type.types.every(
    (part) =>
      part.type === 'TSNullKeyword' ||
      (part.type === 'TSTypeReference' &&
        part.typeName.type === 'Identifier' &&
        /^(HTML|SVG)\w*Element$/.test(part.typeName.name)),
  );

const comparisons = ['==', '===', '!=', '!==', '<', '<=', '>', '>=', 'in', 'instanceof'];

/** Whether a value is one of a few: a boolean, null, nothing, a word, or an object that holds one. */
function isAState(value: ESTree.Node | null | undefined): boolean {
  if (value === undefined || value === null) return true;
  switch (value.type) {
    case 'Identifier':
      return value.name === 'undefined' || telling.test(value.name);
    case 'MemberExpression':
      return [value.object, value.property].some(
        (part) => part.type === 'Identifier' && telling.test(part.name.replace(/^[A-Z]/, lower)),
      );
    case 'UnaryExpression':
      return value.operator === '!';
    case 'BinaryExpression':
      return comparisons.includes(value.operator);
    case 'LogicalExpression':
      return isAState(value.left) || isAState(value.right);
    case 'ConditionalExpression':
      return isAState(value.consequent) || isAState(value.alternate);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return isAState(value.expression);
    case 'ObjectExpression':
      return value.properties.some((one) => one.type === 'Property' && isAState(one.value));
    case 'CallExpression':
      return value.callee.type === 'Identifier' && value.callee.name === 'Boolean';
    case 'ArrowFunctionExpression':
      return value.body.type === 'BlockStatement'
        ? value.body.body.some((one) => one.type === 'ReturnStatement' && isAState(one.argument))
        : isAState(value.body);
    case 'TemplateLiteral':
      return value.expressions.length === 0;
    case 'Literal':
      return typeof value.value === 'string' ? value.value !== '' : typeof value.value !== 'number';
    default:
      return false;
  }
}

/** Whether a value is a machine that is given what it invokes: `useActorRef` takes it as it is. */
const isMachine = (value: ESTree.Node | undefined): boolean =>
  value?.type === 'ArrowFunctionExpression'
    ? isMachine(value.body)
    : value?.type === 'CallExpression' &&
      value.callee.type === 'MemberExpression' &&
      value.callee.property.type === 'Identifier' &&
      value.callee.property.name === 'provide';

/** React's own hooks that keep a state. */
const keepers = ['useReducer', 'useTransition', 'useOptimistic', 'useActionState'];

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
 * made once and cannot be set, elements of the page, and lists and numbers are none.
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
        if (isMachine(value)) report(init, 'useState keeps a machine');
        const { name, canBeSet } = keptAs(id);
        if (!canBeSet || isElement(type)) return;
        const typed =
          type !== undefined && (isTelling(type) || isSome(type, [...flags, ...nothing]));
        const begun = value === undefined ? type === undefined : isAState(value);
        if (typed || begun || telling.test(name)) report(init, `useState keeps ${name}`);
      }
      if (hook === 'useRef' && id.type === 'Identifier') {
        const isFlag =
          (value?.type === 'Literal' && typeof value.value === 'boolean') ||
          (value?.type === 'ObjectExpression' && isAState(value));
        if (isFlag || (type !== undefined && isSome(type, flags)))
          report(init, `useRef keeps ${id.name}`);
      }
    },
    CallExpression(node) {
      const hook = hookOf(node, source);
      if (keepers.includes(hook)) report(node, `${hook} keeps a state`);
    },
  }).visit(parseSync(path, source).program);
  return faults;
}
