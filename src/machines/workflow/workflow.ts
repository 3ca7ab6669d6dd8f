import type { HistoryEntry, WithHistory } from '@/data/schemas/history';
import type { Person, Stamp } from '@/data/schemas/person';
import { type Role, roles, roleTable } from '@/data/schemas/role';
import { type AnyMachineSnapshot, type AnyStateMachine, pathToStateValue } from 'xstate';
import { chartOf } from '../chart';
import { type Lifecycle, refusedBy } from '../step';
import { chartInWords, type ChartState, type ChartWay, labelIn } from './chart-in-words';
import { walkedBy } from './walked';

/** What a workflow needs to be shown, in addition to its lifecycle. */
export interface Workflow<
  TMachine extends AnyStateMachine,
  TRecord extends WithHistory,
  TEvent extends string = string,
> {
  lifecycle: Lifecycle<TMachine, TRecord>;
  /** The label of each event. */
  words: Record<TEvent, string>;
  /** The events that time causes, and not a person. */
  byItself: TEvent[];
  /** The chart's events that never happen to a record, and so are never shown as next. */
  never?: (record: TRecord) => TEvent[];
  /** The payload of an event when a person begins it, such as a form filled with the record. */
  given?: (record: TRecord) => Partial<Record<TEvent, object>>;
  /** The people whom a record names. They may do what others of their role may not. */
  named: (record: TRecord) => Person[];
}

/** A state of a record's chart. */
export interface WorkflowState extends ChartState {
  isCurrent: boolean;
}

/** A transition of a record's chart, and the history's entries that took it. */
export interface WorkflowWay extends ChartWay {
  walks: HistoryEntry[];
}

/** An event that may happen next. */
interface NextStep {
  event: string;
  label: string;
  /** The state that it leads to, in words. Null where the state stays the same. */
  leadsTo: string | null;
  /** Whether time causes it, and not a person. */
  isByItself: boolean;
  /** The people who may do it although their role may not, and the roles that may. */
  who: string[];
  /** What those who may do it still have to give or do, as a sentence. Null when nothing is missing. */
  missing: string | null;
  /** Why the asker may not do it. Null when they may. */
  refused: string | null;
}

/** An entry of the history. `from` and `to` are its states in words, null where they are not known. */
interface PastStep extends Omit<HistoryEntry, 'from' | 'to'> {
  from: string | null;
  to: string | null;
}

/** A record's workflow: its chart with the current state, the next steps, and the history. */
export interface RecordWorkflow {
  /** The chart's id, which identifies its drawing. */
  chart: string;
  states: WorkflowState[];
  ways: WorkflowWay[];
  next: NextStep[];
  history: PastStep[];
}

/** A role as a person reads it. The role table has no label for roles outside the company's staff. */
const roleWords = (role: Role): string =>
  roleTable[role].label ?? (role === 'sys' ? 'System operator' : 'Admin');

/** A person of a role whom no record names. */
const anyOf = (role: Role): Person => ({ id: '', name: '', role });

/** Whether a guard checks who asks. The names of such guards begin with 'by'. */
const isAboutAsker = (guard: string | null) => guard !== null && /^by[A-Z]/.test(guard);

/**
 * Who may do a step, what is missing for it, and why `asker` may not. The answers come from the chart's refusals to
 * each person and role.
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
 * @param asker the person whom it is shown to, and the time.
 */
export function workflowOf<TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  workflow: Workflow<TMachine, TRecord>,
  record: TRecord,
  asker: Stamp,
): RecordWorkflow {
  const chart = chartOf(workflow.lifecycle.machine);
  const words: Record<string, string> = workflow.words;
  const never: string[] = workflow.never?.(record) ?? [];
  const isMeant = (event: string) => !never.includes(event);
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
