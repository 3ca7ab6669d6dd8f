import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { WithHistory } from '@/data/schemas/history';
import type { FlowModel } from './support/flow';
import type { LifecycleModel } from './support/record';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the project and what it exports. */
export interface Loaded {
  path: string;
  exports: Record<string, unknown>;
}

type AnyFlow = FlowModel<string, string>;
type AnyLifecycle = LifecycleModel<string, string, AnyStateMachine, WithHistory>;

/** A model of a machine: a flow's or a lifecycle's, under the name that its file exports. */
export type Model = { name: string; path: string } & (
  | { kind: 'flow'; flow: AnyFlow }
  | { kind: 'lifecycle'; life: AnyLifecycle }
);

/** A machine, by the name of its file, and every model of it. */
export interface Subject {
  name: string;
  path: string;
  machine: AnyStateMachine;
  models: Model[];
}

const noun = (path: string) => basename(path).replace(/\.(machine|flow|model)\.ts$/, '');

const machinesOf = ({ exports }: Loaded): AnyStateMachine[] =>
  Object.values(exports).filter((value) => value instanceof StateMachine);

function modelsOf({ path, exports }: Loaded): Model[] {
  return Object.entries(exports).flatMap(([name, value]): Model[] => {
    if (typeof value !== 'object' || value === null || !('table' in value)) return [];
    if ('lifecycle' in value)
      return [{ name, path, kind: 'lifecycle', life: value as AnyLifecycle }];
    return 'machine' in value ? [{ name, path, kind: 'flow', flow: value as AnyFlow }] : [];
  });
}

/** The machine that a model is of. */
const machineOf = (model: Model): AnyStateMachine =>
  model.kind === 'flow' ? model.flow.machine : model.life.lifecycle.machine;

/** Every machine with its models. A model's machine may be provided with actors of its own. */
export function subjectsOf(
  machineFiles: readonly Loaded[],
  modelFiles: readonly Loaded[],
): Subject[] {
  const models = modelFiles.flatMap(modelsOf);
  return machineFiles.flatMap((file) =>
    machinesOf(file).map((machine) => ({
      name: noun(file.path),
      path: file.path,
      machine,
      models: models.filter((model) => machineOf(model).config === machine.config),
    })),
  );
}

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
