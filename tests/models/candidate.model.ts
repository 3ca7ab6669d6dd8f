import type { Candidate, SimulatedFacts } from '@/data/schemas/candidate';
import type { CandidateCommand } from '@/machines/candidate/events';
import { candidateLifecycle } from '@/machines/candidate/lifecycle';
import { aCandidate, frontend, measured, scored } from '../fixtures/candidate';
import { aReading } from '@masar/resume/fixtures/reading';
import { people } from '../fixtures/company';
import { candidateInPage, mergingInPage, unclearInPage } from './candidate.words';
import { everyoneAsks, type LifecycleModel } from './support/record';
import type { Table } from './support/table';

const at = '2026-11-21T08:30:00.000Z';
const reading = aReading('Amina Bouzid', 'React');
const nurse = { ...frontend, title: 'Nurse', skills: [] };
const nothing = { ...frontend, title: ' ' };
const simulated: SimulatedFacts = {
  position: 'UX Developer',
  skills: ['Figma'],
  experience: 4,
  location: 'Oran',
  education: 'Master',
  noise: 12,
  reason: { kind: 'noText', message: 'The file has no text to read.' },
};
const corrections = { location: 'Algiers' };

const commands = {
  analyse: { type: 'candidate.analyse', reading, measured: measured(60) },
  'analyse for nothing': { type: 'candidate.analyse', reading, measured: null },
  'find unreadable': { type: 'candidate.notRead', reason: simulated.reason },
  simulate: { type: 'candidate.simulate', simulated, measured: measured(12) },
  measure: { type: 'candidate.measure', measured: measured(5, nurse) },
  'measure for nothing': { type: 'candidate.measure', measured: measured(0, nothing) },
  correct: { type: 'candidate.correct', corrections, scores: [measured(5, nurse), measured(70)] },
  'take back': {
    type: 'candidate.correct',
    corrections: {},
    scores: [measured(5, nurse), measured(60)],
  },
  undo: { type: 'candidate.undo' },
} as const satisfies Record<string, CandidateCommand>;

type Asked = `${keyof typeof commands} by ${keyof typeof people}`;
type Analysed = 'read' | 'corrected' | 'simulated' | 'unscored' | 'unscored and corrected';
/** `measured` for Nurse besides, `again` when it had that score already, `kept` where that was undone. */
type Stop =
  | 'pending'
  | 'unreadable'
  | Analysed
  | `${Analysed}, ${'measured' | 'measured again' | 'kept'}`;

const actions: Partial<Record<Asked, string>> = {
  'analyse by hr': 'Analyzed',
  'analyse for nothing by hr': 'Analyzed',
  'find unreadable by hr': 'Could not be read',
  'simulate by hr': 'Simulated',
  'measure by hr': 'Re-analyzed',
  'correct by hr': 'Corrected by hand',
  'take back by hr': 'Corrected by hand',
  'undo by hr': 'Re-analysis undone',
};

/** What a history keeps of a command beside its type where that is not all: no reading, and of a score its target. */
const kept: Partial<Record<string, object>> = {
  analyse: { target: 'title frontend developer' },
  'analyse for nothing': { target: null },
  simulate: { target: 'title frontend developer' },
  measure: { target: 'title nurse' },
  correct: { corrections: { location: 'Algiers' } },
  'take back': { corrections: {} },
  count: { corrections: { unclearText: 'counts' } },
  'do not count': { corrections: {} },
};
const leadsTo: Partial<Record<string, string>> = {
  merge: 'Merged',
  'find unreadable': 'Pending',
};

/** The history of what HR asked and got. */
const historyOf = <T extends string>(
  trail: readonly T[],
  told: Partial<Record<T, string>>,
  asked: Record<string, CandidateCommand>,
  begin = 'Analyzed.Undecided',
): Candidate['history'] => {
  let to = begin;
  return trail.map((name) => {
    const words = name.replace(/ by .*$/, '');
    const command = asked[words];
    if (command === undefined) throw new Error(`nobody asks ${name}`);
    const from = to;
    to = leadsTo[words] ?? 'Analyzed.Undecided';
    const held = kept[words];
    const event =
      held === undefined
        ? { ...command, by: people.hr, at }
        : { type: command.type, ...held, by: people.hr, at };
    const by = { by: 'Nadia Benali', byId: 'u-02' };
    return { action: told[name] ?? 'unexpected', ...by, date: at, event, from, to };
  });
};

