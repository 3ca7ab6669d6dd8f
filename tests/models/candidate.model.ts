import type { Candidate, SimulatedFacts } from '@/data/schemas/candidate';
import { type CandidateCommand, candidateLifecycle } from '@/machines/candidate/candidate.machine';
import { aCandidate, aReading, frontend, measured, scored } from '../fixtures/candidate';
import { people } from '../fixtures/company';
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
type Stop = 'pending' | Analysed | `${Analysed}, ${'measured' | 'measured again' | 'kept'}`;

const actions: Partial<Record<Asked, string>> = {
  'analyse by hr': 'Analyzed',
  'analyse for nothing by hr': 'Analyzed',
  'simulate by hr': 'Simulated',
  'measure by hr': 'Re-analyzed',
  'correct by hr': 'Corrected by hand',
  'take back by hr': 'Corrected by hand',
  'undo by hr': 'Re-analysis undone',
};

const commandOf = (asked: Asked) => asked.replace(/ by .*$/, '') as keyof typeof commands;

type Row = Table<Stop, Asked, Candidate>[Stop];

const row = (changes: Partial<Candidate>, on: Row['on']): Row => ({
  is: (trail) =>
    aCandidate({
      ...changes,
      history: trail.map((asked) => ({
        action: actions[asked] ?? 'unexpected',
        by: 'Nadia Benali',
        date: at,
        event: { ...commands[commandOf(asked)], by: people.hr, at },
      })),
    }),
  on,
});

/** An analysed candidate, and all that measuring it again and undoing that come to. */
function rowsOf<T extends Analysed>(
  name: T,
  changes: Partial<Candidate>,
  scores: Candidate['scores'],
  correction?: { command: 'correct' | 'take back'; to: Analysed },
) {
  const both = [scored(5, nurse), ...scores];
  const correct = correction && { [`${correction.command} by hr`]: correction.to };
  const correctKept = correction && { [`${correction.command} by hr`]: `${correction.to}, kept` };
  const measureAgain = { 'measure by hr': `${name}, measured again` } as const;
  const holding = (held: Candidate['scores'], before: Candidate['before'], on: Row['on']) =>
    row({ ...changes, status: 'Analyzed', scores: held, before }, on);
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
  events: everyoneAsks(commands, people, at),
  key: (record) => ({ ...record, history: [] }),
  table: {
    pending: row(
      {},
      {
        'analyse by hr': 'read',
        'analyse for nothing by hr': 'unscored',
        'simulate by hr': 'simulated',
      },
    ),
    ...rowsOf('read', { reading }, [scored(60)], { command: 'correct', to: 'corrected' }),
    ...rowsOf('corrected', { reading, corrections }, [scored(70)], {
      command: 'take back',
      to: 'read',
    }),
    ...rowsOf('simulated', { simulated }, [scored(12)]),
    ...rowsOf('unscored', { reading }, [], { command: 'correct', to: 'unscored and corrected' }),
    ...rowsOf('unscored and corrected', { reading, corrections }, [], {
      command: 'take back',
      to: 'unscored',
    }),
  },
};
