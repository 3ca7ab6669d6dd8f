import { type AnyStateMachine, StateMachine } from 'xstate';
import type { WithHistory } from '@/data/schemas/history';
import type { FlowModel } from './support/flow';
import type { LifecycleModel } from './support/record';

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

const noun = (path: string) => path.replace(/^.*\//, '').replace(/\.(machine|flow|model)\.ts$/, '');

/** The machines that a file exports. */
export const machinesOf = ({ exports }: Loaded): AnyStateMachine[] =>
  Object.values(exports).filter((value) => value instanceof StateMachine);

/** The models that a file exports. */
export function modelsOf({ path, exports }: Loaded): Model[] {
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
