import type { Corrections, Measured, ResumeReading } from '@masar/resume/schemas';
import type { Candidate, CandidateNote } from '@/data/schemas/candidate';
import type { Stamp } from '@/data/schemas/person';
import { measuredAnew, withScore } from './targets';

/** What a candidate's chart keeps beside its state. */
export type CandidateFacts = Omit<Candidate, 'status' | 'decision' | 'history'>;

export type NewCandidate = Pick<Candidate, 'id' | 'fileName' | 'receivedAt' | 'file'>;

/** A candidate whose file has just arrived. */
export const blankCandidate = (arrived: NewCandidate): CandidateFacts => ({
  ...arrived,
  unreadable: null,
  reading: null,
  simulated: null,
  scores: [],
  before: null,
  corrections: {},
  mergedInto: null,
  others: [],
  rejection: null,
  notes: [],
});

/** What was read of the file, in place of what was made up for it. */
export const readAs = (
  reading: ResumeReading,
): Pick<Candidate, 'reading' | 'unreadable' | 'simulated' | 'scores' | 'before'> => ({
  reading,
  unreadable: null,
  simulated: null,
  scores: [],
  before: null,
});

/** The scores with a new measurement, if there is one. */
export const scoredBy = (
  { scores }: CandidateFacts,
  { measured, at }: { measured: Measured | null; at: string },
): Pick<Candidate, 'scores'> => ({
  scores: measured === null ? scores : withScore(scores, { ...measured, at }),
});

/** The corrections, and the scores that follow from them. An earlier re-analysis can no longer be undone. */
export const correctedBy = (
  { scores }: CandidateFacts,
  made: { corrections: Corrections; scores: Measured[] },
): Pick<Candidate, 'corrections' | 'scores' | 'before'> => ({
  corrections: made.corrections,
  scores: measuredAnew(scores, made.scores),
  before: null,
});

type Noted = Pick<Candidate, 'notes'>;

/** A note as its event brings it. */
export type NewNote = { id: string; text: string } & Stamp;

/** A candidate's notes with a new one, the newest last. */
export const withNote = ({ notes }: Noted, { id, text, by, at }: NewNote): Noted => ({
  notes: [...notes, { id, by: { id: by.id, name: by.name }, at, text: text.trim() }],
});

/** A candidate's notes without one of them. */
export const withoutNote = ({ notes }: Noted, id: string): Noted => ({
  notes: notes.filter((note) => note.id !== id),
});

/** Whether a person wrote no such note yet. */
export const isNewNote = ({ notes }: Noted, { text, by }: Pick<NewNote, 'text' | 'by'>): boolean =>
  !notes.some((note) => note.by.id === by.id && note.text === text.trim());

/** The note with an id. Undefined where it is not there. */
export const noteOf = ({ notes }: Noted, id: string): CandidateNote | undefined =>
  notes.find((note) => note.id === id);
