import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/workspace';
import { reanalysisUndoMachine } from '@/machines/candidate/reanalysis-undo.machine';
import { Button } from '@/views/shared/ui/Button';
import { handingFocusOn } from '@/views/shared/ui/handing-focus-on';
import type { QueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { candidatesChanged } from './queries';

/** The world that is asked, what is known of it, and who asks. */
export interface AskedWorld {
  workspace: Workspace;
  queryClient: QueryClient;
  user: Person;
}

/** Takes the last re-analysis of candidates back, and says for how many. */
export function UndoReanalysis({
  ids,
  world: { workspace, queryClient, user },
}: {
  ids: string[];
  world: AskedWorld;
}) {
  const [machine] = useState(() =>
    reanalysisUndoMachine.provide({
      actors: {
        undoReanalysis: fromPromise(async ({ input }) => {
          const undone = await workspace.candidates.undoReanalysis(input, user);
          await candidatesChanged(queryClient);
          return undone;
        }),
      },
    }),
  );
  const undo = useActorRef(machine, { input: { ids } });
  const { undone, failure } = useSelector(undo, ({ context }) => context);
  const busy = useSelector(undo, (snapshot) => snapshot.matches('undoing'));
  if (undone !== null) {
    return (
      <output className="block">
        Re-analysis undone for {undone} of {ids.length}.
        {undone < ids.length && ' The rest has been corrected or undone since.'}
      </output>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button
        ref={handingFocusOn}
        aria-disabled={busy}
        onClick={() => undo.send({ type: 'reanalysis.undo' })}
      >
        {busy ? 'Undoing...' : 'Undo re-analysis'}
      </Button>
      {failure !== null && (
        <span role="alert" className="font-semibold text-danger">
          {failure}
        </span>
      )}
    </span>
  );
}
