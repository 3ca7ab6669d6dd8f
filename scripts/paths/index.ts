import { faultsOf, readRegistry } from '../../tests/models/registry';
import { subjectsOf } from '../../tests/models/subjects';
import { chartsAt, chartsNow } from '../charts/changes';
import { touchedBy } from '../charts/touched';
import { asked, usage } from './asked';
import { machineCases } from './cases';
import { coverageLine, formats } from './formats';

/** The transitions of each machine that what changed since a commit touches. @throws Error without such a commit. */
async function touchedSince(ref: string): Promise<Map<string, Set<string>>> {
  const [before, after] = [chartsAt(ref), await chartsNow()];
  return new Map(
    [...after].map(([name, kept]) => [name, touchedBy(before.get(name) ?? null, kept)]),
  );
}

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
  const { changed } = wanted;
  const touched =
    changed === null
      ? null
      : await touchedSince(changed).catch(() => {
          throw new Error(`There is no commit ${changed} with charts.`);
        });
  const all = subjects
    .filter(({ name }) => wanted.machines.includes(name))
    .map((subject) =>
      machineCases(subject, touched?.get(subject.name) ?? (wanted.all ? 'all' : 'few')),
    )
    .filter(({ transitions }) => touched === null || transitions.all > 0);
  if (all.length === 0) console.error(`No chart changed since ${changed}.`);
  else {
    process.stdout.write(formats[wanted.format](all));
    console.error(`\n${all.map(coverageLine).join('\n')}`);
  }
  const faults = [
    ...faultsOf(machineFiles, modelFiles, tests),
    ...all.flatMap(({ unsaid }) => unsaid),
  ];
  for (const fault of faults) console.error(fault);
  return faults.length === 0 && all.every(({ missing }) => missing.length === 0) ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
