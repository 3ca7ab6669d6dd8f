import { parseArgs } from 'node:util';
import { formats } from './formats';

/** The request of a command line, or why it is not understood. */
type Asked =
  | { outcome: 'cases'; machines: string[]; format: keyof typeof formats }
  | { outcome: 'help' }
  | { outcome: 'refused'; reason: string };

const names = Object.keys(formats);

/** The usage of the command. It names `--silent`, since without it npm's own lines would get into a file. */
export const usage = (machines: readonly string[]): string =>
  [
    `Usage: npm run --silent paths -- [machine…] [--format ${names.join('|')}]`,
    'Prints every path through the named machines, or through all, as numbered test cases.',
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
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) return { outcome: 'help' };
    if (!isFormat(values.format)) return refused(`No format ${values.format}.`);
    const unknown = positionals.filter((name) => !machines.includes(name));
    if (unknown.length > 0) return refused(`No machine ${unknown.join(', ')}.`);
    const chosen = machines.filter(
      (name) => positionals.length === 0 || positionals.includes(name),
    );
    return { outcome: 'cases', machines: chosen, format: values.format };
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    return refused(`${sentence}.`);
  }
}
