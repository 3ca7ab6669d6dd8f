import type { HistoryEntry } from '@/data/schemas/history';
import type { Person, Stamp } from '@/data/schemas/person';
import { type Role, roles, roleTable } from '@/data/schemas/role';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Chart, chartOf, type ChartTransition } from '../chart';
import { type Lifecycle, refusedBy } from '../step';
import { walkedBy } from './walked';

/** What a workflow is shown with, beyond what its lifecycle says. */
export interface Workflow<
  TMachine extends AnyStateMachine,
  TRecord,
  TEvent extends string = string,
> {
  lifecycle: Lifecycle<TMachine, TRecord>;
  /** What each event is called where a person makes it happen. */
  words: Record<TEvent, string>;
  /** The events that come with time and not from a person. */
  byItself: TEvent[];
  /** What an event carries already where a person begins it, as a form that is filled with the record. */
  given?: (record: TRecord) => Partial<Record<TEvent, object>>;
  /** Whom a record names: they may do what others of their role may not. */
  named: (record: TRecord) => Person[];
  /** How many entries a history has before the first step. */
  bornWith: number;
}

/** A state of a record's chart, in words. */
export interface WorkflowState {
  id: string;
  /** The state that it lies in; null where that is the chart. */
  parent: string | null;
  label: string;
  /** Whether it is the first to be entered of what it lies in. */
  isInitial: boolean;
  isFinal: boolean;
  isCurrent: boolean;
}

/** A transition of a record's chart, in words. */
export interface WorkflowWay {
  /** The state that it leads from; null where it may be taken in every state. */
  source: string | null;
  /** The state that it leads to; null where it stays. */
  target: string | null;
  label: string;
  /** The entries of the history that went along it. */
  walks: HistoryEntry[];
}

/** What may happen next. */
interface NextStep {
  event: string;
  label: string;
  /** The state that it leads to, in words; null where it stays. */
  leadsTo: string | null;
  /** Whether it comes with time and not from a person. */
  isByItself: boolean;
  /** The roles that may do it, and the people who may although their role may not. */
  who: string[];
  /** What those who may do it still have to give or to do, as a sentence; null when nothing. */
  missing: string | null;
  /** Why whoever asks may not do it; null when they may. */
  refused: string | null;
}

/** An entry of the history, with the states that it led from and to, in words, where they are known. */
interface PastStep extends HistoryEntry {
  from: string | null;
  to: string | null;
}

/** A record's workflow: its chart, where it stands, what may come and what has been. */
export interface RecordWorkflow {
  states: WorkflowState[];
  ways: WorkflowWay[];
  next: NextStep[];
  history: PastStep[];
}

/** A role as a person reads it; the directory has no label for those outside the company's staff. */
const roleWords = (role: Role): string =>
  roleTable[role].label ?? (role === 'sys' ? 'System operator' : 'Admin');

/** A state's name as words: 'signingIn' is 'Signing in'. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a guard asks who somebody is: their names begin with 'by'. */
const isAboutAsker = (guard: string | null) => guard !== null && /^by[A-Z]/.test(guard);

/** Who may do something to a record, what is missing, and why `asker` may not: from what refuses each. */
function stepOf<TMachine extends AnyStateMachine, TRecord>(
  { lifecycle, named, byItself, given }: Workflow<TMachine, TRecord>,
  record: TRecord,
  { by: asker, at }: Stamp,
  type: string,
): Pick<NextStep, 'isByItself' | 'who' | 'missing' | 'refused'> {
  const begun = given?.(record)[type];
  const refusalOf = (by: Person) => refusedBy(lifecycle, record, { ...begun, type, by, at });
  const may = (by: Person) => !isAboutAsker(refusalOf(by)?.guard ?? null);
  const mayByRole = roles.filter((role) => may({ name: '', role }));
  const mayByName = named(record).filter((one) => !mayByRole.includes(one.role) && may(one));
  const someone = [asker, ...mayByName, ...mayByRole.map((role) => ({ name: '', role }))].find(may);
  const isByItself = byItself.includes(type);
  const who = new Set([...mayByName.map(({ name }) => name), ...mayByRole.map(roleWords)]);
  return {
    isByItself,
    who: isByItself ? [] : [...who],
    missing: someone === undefined ? null : (refusalOf(someone)?.reason ?? null),
    refused: may(asker) ? null : (refusalOf(asker)?.reason ?? null),
  };
}

/**
 * Where a transition is drawn from: a whole chart's is drawn from each of its states where it leads
 * somewhere, and from none, which is null, where it may be taken in every state and stays there.
 */
function sourcesOf({ id, states }: Chart, { source, targets }: ChartTransition): (string | null)[] {
  if (source !== id) return [source];
  if (targets.length === 0) return [null];
  return states.filter(({ parent }) => parent === id).map((state) => state.id);
}

/**
 * A record's workflow, read from its chart, its state and its history.
 * @param asker for whom it is shown, and when.
 */
export function workflowOf<
  TMachine extends AnyStateMachine,
  TRecord extends { history: HistoryEntry[] },
>(workflow: Workflow<TMachine, TRecord>, record: TRecord, asker: Stamp): RecordWorkflow {
  const chart = chartOf(workflow.lifecycle.machine);
  const words: Record<string, string> = workflow.words;
  const label = (id: string | null | undefined) => {
    const name = chart.states.find((state) => state.id === id)?.path.at(-1);
    return name === undefined ? null : wordsOf(name);
  };
  const snapshot = workflow.lifecycle.at(record) as AnyMachineSnapshot;
  const standing = new Set(snapshot._nodes.map(({ id }) => id));
  const walks = walkedBy(chart, record.history, workflow.bornWith);
  const ahead = chart.transitions.filter(({ source }) => standing.has(source));
  return {
    states: chart.states
      .filter(({ id }) => id !== chart.id)
      .map(({ id, parent, type }) => ({
        id,
        parent: parent === chart.id ? null : parent,
        label: label(id) ?? id,
        isInitial: chart.states.some(({ initial }) => initial === id),
        isFinal: type === 'final',
        isCurrent: standing.has(id) && !chart.states.some((state) => state.parent === id),
      })),
    ways: chart.transitions.flatMap((transition) =>
      sourcesOf(chart, transition).map((source) => ({
        source,
        target: transition.targets[0] ?? null,
        label: words[transition.event] ?? transition.event,
        walks: record.history.filter((_, index) => {
          const walk = walks[index];
          return walk?.transition === transition && (source ?? walk.from) === walk.from;
        }),
      })),
    ),
    next: [...new Set(ahead.map(({ event }) => event))].map((event) => ({
      event,
      label: words[event] ?? event,
      leadsTo: label(ahead.find((one) => one.event === event)?.targets[0]),
      ...stepOf(workflow, record, asker, event),
    })),
    history: record.history.map((entry, index) => ({
      ...entry,
      from: label(walks[index]?.from),
      to: label(walks[index]?.to),
    })),
  };
}
