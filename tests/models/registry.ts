import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Loaded, machinesOf, modelsOf, subjectsOf } from './subjects';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What is amiss between machines, models and tests, each as a sentence that says what to do.
 * @param tests the text of every test beside the models.
 */
export function faultsOf(
  machineFiles: readonly Loaded[],
  modelFiles: readonly Loaded[],
  tests: string,
): string[] {
  const subjects = subjectsOf(machineFiles, modelFiles);
  const owned = new Set(subjects.flatMap(({ models }) => models.map(({ name }) => name)));
  return [
    ...machineFiles
      .filter((file) => machinesOf(file).length !== 1)
      .map((file) => `${file.path} exports ${machinesOf(file).length} machines: one file, one.`),
    ...subjects
      .filter(({ name }, index) => subjects.findIndex((one) => one.name === name) !== index)
      .map(({ path, name }) => `${path}: another machine is called ${name}. Rename one.`),
    ...subjects
      .filter(({ models }) => models.length === 0)
      .map(
        ({ path, name }) =>
          `${path} has no model: write tests/models/${name}.flow.ts or tests/models/${name}.model.ts.`,
      ),
    ...modelFiles
      .filter((file) => modelsOf(file).length === 0)
      .map(
        ({ path }) => `${path} exports no model: nothing with a machine or lifecycle and a table.`,
      ),
    ...modelFiles
      .flatMap(modelsOf)
      .flatMap(({ name, path }) => [
        ...(owned.has(name)
          ? []
          : [`${path}: ${name} is of a machine that src/machines does not export.`]),
        ...(new RegExp(`describe(Flow|Lifecycle)\\([^;]*\\b${name}\\b`).test(tests)
          ? []
          : [`${path}: no test beside it passes ${name} to describeFlow or describeLifecycle.`]),
      ]),
  ];
}

/** A sentence for each flow that no browser spec walks; `specs` is the text of them all. */
export const unwalkedInBrowser = (modelFiles: readonly Loaded[], specs: string): string[] =>
  modelFiles
    .flatMap(modelsOf)
    .filter(
      ({ kind, name }) =>
        kind === 'flow' && !new RegExp(`walkInBrowser\\(\\s*${name}\\b`).test(specs),
    )
    .map(({ path, name }) => `${path}: no spec of tests/browser passes ${name} to walkInBrowser.`);

async function filesUnder(folder: string, suffix: RegExp): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  return names
    .filter((name) => suffix.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

/** One after the other: a module that is asked for twice at once may be made twice, and be two machines. */
async function load(paths: string[]): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  for (const path of paths) {
    const exports = await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href);
    loaded.push({ path, exports });
  }
  return loaded;
}

async function textUnder(folder: string, suffix: RegExp): Promise<string> {
  const paths = await filesUnder(folder, suffix);
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
  return texts.join('\n');
}

/** Every machine file, every model file, and the texts of the tests beside them and of the browser's, as they are in the project. */
export async function readRegistry() {
  const machineFiles = await load(await filesUnder('src/machines', /\.machine\.ts$/));
  const modelFiles = await load(await filesUnder('tests/models', /\.(flow|model)\.ts$/));
  return {
    machineFiles,
    modelFiles,
    tests: await textUnder('tests/models', /\.test\.ts$/),
    specs: await textUnder('tests/browser', /\.spec\.ts$/),
  };
}
