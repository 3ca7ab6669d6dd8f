import './page.css';
import { chartRunMachine } from '@/machines/visualiser/chart-run.machine';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { addressOf, runAt } from './address';
import { charts } from './subjects';
import { Visualiser } from './Visualiser';
import type { Walked, Run } from '@/machines/visualiser/chart-run.machine';

async function walkRun(run: Run | null): Promise<Walked> {
  const chart = charts.get(run?.chart ?? '');
  if (run === null || chart === undefined)
    throw new Error(`There is no chart called ‘${run?.chart ?? ''}’.`);
  const variant = chart.variants.find(({ name }) => name === run.model);
  if (variant === undefined) throw new Error(`${chart.title} has no model called ‘${run.model}’.`);
  return variant.walk(run.steps);
}

const actor = createActor(
  chartRunMachine.provide({
    actors: { walkRun: fromPromise<Walked, Run | null>(({ input }) => walkRun(input)) },
  }),
);
const openAddress = () => {
  const run = runAt(window.location.hash, (chart) => charts.get(chart)?.variants[0]?.name ?? '');
  actor.send({ type: 'run.open', run });
};

actor.subscribe(({ context: { run }, ...snapshot }) => {
  const address = run === null ? '' : addressOf(run);
  const isThere = snapshot.matches('standing') || snapshot.matches('playing');
  if (isThere && address !== window.location.hash) window.history.replaceState(null, '', address);
});
actor.start();
openAddress();
window.addEventListener('hashchange', openAddress);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Visualiser actor={actor} />
  </StrictMode>,
);
