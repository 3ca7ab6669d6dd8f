import type { HistoryEntry } from '@/data/schemas/history';
import type { Chart, ChartTransition } from '../chart';

/** A transition that was taken, and the ids of the states that it led from and to. */
export interface Walk {
  transition: ChartTransition;
  from: string;
  to: string;
}

/** The innermost state after `id` was entered, by initial states. */
function entered(chart: Chart, id: string): string {
  const initial = chart.states.find((state) => state.id === id)?.initial ?? null;
  return initial === null ? id : entered(chart, initial);
}

/** The states that a transition to `id` may lead to. A history state may lead to any of its siblings. */
function leadsTo(chart: Chart, id: string): string[] {
  const remembers = chart.states.find((state) => state.id === id && state.type === 'history');
  if (remembers === undefined) return [entered(chart, id)];
  return chart.states.filter(({ parent }) => parent === remembers.parent).map((state) => state.id);
}

/** A state and its ancestors, innermost first. */
function around(chart: Chart, id: string): string[] {
  const parent = chart.states.find((state) => state.id === id)?.parent ?? null;
  return parent === null ? [id] : [id, ...around(chart, parent)];
}

/** The transition that each entry of a history took. Null for an entry that names no transition of the chart. */
export const walkedBy = (chart: Chart, history: HistoryEntry[]): (Walk | null)[] => {
  const idOf = (place: string | undefined) =>
    chart.states.find(({ path }) => path.join('.') === place)?.id;
  return history.map(({ event, ...entry }) => {
    const [from, to] = [idOf(entry.from), idOf(entry.to)];
    if (event === undefined || from === undefined || to === undefined) return null;
    const transition = around(chart, from)
      .flatMap((id) => chart.transitions.filter((one) => one.source === id))
      .find(
        ({ event: type, targets: [target] }) =>
          type === event.type && leadsTo(chart, target ?? from).includes(to),
      );
    return transition === undefined ? null : { transition, from, to };
  });
};
