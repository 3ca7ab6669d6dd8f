import { parseArgs } from 'node:util';
import { faultsOf, readRegistry, subjectsOf } from '../../tests/models/registry';
import { machineCases } from './cases';
import { coverageLine, formats } from './formats';

/** Prints the test cases of one machine, or of all; complains and fails where something is amiss. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'md' } },
  });
  const format = Object.entries(formats).find(([name]) => name === values.format)?.[1];
  if (format === undefined) {
    console.error(`No format ${values.format}. There are: ${Object.keys(formats).join(', ')}.`);
    return 1;
  }
  const { machineFiles, modelFiles, tests } = await readRegistry();
  const subjects = subjectsOf(machineFiles, modelFiles);
  const unknown = positionals.filter((name) => subjects.every((subject) => subject.name !== name));
  if (unknown.length > 0) {
    const names = subjects.map(({ name }) => name).toSorted();
    console.error(`No machine ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
    return 1;
  }
  const chosen = subjects.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  );
  const all = [];
  for (const subject of chosen) all.push(await machineCases(subject));
  process.stdout.write(format(all));
  console.error(`\n${all.map(coverageLine).join('\n')}`);
  const faults = faultsOf(machineFiles, modelFiles, tests);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 && all.every(({ missing }) => missing.length === 0) ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