type Row = Table<Stop, Asked, Candidate>[Stop];

const row = (changes: Partial<Candidate>, on: Row['on']): Row => ({
  is: (trail) =>
    aCandidate({ ...changes, history: historyOf(trail, actions, commands, 'Pending') }),
  on,
});

/** An analysed candidate, and all that measuring it again and undoing that come to. */
function rowsOf<T extends Analysed>(
  name: T,
  changes: Partial<Candidate>,
  scores: Candidate['scores'],
  correction?: { command: 'correct' | 'take back'; to: Analysed },
  also: Row['on'] = {},
) {
  const both = [scored(5, nurse), ...scores];
  const correct = correction && { [`${correction.command} by hr`]: correction.to };
  const correctKept = correction && { [`${correction.command} by hr`]: `${correction.to}, kept` };
  const measureAgain = { 'measure by hr': `${name}, measured again` } as const;
  const holding = (held: Candidate['scores'], before: Candidate['before'], on: Row['on']) =>
    row({ ...changes, status: 'Analyzed', scores: held, before }, { ...on, ...also });
  const rows = {
    [name]: holding(scores, null, { 'measure by hr': `${name}, measured`, ...correct }),
    [`${name}, measured`]: holding(both, scores, {
      ...measureAgain,
      'undo by hr': name,
      ...correctKept,
    }),
    [`${name}, measured again`]: holding(both, both, {
      ...measureAgain,
      'undo by hr': `${name}, kept`,
      ...correctKept,
    }),
    [`${name}, kept`]: holding(both, null, { ...measureAgain, ...correctKept }),
  };
  return rows as Record<T | `${T}, ${'measured' | 'measured again' | 'kept'}`, Row>;
}

const others = {
  'with another': { id: 'c-2', fileName: 'amina-2.pdf', status: 'Analyzed' },
  'with itself': { id: 'c-1', fileName: 'amina.pdf', status: 'Analyzed' },
  'with one who is merged': { id: 'c-3', fileName: 'amina-3.pdf', status: 'Merged' },
} as const;
const mergings = {
  merge: { type: 'candidate.merge', other: others['with another'] },
  'merge with itself': { type: 'candidate.merge', other: others['with itself'] },
  'merge with one who is merged': {
    type: 'candidate.merge',
    other: others['with one who is merged'],
  },
  'tell apart': { type: 'candidate.tellApart', other: others['with another'] },
  separate: { type: 'candidate.separate' },
  analyse: commands.analyse,
  undo: commands.undo,
  'take back': commands['take back'],
} as const satisfies Record<string, CandidateCommand>;

type AskedOfTwins = `${keyof typeof mergings} by ${keyof typeof people}`;
type Twin = 'listed' | 'merged' | 'told apart' | 'told apart, merged';

const told: Partial<Record<AskedOfTwins, string>> = {
  'merge by hr': 'Merged into amina-2.pdf',
  'tell apart by hr': 'Not the same person as amina-2.pdf',
  'separate by hr': 'Merging undone',
};

const twin = (
  changes: Partial<Candidate>,
  on: Table<Twin, AskedOfTwins, Candidate>[Twin]['on'],
): Table<Twin, AskedOfTwins, Candidate>[Twin] => ({
  is: (trail) => aCandidate({ ...read, ...changes, history: historyOf(trail, told, mergings) }),
  on,
});

const read: Partial<Candidate> = { status: 'Analyzed', reading, scores: [scored(60)] };
const merged = { status: 'Merged', mergedInto: 'c-2' } as const;

