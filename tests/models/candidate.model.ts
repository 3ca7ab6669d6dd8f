import type { Candidate, SimulatedFacts } from '@/data/schemas/candidate';
import { type CandidateCommand, candidateLifecycle } from '@/machines/candidate/candidate.machine';
import { aCandidate, aReading, aScore, frontend } from '../fixtures/candidate';
import { people } from '../fixtures/company';
import { everyoneAsks, type LifecycleModel } from './support/record';
import type { Table } from './support/table';

const at = '2026-11-21T08:30:00.000Z';
const reading = aReading('Amina Bouzid', 'React');
const target = frontend;
const simulated: SimulatedFacts = {
  position: 'UX Developer',
  skills: ['Figma'],
  experience: 4,
  location: 'Oran',
  education: 'Master',
  noise: 12,
  score: 12,
  reason: { kind: 'noText', message: 'The file has no text to read.' },
};
const corrections = { location: 'Algiers' };

const commands = {
  analyse: { type: 'candidate.analyse', reading, target, score: aScore(60) },
  simulate: { type: 'candidate.simulate', simulated, target },
  correct: { type: 'candidate.correct', corrections, score: aScore(70) },
  'take back': { type: 'candidate.correct', corrections: {}, score: aScore(60) },
} as const satisfies Record<string, CandidateCommand>;

type Asked = `${keyof typeof commands} by ${keyof typeof people}`;
type Stop = 'pending' | 'read' | 'simulated' | 'corrected' | 'corrected and measured again';

const firstTime: Partial<Record<Asked, string>> = {
  'analyse by hr': 'Analyzed',
  'simulate by hr': 'Simulated',
};
const again: Partial<Record<Asked, string>> = {
  'analyse by hr': 'Re-analyzed',
  'simulate by hr': 'Re-simulated',
  'correct by hr': 'Corrected by hand',
  'take back by hr': 'Corrected by hand',
};

const commandOf = (asked: Asked) => asked.replace(/ by .*$/, '') as keyof typeof commands;

const row = (
  changes: Partial<Candidate>,
  on: Table<Stop, Asked, Candidate>[Stop]['on'],
): Table<Stop, Asked, Candidate>[Stop] => ({
  is: (trail) =>
    aCandidate({
      ...changes,
      history: trail.map((asked, index) => ({
        action: (index === 0 ? firstTime : again)[asked] ?? 'unexpected',
        by: 'Nadia Benali',
        date: at,
        event: { ...commands[commandOf(asked)], by: people.hr, at },
      })),
    }),
  on,
});

const analysed = { status: 'Analyzed', reading, target } as const;

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
    pending: row({}, { 'analyse by hr': 'read', 'simulate by hr': 'simulated' }),
    read: row(
      { ...analysed, score: aScore(60) },
      {
        'analyse by hr': 'read',
        'simulate by hr': 'simulated',
        'correct by hr': 'corrected',
      },
    ),
    simulated: row(
      { status: 'Analyzed', simulated, target },
      { 'analyse by hr': 'read', 'simulate by hr': 'simulated' },
    ),
    corrected: row(
      { ...analysed, corrections, score: aScore(70) },
      {
        'analyse by hr': 'corrected and measured again',
        'simulate by hr': 'simulated',
        'take back by hr': 'read',
      },
    ),
    'corrected and measured again': row(
      { ...analysed, corrections, score: aScore(60) },
      {
        'analyse by hr': 'corrected and measured again',
        'simulate by hr': 'simulated',
        'take back by hr': 'read',
      },
    ),
  },
};
