import { parseArgs } from 'node:util';
import { formats } from './formats';

/** The request of a command line, or why it is not understood. */
type Asked =
  | {
      outcome: 'cases';
      machines: string[];
      format: keyof typeof formats;
      /** Every path instead of few cases. */
      all: boolean;
      /** The commit since which what changed is to be covered. */
      changed: string | null;
    }
  | { outcome: 'help' }
  | { outcome: 'refused'; reason: string };

const names = Object.keys(formats);

/** The usage of the command. It names `--silent`, since without it npm's own lines would get into a file. */
export const usage = (machines: readonly string[]): string =>
  [
    `Usage: npm run --silent paths -- [machine…] [--format ${names.join('|')}] [--all | --changed REF]`,
    'Prints few test cases that walk every transition of the named machines, or of all.',
    'With --all they are every path; with --changed they walk what changed since a commit.',
    `Machines: ${machines.toSorted().join(', ')}.`,
  ].join('\n');

const isFormat = (name: string): name is keyof typeof formats => names.includes(name);

const refused = (reason: string): Asked => ({ outcome: 'refused', reason });

/**
 * Reads a command line.
 * @param machines the names that may be asked for. A command line without names asks for all of them.
 */
export function asked(args: string[], machines: readonly string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'md' },
        all: { type: 'boolean', default: false },
        changed: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) return { outcome: 'help' };
    if (!isFormat(values.format)) return refused(`No format ${values.format}.`);
    if (values.all && values.changed !== undefined)
      return refused('Either --all or --changed, not both.');
    const unknown = positionals.filter((name) => !machines.includes(name));
    if (unknown.length > 0) return refused(`No machine ${unknown.join(', ')}.`);
    const chosen = machines.filter(
      (name) => positionals.length === 0 || positionals.includes(name),
    );
    const { format, all, changed = null } = values;
    return { outcome: 'cases', machines: chosen, format, all, changed };
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    return refused(`${sentence}.`);
  }
}
