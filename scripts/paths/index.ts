import { faultsOf, readRegistry } from '../../tests/models/registry';
import { subjectsOf } from '../../tests/models/subjects';
import { asked, usage } from './asked';
import { machineCases } from './cases';
import { coverageLine, formats } from './formats';

/** Prints the test cases of some machines, or of all. Prints the reason and fails where the request has a fault. */
async function main(): Promise<number> {
  const { machineFiles, modelFiles, tests } = await readRegistry();
  const subjects = subjectsOf(machineFiles, modelFiles);
  const names = subjects.map(({ name }) => name);
  const wanted = asked(process.argv.slice(2), names);
  if (wanted.outcome === 'help') {
    console.log(usage(names));
    return 0;
  }
  if (wanted.outcome === 'refused') {
    console.error(`${wanted.reason}\n${usage(names)}`);
    return 1;
  }
  const all = [];
  for (const subject of subjects)
    if (wanted.machines.includes(subject.name)) all.push(await machineCases(subject));
  process.stdout.write(formats[wanted.format](all));
  console.error(`\n${all.map(coverageLine).join('\n')}`);
  const faults = faultsOf(machineFiles, modelFiles, tests);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 && all.every(({ missing }) => missing.length === 0) ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
