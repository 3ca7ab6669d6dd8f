import type { Candidate, Decision } from '@/data/schemas/candidate';
import type {
  DecisionCommand,
  CandidateCommand,
  CandidateEvent,
} from '@/machines/candidate/events';
import { candidateLifecycle } from '@/machines/candidate/lifecycle';
import { aReading } from '@masar/resume/fixtures/reading';
import { aCandidate, scored } from '../fixtures/candidate';
import { people } from '../fixtures/company';
import { decisionInPage } from './candidate.words';
import { everyoneAsks, type Held, type LifecycleModel, type OpenWorld } from './support/record';
import type { Table } from './support/table';

const at = '2026-11-21T08:30:00.000Z';
const other = aCandidate({ id: 'c-2', fileName: 'amina-2.pdf', status: 'Analyzed' });
const named = { id: other.id, fileName: other.fileName, status: other.status };
const theirs = {
  id: 'note-0',
  by: { id: 'u-99', name: 'Meriem Ziani' },
  at: '2026-11-20T08:30:00.000Z',
  text: 'Speaks well.',
};
const mine = { id: 'note-1', by: { id: 'u-02', name: 'Nadia Benali' }, at, text: 'Called.' };

const commands = {
  shortlist: { type: 'candidate.shortlist' },
  'take off the shortlist': { type: 'candidate.unlist' },
  reject: { type: 'candidate.reject', reason: ' No answer ' },
  'reject without a reason': { type: 'candidate.reject', reason: ' ' },
  reconsider: { type: 'candidate.reconsider' },
  note: { type: 'candidate.note', id: mine.id, text: ' Called. ' },
  'note nothing': { type: 'candidate.note', id: mine.id, text: ' ' },
  'remove the note': { type: 'candidate.removeNote', note: mine.id },
  'remove a note of another': { type: 'candidate.removeNote', note: theirs.id },
  merge: { type: 'candidate.merge', other: named },
  separate: { type: 'candidate.separate' },
} as const satisfies Record<string, CandidateCommand>;

type Asked = `${keyof typeof commands} by ${keyof typeof people}`;
type Decided = 'undecided' | 'shortlisted' | 'rejected' | 'rejected from the shortlist';
type Stop = `${Decided}${'' | ', noted'}${'' | ', merged'}`;

const actions: Partial<Record<string, string>> = {
  shortlist: 'Shortlisted',
  'take off the shortlist': 'Taken off the shortlist',
  reject: 'Rejected: No answer',
  reconsider: 'Rejection taken back',
  note: 'Noted',
  'remove the note': 'Note removed',
  merge: 'Merged into amina-2.pdf',
  separate: 'Merging undone',
};

const decisionAt = (stop: string): Decision => {
  if (stop.startsWith('undecided')) return 'Undecided';
  return stop.startsWith('shortlisted') ? 'Shortlisted' : 'Rejected';
};
const stateAt = (stop: string) =>
  stop.endsWith('merged') ? 'Merged' : `Analyzed.${decisionAt(stop)}`;

const first: Partial<Candidate> = {
  status: 'Analyzed',
  reading: aReading('Amina Bouzid', 'React'),
  scores: [scored(60)],
  notes: [theirs],
};

/** What HR can do with an analysed candidate, and where it leads. */
const moves: Record<Decided, Partial<Record<keyof typeof commands, Decided>>> = {
  undecided: { shortlist: 'shortlisted', reject: 'rejected' },
  shortlisted: { 'take off the shortlist': 'undecided', reject: 'rejected from the shortlist' },
  rejected: { reconsider: 'undecided' },
  'rejected from the shortlist': { reconsider: 'shortlisted' },
};

const table = {} as Table<Stop, Asked, Candidate>;

/** The history of a trail from the first stop, and the notes that it left. */
function toldBy(trail: readonly Asked[]): Pick<Candidate, 'history' | 'notes'> {
  let stop: Stop = 'undecided';
  let notes = [theirs];
  const history = trail.map((name) => {
    const words = name.replace(/ by .*$/, '') as keyof typeof commands;
    const next: Stop | undefined = table[stop].on[name];
    if (next === undefined) throw new Error(`${name} leads nowhere at ${stop}.`);
    const [from, to] = [stateAt(stop), stateAt(next)];
    stop = next;
    if (words === 'note') notes = [...notes, mine];
    if (words === 'remove the note') notes = [theirs];
    const command = commands[words];
    const event = command.type === 'candidate.note' ? { type: command.type, id: mine.id } : command;
    return {
      action: actions[words] ?? 'unexpected',
      by: 'Nadia Benali',
      byId: 'u-02',
      date: at,
      event: { ...event, by: people.hr, at },
      from,
      to,
    };
  });
  return { history, notes };
}

for (const [decided, onward] of Object.entries(moves) as [Decided, (typeof moves)[Decided]][]) {
  for (const noted of ['', ', noted'] as const) {
    const stop = `${decided}${noted}` as const;
    const is = (changes: Partial<Candidate>) => (trail: readonly Asked[]) =>
      aCandidate({
        ...first,
        decision: decisionAt(decided),
        rejection: decided.startsWith('rejected')
          ? { reason: 'No answer', wasShortlisted: decided !== 'rejected' }
          : null,
        ...changes,
        ...toldBy(trail),
      });
    table[stop] = {
      is: is({}),
      on: {
        ...Object.fromEntries(
          Object.entries(onward).map(([name, to]) => [`${name} by hr`, `${to}${noted}`]),
        ),
        ...(noted === ''
          ? { 'note by hr': `${decided}, noted` }
          : { 'remove the note by hr': decided }),
        'merge by hr': `${stop}, merged`,
      },
    };
    table[`${stop}, merged`] = {
      is: is({ status: 'Merged', mergedInto: other.id }),
      on: { 'separate by hr': stop },
    };
  }
}

/** Puts a candidate beside another one into a world whose new ids are those of notes. */
function hold(record: Candidate, open: OpenWorld): Held<Candidate, CandidateEvent> {
  const { by, read } = open(
    { candidates: async () => [record, other] },
    () => at,
    () => mine.id,
  );
  return {
    read: () => read('candidate', record.id),
    send: (event, sent) => {
      const { candidates } = by(event.by);
      if (event.type === 'candidate.merge')
        return candidates.merge(record.id, event.other.id, sent);
      if (event.type === 'candidate.separate') return candidates.separate(record.id, sent);
      return candidates.send(record.id, event as DecisionCommand, sent);
    },
  };
}

/** What HR decides and notes on an analysed candidate, and takes back, asked by every role. */
export const candidateDecisionModel: LifecycleModel<
  Stop,
  Asked,
  typeof candidateLifecycle.machine,
  Candidate
> = {
  lifecycle: candidateLifecycle,
  record: aCandidate(first),
  start: 'undecided',
  inPage: decisionInPage,
  events: everyoneAsks(commands, people, at),
  hold,
  table,
};
