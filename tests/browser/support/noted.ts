import type { Model } from '../../models/subjects';
import { transitionsAlong } from '../../models/support/few';
import { test } from './app';

/** Notes in the report what a test has walked in the browser, for the page that proves it. */
export function noteWalk(model: Model, path: readonly string[]): void {
  const { id } = model.kind === 'flow' ? model.flow.machine : model.life.lifecycle.machine;
  const transitions = [...new Set(transitionsAlong(model, path).flat())];
  const description = JSON.stringify({ machine: id, transitions });
  test.info().annotations.push({ type: 'walked', description });
}
