import { expect, test } from 'vitest';
import { roleRules } from './role-rules';
import { sourcesIn } from './sources';

const rulesOf = (line: string) =>
  roleRules('View.tsx', `export function View() {\n  ${line}\n}\n`).map((rule) =>
    rule.replace('View.tsx:2 ', ''),
  );

test.each([
  ["if (user.role === 'hr') return null;", 'compares a role'],
  ["const may = 'sys' !== by?.role;", 'compares a role'],
  ["const own = people.filter(({ role }) => role == 'employee');", 'compares a role'],
  ["return userRole !== 'admin' && more;", 'compares a role'],
  ["switch (by.role) { case 'hr': return 1; }", 'switches over a role'],
  ["return ['hr', 'manager'].includes(user.role);", 'looks a role up in a list'],
])('%s', (line, rule) => {
  expect(rulesOf(line)).toEqual([rule]);
});

test.each([
  'return roleTable[user.role].home;',
  'return people.filter(({ role }) => role === search.role);',
  "return status === 'employee';",
  "const guard = enterAs('hr');",
  "return ['hr', 'manager'].includes(word);",
])('%s is no rule', (line) => {
  expect(rulesOf(line)).toEqual([]);
});

/** Where a role is named all the same, and why. */
const allowed: Record<string, string> = {
  'src/data/demo/sample/billing.ts': 'who of the sample pays',
  'src/views/manager-dashboard/ManagerDashboardView.tsx':
    'which figures are drawn: the admins are no staff of the company',
};

test('no room but machines makes a rule about roles', async () => {
  const sources = await sourcesIn('src/data', 'src/views', 'src/routes', 'src/app', 'src/actors');
  const rules = sources
    .filter(({ path }) => !(path in allowed))
    .flatMap(({ path, source }) => roleRules(path, source));
  expect(sources.length).toBeGreaterThan(100);
  expect(rules).toEqual([]);
  const named = sources
    .filter(({ path, source }) => path in allowed && roleRules(path, source).length > 0)
    .map(({ path }) => path);
  expect(named).toEqual(Object.keys(allowed));
});