/** What may come of a candidate who may be the same person as another, asked by every role. */
export const candidateMergingModel: LifecycleModel<
  Twin,
  AskedOfTwins,
  typeof candidateLifecycle.machine,
  Candidate
> = {
  lifecycle: candidateLifecycle,
  record: aCandidate(read),
  start: 'listed',
  inPage: mergingInPage,
  events: everyoneAsks(mergings, people, at),
  table: {
    listed: twin({}, { 'merge by hr': 'merged', 'tell apart by hr': 'told apart' }),
    merged: twin(merged, { 'separate by hr': 'listed' }),
    'told apart': twin({ others: ['c-2'] }, { 'merge by hr': 'told apart, merged' }),
    'told apart, merged': twin({ ...merged, others: ['c-2'] }, { 'separate by hr': 'told apart' }),
  },
};

const withUnclear: Partial<Candidate> = {
  ...read,
  reading: { ...reading, withUnclear: { ...reading.facts, skills: [] } },
};
const words = {
  count: {
    type: 'candidate.correct',
    corrections: { unclearText: 'counts' },
    scores: [measured(70)],
  },
  'do not count': { type: 'candidate.correct', corrections: {}, scores: [measured(60)] },
} as const satisfies Record<string, CandidateCommand>;

type AskedOfUnclear = `${keyof typeof words} by ${keyof typeof people}`;

const said: Partial<Record<AskedOfUnclear, string>> = {
  'count by hr': 'Unclear text counted by hand',
  'do not count by hr': 'Unclear text no longer counted',
};

const unclearRow = (
  changes: Partial<Candidate>,
  on: Table<'uncounted' | 'counted', AskedOfUnclear, Candidate>['counted']['on'],
): Table<'uncounted' | 'counted', AskedOfUnclear, Candidate>['counted'] => ({
  is: (trail) => aCandidate({ ...withUnclear, ...changes, history: historyOf(trail, said, words) }),
  on,
});

/** A candidate with lines that cannot be judged, and who may say that they count. */
export const candidateUnclearModel: LifecycleModel<
  'uncounted' | 'counted',
  AskedOfUnclear,
  typeof candidateLifecycle.machine,
  Candidate
> = {
  lifecycle: candidateLifecycle,
  record: aCandidate(withUnclear),
  start: 'uncounted',
  inPage: unclearInPage,
  events: everyoneAsks(words, people, at),
  table: {
    uncounted: unclearRow({}, { 'count by hr': 'counted' }),
    counted: unclearRow(
      { corrections: words.count.corrections, scores: [scored(70)] },
      { 'do not count by hr': 'uncounted' },
    ),
  },
};

/** What may come of a file before it is analysed, however often it could not be read. */
const begun: Row['on'] = {
  'analyse by hr': 'read',
  'analyse for nothing by hr': 'unscored',
  'find unreadable by hr': 'unreadable',
  'simulate by hr': 'simulated',
};

/** A candidate's life, asked by every role. */
export const candidateModel: LifecycleModel<
  Stop,
  Asked,
  typeof candidateLifecycle.machine,
  Candidate
> = {
  lifecycle: candidateLifecycle,
  record: aCandidate(),
  start: 'pending',
  inPage: candidateInPage,
  events: everyoneAsks(commands, people, at),
  table: {
    pending: row({}, begun),
    unreadable: row({ unreadable: simulated.reason }, begun),
    ...rowsOf('read', { reading }, [scored(60)], { command: 'correct', to: 'corrected' }),
    ...rowsOf('corrected', { reading, corrections }, [scored(70)], {
      command: 'take back',
      to: 'read',
    }),
    ...rowsOf('simulated', { simulated }, [scored(12)], undefined, {
      'analyse by hr': 'read',
      'analyse for nothing by hr': 'unscored',
    }),
    ...rowsOf('unscored', { reading }, [], { command: 'correct', to: 'unscored and corrected' }),
    ...rowsOf('unscored and corrected', { reading, corrections }, [], {
      command: 'take back',
      to: 'unscored',
    }),
  },
};
