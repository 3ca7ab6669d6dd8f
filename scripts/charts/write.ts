import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chartOf } from '@/machines/chart';
import type { WithHistory } from '@/data/schemas/history';
import type { Workflow } from '@/machines/workflow/workflow';
import type { AnyStateMachine } from 'xstate';
import { readRegistry } from '../../tests/models/registry';
import { type Subject, subjectsOf } from '../../tests/models/subjects';
import { type Behaviour, further, specified } from './behaviours';
import { keptJson } from './kept';
import { layOutWorkflow } from './lay-out';
import { type Documented, machinePage, overview } from './pages';
import { sourceOf } from './sources';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const folder = join(root, 'docs/statecharts');
export const drawingsFile = join(root, 'src/views/workflow/drawings.json');
export const sourcesFile = join(root, 'src/views/workflow/sources.json');

type AnyWorkflow = Pick<Workflow<AnyStateMachine, WithHistory>, 'lifecycle' | 'words'>;

/** The faults between the machines and the table of behaviours, each as a sentence that says what to do. */
export function behaviourFaults(
  subjects: readonly Pick<Subject, 'name' | 'path'>[],
  behaviours: readonly Behaviour[],
): string[] {
  const named = behaviours.flatMap((row) => ('machines' in row ? Object.keys(row.machines) : []));
  const table = 'scripts/charts/behaviours.ts';
  return [
    ...subjects
      .filter(({ name }) => !named.includes(name))
      .map(
        ({ name, path }) =>
          `${path} is in no row of ${table}: add '${name}' to its behaviour with the screens that run it, then npm run charts.`,
      ),
    ...behaviours
      .filter((row) => 'machines' in row && Object.keys(row.machines).length === 0)
      .map(({ behaviour }) => `${table}: '${behaviour}' has no machine.`),
    ...[...new Set(named)]
      .filter((machine) => subjects.every(({ name }) => name !== machine))
      .map(
        (machine) =>
          `${table} names '${machine}', which no src/machines/**/${machine}.machine.ts is.`,
      ),
  ];
}

async function document(subject: Subject, specs: Map<string, string>): Promise<Documented> {
  const names = subject.models.map(({ name }) => name);
  const walks = new RegExp(`walk(Lifecycle)?InBrowser\\(\\s*(${names.join('|')})\\b`);
  const walkedBy = [...specs].filter(([, text]) => walks.test(text)).map(([path]) => path);
  return { ...subject, source: await readFile(join(root, subject.path), 'utf8'), walkedBy };
}

/** The contents of every file of docs/statecharts, by name. Throws where the table has a fault. */
export async function chartFiles(): Promise<Map<string, string>> {
  const { machineFiles, modelFiles } = await readRegistry();
  const subjects = subjectsOf(machineFiles, modelFiles);
  const faults = behaviourFaults(subjects, [...specified, ...further]);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const browser = 'tests/browser';
  const specNames = (await readdir(join(root, browser))).filter((name) =>
    name.endsWith('.spec.ts'),
  );
  const specs = await Promise.all(
    specNames.toSorted().map(async (name) => {
      const path = join(browser, name);
      return [path, await readFile(join(root, path), 'utf8')] as const;
    }),
  );
  const documented = await Promise.all(
    subjects.map((subject) => document(subject, new Map(specs))),
  );
  return new Map([
    ['README.md', overview(documented)],
    ...documented.flatMap((subject): [string, string][] => [
      [`${subject.name}.md`, machinePage(subject)],
      [`${subject.name}.json`, keptJson(subject)],
    ]),
  ]);
}

/** The lifecycles that can be shown to a person, from the workflow.ts of each domain. */
async function workflows(): Promise<AnyWorkflow[]> {
  const machines = join(root, 'src/machines');
  const files = (await readdir(machines, { recursive: true })).filter(
    (path) => basename(path) === 'workflow.ts' && dirname(path) !== 'workflow',
  );
  const modules = await Promise.all(
    files
      .toSorted()
      .map(
        (path): Promise<Record<string, AnyWorkflow>> =>
          import(pathToFileURL(join(machines, path)).href),
      ),
  );
  return modules.flatMap((exported) => Object.values(exported));
}

/** The drawings of the charts that 'Show workflow' shows, by chart, as the file that its dialog imports. */
export async function drawingsJson(): Promise<string> {
  const lines = (await workflows()).map(async ({ lifecycle, words }) => {
    const chart = chartOf(lifecycle.machine);
    return `  ${JSON.stringify(chart.id)}: ${JSON.stringify(await layOutWorkflow(chart, words))}`;
  });
  return `{\n${(await Promise.all(lines)).join(',\n')}\n}\n`;
}

/** The charts that 'Show workflow' shows as sources for other tools, as the file that its dialog imports. */
export async function sourcesJson(): Promise<string> {
  const sources = (await workflows()).map(({ lifecycle: { machine } }) => [
    machine.id,
    { v4: sourceOf(machine, 4).code, v5: sourceOf(machine, 5).code },
  ]);
  return `${JSON.stringify(Object.fromEntries(sources), null, 2)}\n`;
}

/** The names of files that are missing, out of date or no longer wanted. */
export const staleFiles = (wanted: Map<string, string>, written: Map<string, string>): string[] =>
  [...new Set([...wanted.keys(), ...written.keys()])]
    .filter((name) => wanted.get(name) !== written.get(name))
    .toSorted();
