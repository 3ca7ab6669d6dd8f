import { roles, roleTable } from '@/data/schemas/role';
import { type ESTree, parseSync, Visitor } from 'vite';

/** How a session and a list of users spell the roles. */
const words: readonly (string | null)[] = [
  ...roles,
  ...Object.values(roleTable).map(({ listRole }) => listRole),
];

const isWord = (node: ESTree.Node): boolean =>
  node.type === 'Literal' && typeof node.value === 'string' && words.includes(node.value);

/** Whether a value is somebody's role by its name: `role`, `user.role`, `by?.role`. */
function isRole(node: ESTree.Node): boolean {
  if (node.type === 'ChainExpression') return isRole(node.expression);
  if (node.type === 'Identifier') return /^role$|Role$/.test(node.name);
  return node.type === 'MemberExpression' && isRole(node.property);
}

const isListOfWords = (node: ESTree.Node): boolean =>
  node.type === 'ArrayExpression' &&
  node.elements.some((element) => element !== null && isWord(element));

const comparisons = ['==', '===', '!=', '!=='];

/**
 * The rules that a file makes of a role's name, each as its line: a comparison with it, a switch over it, a
 * list that it must be in. What a role sees or is called is a table by role, and no rule.
 */
export function roleRules(path: string, source: string): string[] {
  const rules: string[] = [];
  const report = ({ start }: ESTree.Node, what: string) =>
    rules.push(`${path}:${source.slice(0, start).split('\n').length} ${what}`);
  new Visitor({
    BinaryExpression(node) {
      const { left, right, operator } = node;
      if (!comparisons.includes(operator)) return;
      if ((isRole(left) && isWord(right)) || (isWord(left) && isRole(right)))
        report(node, 'compares a role');
    },
    SwitchStatement(node) {
      if (isRole(node.discriminant)) report(node, 'switches over a role');
    },
    CallExpression(node) {
      const { callee, arguments: asked } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const isAsked = asked.some((one) => isRole(one));
      if (callee.property.name === 'includes' && isAsked && isListOfWords(callee.object))
        report(node, 'looks a role up in a list');
    },
  }).visit(parseSync(path, source).program);
  return rules;
}
