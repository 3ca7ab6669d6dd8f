import type { Chart, ChartTransition } from '../chart';

/** A state of a chart, in words. */
export interface ChartState {
  id: string;
  /** The id of the parent state. Null where the parent is the chart itself. */
  parent: string | null;
  label: string;
  /** Whether it is the initial state of its parent. */
  isInitial: boolean;
  isFinal: boolean;
}

/** A transition of a chart, in words. */
export interface ChartWay {
  /** The id of the state that it leaves. Null where it may be taken in every state. */
  source: string | null;
  /** The id of the state that it leads to. Null where the state stays the same. */
  target: string | null;
  label: string;
}

/** A state's name as words: 'signingIn' is 'Signing in'. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name, in words, of the state with an id. Null where there is none. */
export function labelIn({ states }: Chart, id: string | null | undefined): string | null {
  const name = states.find((state) => state.id === id)?.path.at(-1);
  return name === undefined ? null : wordsOf(name);
}

/**
 * The states that a transition is drawn from. A transition of the whole chart is drawn from each top-level state
 * when it has a target. Without a target it is drawn from no state, which is null.
 */
function sourcesOf({ id, states }: Chart, { source, targets }: ChartTransition): (string | null)[] {
  if (source !== id) return [source];
  if (targets.length === 0) return [null];
  return states.filter(({ parent }) => parent === id).map((state) => state.id);
}

/** The state at which an arrow to `id` ends. An arrow to a history state ends at the history state's parent. */
function drawnAs({ states }: Chart, id: string | undefined): string | null {
  const target = states.find((state) => state.id === id);
  return (target?.type === 'history' ? target.parent : target?.id) ?? null;
}

/**
 * The states and the transitions of a lifecycle's chart in words, whatever record stands in it.
 * @param words what each event is called.
 */
export function chartInWords(
  chart: Chart,
  words: Record<string, string>,
): { states: ChartState[]; ways: (ChartWay & { transition: ChartTransition })[] } {
  return {
    states: chart.states
      .filter(({ id, type }) => id !== chart.id && type !== 'history')
      .map(({ id, parent, type }) => ({
        id,
        parent: parent === chart.id ? null : parent,
        label: labelIn(chart, id) ?? id,
        isInitial: chart.states.some(({ initial }) => initial === id),
        isFinal: type === 'final',
      })),
    ways: chart.transitions.flatMap((transition) =>
      sourcesOf(chart, transition).map((source) => ({
        source,
        target: drawnAs(chart, transition.targets[0]),
        label: words[transition.event] ?? transition.event,
        transition,
      })),
    ),
  };
}

/** One arrow of a drawn chart. It stands for all transitions from one state to another, or back to itself. */
export interface Arrow<TWay> {
  source: string;
  target: string;
  ways: TWay[];
}

/** The arrows of a chart, in the order of its transitions. A transition with a null `source` has no arrow. */
export function arrowsOf<TWay extends ChartWay>(ways: readonly TWay[]): Arrow<TWay>[] {
  const arrows = new Map<string, Arrow<TWay>>();
  for (const way of ways) {
    const { source } = way;
    if (source === null) continue;
    const target = way.target ?? source;
    const key = `${source} ${target}`;
    const before = arrows.get(key)?.ways ?? [];
    arrows.set(key, { source, target, ways: [...before, way] });
  }
  return [...arrows.values()];
}
