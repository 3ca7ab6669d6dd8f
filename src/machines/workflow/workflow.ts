import type { HistoryEntry, WithHistory } from '@/data/schemas/history';
import type { Person, Stamp } from '@/data/schemas/person';
import { type Role, roles, roleTable } from '@/data/schemas/role';
import { type AnyMachineSnapshot, type AnyStateMachine, pathToStateValue } from 'xstate';
import { chartOf } from '../chart';
import { type Lifecycle, refusedBy } from '../step';
import { chartInWords, type ChartState, type ChartWay, labelIn } from './chart-in-words';
import { walkedBy } from './walked';

/** What a workflow is shown with, beyond what its lifecycle says. */
export interface Workflow<
  TMachine extends AnyStateMachine,
  TRecord extends WithHistory,
  TEvent extends string = string,
> {
  lifecycle: Lifecycle<TMachine, TRecord>;
  /** What each event is called where a person makes it happen. */
  words: Record<TEvent, string>;
  /** The events that come with time and not from a person. */
  byItself: TEvent[];
  /** The events of the chart that are not for a record of this kind, so that nobody is told of them as next. */
  never?: TEvent[];
  /** What an event carries when a person begins it: a form is filled with the record. */
  given?: (record: TRecord) => Partial<Record<TEvent, object>>;
  /** Whom a record names: they may do what others of their role may not. */
  named: (record: TRecord) => Person[];
}

/** A state of a record's chart. */
export interface WorkflowState extends ChartState {
  isCurrent: boolean;
}

/** A transition of a record's chart, and the entries of the history that went along it. */
export interface WorkflowWay extends ChartWay {
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
interface PastStep extends Omit<HistoryEntry, 'from' | 'to'> {
  from: string | null;
  to: string | null;
}

/** A record's workflow: its chart, where it stands, what may come and what has been. */
export interface RecordWorkflow {
  /** The chart's id, by which its drawing is found. */
  chart: string;
  states: WorkflowState[];
  ways: WorkflowWay[];
  next: NextStep[];
  history: PastStep[];
}

/** A role as a person reads it; the directory has no label for those outside the company's staff. */
const roleWords = (role: Role): string =>
  roleTable[role].label ?? (role === 'sys' ? 'System operator' : 'Admin');

/** Somebody of a role whom no record names. */
const anyOf = (role: Role): Person => ({ id: '', name: '', role });

/** Whether a guard asks who somebody is: their names begin with 'by'. */
const isAboutAsker = (guard: string | null) => guard !== null && /^by[A-Z]/.test(guard);

/**
 * Who may do something to a record, what is missing for it, and why `asker` may not: read from what the chart
 * refuses to each.
 */
function stepOf<TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  { lifecycle, named, byItself, given }: Workflow<TMachine, TRecord>,
  record: TRecord,
  { by: asker, at }: Stamp,
  type: string,
): Pick<NextStep, 'isByItself' | 'who' | 'missing' | 'refused'> {
  const begun = given?.(record)[type];
  const refusalOf = (by: Person) => refusedBy(lifecycle, record, { ...begun, type, by, at });
  const may = (by: Person) => !isAboutAsker(refusalOf(by)?.guard ?? null);
  const mayByRole = roles.filter((role) => may(anyOf(role)));
  const mayByName = named(record).filter((one) => !mayByRole.includes(one.role) && may(one));
  const someone = [asker, ...mayByName, ...mayByRole.map(anyOf)].find(may);
  const isByItself = byItself.includes(type);
  const who = new Set([...mayByName.map(({ name }) => name), ...mayByRole.map(roleWords)]);
  return {
    isByItself,
    who: isByItself ? [] : [...who],
    missing: someone === undefined ? null : (refusalOf(someone)?.refusal.sentence ?? null),
    refused: may(asker) ? null : (refusalOf(asker)?.refusal.sentence ?? null),
  };
}

/**
 * A record's workflow, read from its chart, its state and its history.
 * @param asker for whom it is shown, and when.
 */
export function workflowOf<TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  workflow: Workflow<TMachine, TRecord>,
  record: TRecord,
  asker: Stamp,
): RecordWorkflow {
  const chart = chartOf(workflow.lifecycle.machine);
  const words: Record<string, string> = workflow.words;
  const isMeant = (event: string) => workflow.never?.some((one) => one === event) !== true;
  const snapshot = workflow.lifecycle.at(record) as AnyMachineSnapshot;
  const standing = new Set(
    chart.states
      .filter(({ path }) => path.length === 0 || snapshot.matches(pathToStateValue(path)))
      .map(({ id }) => id),
  );
  const walks = walkedBy(chart, record.history);
  const ahead = chart.transitions.filter(({ source }) => standing.has(source));
  const { states, ways } = chartInWords(chart, workflow.words);
  return {
    chart: chart.id,
    states: states.map((state) => ({
      ...state,
      isCurrent: standing.has(state.id) && !states.some(({ parent }) => parent === state.id),
    })),
    ways: ways.map(({ transition, ...way }) => ({
      ...way,
      walks: record.history.filter((_, index) => {
        const walk = walks[index];
        return (
          walk?.transition === transition &&
          (way.source === null ||
            walk.from === way.source ||
            walk.from.startsWith(`${way.source}.`))
        );
      }),
    })),
    next: [...new Set(ahead.map(({ event }) => event))].filter(isMeant).map((event) => ({
      event,
      label: words[event] ?? event,
      leadsTo: labelIn(chart, ahead.find((one) => one.event === event)?.targets[0]),
      ...stepOf(workflow, record, asker, event),
    })),
    history: record.history.map((entry, index) => ({
      ...entry,
      from: labelIn(chart, walks[index]?.from),
      to: labelIn(chart, walks[index]?.to),
    })),
  };
}
