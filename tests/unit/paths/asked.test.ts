import { expect, test } from 'vitest';
import { asked, usage } from '../../../scripts/paths/asked';

const machines = ['task', 'login', 'submission'];
const refused = (reason: string) => ({ outcome: 'refused', reason });
const cases = (format: string, ...names: string[]) => ({
  outcome: 'cases',
  machines: names,
  format,
});

test.each([
  ['', cases('md', ...machines)],
  ['login', cases('md', 'login')],
  ['submission task --format csv', cases('csv', 'task', 'submission')],
  ['--format=json login', cases('json', 'login')],
  ['--help', { outcome: 'help' }],
  ['nope -h', { outcome: 'help' }],
  ['task --format xml', refused('No format xml.')],
  ['task --format toString', refused('No format toString.')],
  ['task Task login.machine.ts', refused('No machine Task, login.machine.ts.')],
  ['task --format', refused("Option '--format <value>' argument missing.")],
  ['--fromat json', refused("Unknown option '--fromat'.")],
])('paths %s', (line, expected) => {
  expect(asked(line === '' ? [] : line.split(' '), machines)).toEqual(expected);
});

test('how to call it, with what there is', () => {
  expect(usage(machines)).toBe(
    [
      'Usage: npm run --silent paths -- [machine…] [--format md|json|csv]',
      'Prints every path through the named machines, or through all, as numbered test cases.',
      'Machines: login, submission, task.',
    ].join('\n'),
  );
});
