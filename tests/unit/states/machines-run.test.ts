import { expect, test } from 'vitest';
import { readRegistry } from '../../models/registry';
import { subjectsOf } from '../../models/subjects';
import { runIn } from './machines-run';
import { sourcesIn } from './sources';

const runBy = (line: string) => runIn('View.tsx', `export const View = () => {\n  ${line}\n};\n`);

test.each([
  ['const panel = useActorRef(panelMachine);', ['panelMachine']],
  ['const [state] = useMachine(doorMachine.provide({ actors: { open } }));', ['doorMachine']],
  ['return createActor(sessionMachine.provide({}), { input }).start();', ['sessionMachine']],
  ["setup({}).createMachine({ invoke: { id: 'child', src: childMachine } });", ['childMachine']],
  ['const [next] = transition(boardMachine, boardMachine.resolveState(at), event);', []],
  ['const machine = cardMachine.provide({});', []],
  ['type Card = ActorRefFrom<typeof cardMachine>;', []],
])('%s', (line, names) => {
  expect(runBy(line)).toEqual(names);
});

test('every machine is a record’s life, or an actor runs it', async () => {
  const { machineFiles, modelFiles } = await readRegistry();
  const run = new Set(
    (await sourcesIn('src', 'visualiser')).flatMap(({ path, source }) => runIn(path, source)),
  );
  const idle = subjectsOf(machineFiles, modelFiles).filter(
    ({ path, models }) =>
      models.every(({ kind }) => kind !== 'lifecycle') &&
      machineFiles
        .filter((file) => file.path === path)
        .every((file) => Object.keys(file.exports).every((name) => !run.has(name))),
  );
  expect(run.size).toBeGreaterThan(0);
  expect(idle.map(({ path }) => path)).toEqual([]);
});
