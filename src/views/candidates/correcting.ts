import { correctionMachine } from '@/machines/candidate/correction.machine';
import { fromPromise } from 'xstate';
import { candidatesChanged } from './queries';
import type { AskedWorld } from './UndoReanalysis';

/** The correcting of a candidate as it is kept in a world; `saved` is called when the screens show it. */
export const savedCorrection = (
  id: string,
  { workspace, queryClient, user }: AskedWorld,
  saved: () => void = () => undefined,
) =>
  correctionMachine.provide({
    actors: {
      saveCorrections: fromPromise(async ({ input }) => {
        await workspace.candidates.correct(id, input, user);
        await candidatesChanged(queryClient);
        saved();
      }),
    },
  });
