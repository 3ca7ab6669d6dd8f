import type { ReadResume } from '@/data/workspace';
import { tryoutMachine } from '@/machines/resume/tryout.machine';
import { Button } from '@/views/shared/ui/Button';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { fromPromise } from 'xstate';
import { Stroke } from './Stroke';

const loadPanel = () => import('./AnalyserPanel');
const AnalyserPanel = lazy(loadPanel);

/** The floating button, and the panel that it opens; the panel's code loads with the first click. */
export function TryAnalyser({ readResume }: { readResume: ReadResume }) {
  const [machine] = useState(() =>
    tryoutMachine.provide({
      actors: {
        loadPanel: fromPromise(async () => {
          await loadPanel();
        }),
        readResume: fromPromise(({ input, signal }) =>
          readResume(input, { knownSkills: [], signal }),
        ),
      },
    }),
  );
  const tryout = useActorRef(machine);
  const open = useSelector(tryout, (snapshot) => snapshot.matches('open'));
  const opening = useSelector(tryout, (snapshot) => snapshot.matches('opening'));
  const unavailable = useSelector(tryout, (snapshot) => snapshot.matches('unavailable'));
  return (
    <aside
      aria-label="Resume analyser"
      className="fixed end-4 bottom-4 z-20 flex flex-col items-end gap-2 md:end-6 md:bottom-6"
    >
      {unavailable && (
        <p role="alert" className="rounded-md bg-danger-tint px-3 py-2 text-danger shadow-float">
          The analyser could not be loaded. Check the connection and try again.
        </p>
      )}
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={opening}
        className="h-12 px-5 shadow-float"
        onClick={() => tryout.send({ type: 'panel.open' })}
      >
        <Stroke d="M18 11V7l-4-4H6v18h6M14 3v4h4m2 10.500a3 3 0 1 1-6 0 3 3 0 0 1 6 0m-.8 2.200L22 22" />
        Try the analyser
      </Button>
      {open && (
        <Suspense>
          <AnalyserPanel tryout={tryout} />
        </Suspense>
      )}
    </aside>
  );
}
