import type { ReadResume } from '@/data/port/calls';
import { tryoutPanelMachine } from '@/machines/resume/tryout-panel.machine';
import { Button } from '@/views/shared/ui/Button';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { fromPromise } from 'xstate';
import { Stroke } from './Stroke';

const loadPanel = () => import('./AnalyserPanel');
const AnalyserPanel = lazy(loadPanel);

const panelPart = fromPromise(async () => {
  await loadPanel();
});

/** The floating button, and the panel that it opens; all but the button loads with the first click. */
export function TryAnalyser({ readResume }: { readResume: ReadResume }) {
  const panel = useActorRef(tryoutPanelMachine.provide({ actors: { loadPanel: panelPart } }));
  const state = useSelector(panel, ({ value }) => value);
  return (
    <aside
      aria-label="Resume analyser"
      className="fixed end-4 bottom-4 z-20 flex flex-col items-end gap-2 md:end-6 md:bottom-6"
    >
      {state === 'unavailable' && (
        <p role="alert" className="rounded-md bg-danger-tint px-3 py-2 text-danger shadow-float">
          The analyser could not be loaded. Check the connection and try again.
        </p>
      )}
      <Button
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-busy={state === 'opening'}
        className="h-12 px-5 shadow-float"
        onClick={() => panel.send({ type: 'panel.open' })}
      >
        <Stroke d="M18 11V7l-4-4H6v18h6M14 3v4h4m2 10.500a3 3 0 1 1-6 0 3 3 0 0 1 6 0m-.8 2.200L22 22" />
        Try the analyser
      </Button>
      {state === 'open' && (
        <Suspense>
          <AnalyserPanel
            readResume={readResume}
            onClose={() => panel.send({ type: 'panel.close' })}
          />
        </Suspense>
      )}
    </aside>
  );
}
