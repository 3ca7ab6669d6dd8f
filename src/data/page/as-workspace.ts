import { once } from '../once';
import type { Answers } from '../port/answers';
import type { Workspace } from '../port/workspace';
import type { FileUse } from '../schemas/attachment';
import { createGate } from './gate';
import type { Files } from './runs';

/**
 * Makes a page's port of what an authority answers, in the page or far away. What needs the person's files runs
 * here: they are read on this device and sent to be kept, and a long run is followed call by call.
 */
export function asWorkspace(
  answers: Answers,
  { session, watch }: Pick<Workspace, 'session' | 'watch'>,
  files: Files,
): Workspace {
  const gate = createGate(watch);
  const runs = once(async () => (await import('./runs')).createRuns(answers, files));
  const { candidates, tasks, users } = answers;
  const keepFor =
    (of: FileUse): Workspace['users']['keepContract'] =>
    async (file, options) =>
      (await import('./runs')).keepToName(files, file, { of, ...options });
  return {
    ...answers,
    session,
    watch: gate.watch,
    candidates: {
      list: candidates.list,
      get: candidates.get,
      neighbours: candidates.neighbours,
      twins: candidates.twins,
      merged: candidates.merged,
      correct: gate.told(candidates.correct),
      merge: gate.told(candidates.merge),
      separate: gate.told(candidates.separate),
      tellApart: gate.told(candidates.tellApart),
      send: gate.told(candidates.send),
      undoReanalysis: (ids) => gate.during(() => candidates.undoReanalysis(ids)),
      fetchFile: ({ url, name }, signal) => files.fetchFile(url, name, signal),
      analyse: (...run) => gate.during(async () => (await runs()).analyse(...run)),
      reanalyse: (...run) => gate.during(async () => (await runs()).reanalyse(...run)),
      recognise: (...run) => gate.during(async () => (await runs()).recognise(...run)),
    },
    tasks: {
      list: tasks.list,
      get: tasks.get,
      assign: tasks.assign,
      add: tasks.add,
      send: tasks.send,
      remove: tasks.remove,
      restore: tasks.restore,
      suggest: tasks.suggest,
      keepAttachment: keepFor('attachment'),
    },
    users: {
      list: users.list,
      get: users.get,
      employ: users.employ,
      send: users.send,
      overview: users.overview,
      add: users.add,
      keepContract: keepFor('contract'),
    },
  };
}
