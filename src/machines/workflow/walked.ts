import type { HistoryEntry } from '@/data/schemas/history';
import type { Chart, ChartTransition } from '../chart';

/** A transition that was taken, and the states that it led from and to; `from` is null where unknown. */
export interface Walk {
  transition: ChartTransition;
  from: string | null;
  to: string | null;
}

/** The state that is stood in once `id` was entered. */
function entered(chart: Chart, id: string): string {
  const initial = chart.states.find((state) => state.id === id)?.initial ?? null;
  return initial === null ? id : entered(chart, initial);
}

/** A state and what it lies in, innermost first. */
function around(chart: Chart, id: string): string[] {
  const parent = chart.states.find((state) => state.id === id)?.parent ?? null;
  return parent === null ? [id] : [id, ...around(chart, parent)];
}

/** A state that holds no others; null for one that does, since nobody knows in which of them one stands. */
const leafOrNull = ({ states }: Chart, id: string): string | null =>
  states.some(({ parent }) => parent === id) ? null : id;

/**
 * Which transition of a chart each entry of a history took, from the first state on; null for one that
 * keeps no event. After such a one nobody knows where the record stood, and an event that the state does
 * not take shows that it stood elsewhere: it is placed where a single transition takes it.
 * @param bornWith how many entries came before the first step.
 */
export function walkedBy(chart: Chart, history: HistoryEntry[], bornWith: number): (Walk | null)[] {
  let at: string | null = entered(chart, chart.id);
  return history.map(({ event }, index) => {
    if (event === undefined) {
      if (index >= bornWith) at = null;
      return null;
    }
    const rivals = chart.transitions.filter((one) => one.event === event.type);
    const reach: string[] = at === null ? [] : around(chart, at);
    const near = reach.flatMap((id) => rivals.filter(({ source }) => source === id));
    const transition = near[0] ?? (rivals.length === 1 ? rivals[0] : undefined);
    if (transition === undefined) {
      at = null;
      return null;
    }
    const { source, targets } = transition;
    const from: string | null = near.length > 0 ? at : leafOrNull(chart, source);
    at = targets[0] === undefined ? from : entered(chart, targets[0]);
    return { transition, from, to: at };
  });
}
