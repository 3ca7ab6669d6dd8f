import { expect, test } from 'vitest';
import { asked, usage } from '../../../scripts/paths/asked';

const machines = ['task', 'login', 'submission'];
const refused = (reason: string) => ({ outcome: 'refused', reason });
const cases = (format: string, ...names: string[]) => ({
  outcome: 'cases',
  machines: names,
  format,
  all: false,
  changed: null,
});

test.each([
  ['', cases('md', ...machines)],
  ['login', cases('md', 'login')],
  ['submission task --format csv', cases('csv', 'task', 'submission')],
  ['--format=json login', cases('json', 'login')],
  ['--all login', { ...cases('md', 'login'), all: true }],
  ['--changed v1 --format gherkin', { ...cases('gherkin', ...machines), changed: 'v1' }],
  ['--changed v1 --all', refused('Either --all or --changed, not both.')],
  ['--changed', refused("Option '--changed <value>' argument missing.")],
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
      'Usage: npm run --silent paths -- [machine…] [--format md|csv|gherkin|json] [--all | --changed REF]',
      'Prints few test cases that walk every transition of the named machines, or of all.',
      'With --all they are every path; with --changed they walk what changed since a commit.',
      'Machines: login, submission, task.',
    ].join('\n'),
  );
});
