import type { ReadOutcome, ResumeReading } from '@/data/schemas/resume';
import { tryoutMachine } from '@/machines/resume/tryout.machine';
import type { FlowModel } from './support/flow';
import { answered, failed, sent, waited } from './support/rig';

const file = new File(['%PDF'], 'cv.pdf');

const reading: ResumeReading = {
  text: { pages: 1, lines: [{ page: 1, text: 'Yasmine Haddad', hidden: null }] },
  facts: {
    name: {
      value: 'Yasmine Haddad',
      evidence: [{ page: 1, line: 0, start: 0, end: 14, text: 'Yasmine Haddad' }],
    },
    email: null,
    phone: null,
    location: null,
    position: null,
    positions: [],
    experience: [],
    yearsExperience: null,
    skills: [],
    education: [],
    certificates: [],
    languages: [],
    age: null,
  },
};
const read: ReadOutcome = { outcome: 'read', reading };
const encrypted: ReadOutcome = {
  outcome: 'refused',
  refusal: { kind: 'encrypted', message: 'The file is protected by a password.' },
};

const nothing = { fileName: '', reading: null, refusal: null };
const idle = { context: nothing, running: {} };
const refused = (fileName: string, refusal: string) => ({
  value: { open: 'refused' },
  context: { fileName, reading: null, refusal },
  running: {},
});
const again = { close: 'closed', another: 'choosing' } as const;

type TryoutStop =
  | 'closed'
  | 'opening'
  | 'unavailable'
  | 'choosing'
  | 'reading'
  | 'read'
  | 'refused: turned away'
  | 'refused: unreadable'
  | 'refused: failed'
  | 'refused: out of time';

type TryoutStep =
  | 'open'
  | 'close'
  | 'panel loads'
  | 'panel fails'
  | 'panel hangs'
  | 'choose'
  | 'drop a picture'
  | 'another'
  | 'is read'
  | 'is unreadable'
  | 'reader fails'
  | 'reader hangs';

/** The landing page's analyser: its panel, and one resume at a time. */
export const tryoutFlow: FlowModel<TryoutStop, TryoutStep, typeof tryoutMachine> = {
  machine: tryoutMachine,
  start: 'closed',
  events: {
    open: sent({ type: 'panel.open' }),
    close: sent({ type: 'panel.close' }),
    'panel loads': answered('loadPanel'),
    'panel fails': failed('loadPanel', new Error('no such chunk')),
    'panel hangs': waited('tryout.opening', 'loadingLimit', 20_000),
    choose: sent({ type: 'file.choose', file }),
    'drop a picture': sent({
      type: 'file.rejected',
      fileName: 'me.png',
      message: 'File type must be PDF, DOC or DOCX',
    }),
    another: sent({ type: 'file.another' }),
    'is read': answered('readResume', read),
    'is unreadable': answered('readResume', encrypted),
    'reader fails': failed('readResume', new Error('The reader could not be loaded.')),
    'reader hangs': waited('tryout.open.reading', 'readingLimit', 60_000),
  },
  table: {
    closed: { is: { value: 'closed', ...idle }, on: { open: 'opening' } },
    opening: {
      is: { value: 'opening', context: nothing, running: { loadPanel: undefined } },
      on: { 'panel loads': 'choosing', 'panel fails': 'unavailable', 'panel hangs': 'unavailable' },
    },
    unavailable: { is: { value: 'unavailable', ...idle }, on: { open: 'opening' } },
    choosing: {
      is: { value: { open: 'choosing' }, ...idle },
      on: { ...again, choose: 'reading', 'drop a picture': 'refused: turned away' },
    },
    reading: {
      is: {
        value: { open: 'reading' },
        context: { fileName: 'cv.pdf', reading: null, refusal: null },
        running: { readResume: file },
      },
      on: {
        ...again,
        'is read': 'read',
        'is unreadable': 'refused: unreadable',
        'reader fails': 'refused: failed',
        'reader hangs': 'refused: out of time',
      },
    },
    read: {
      is: {
        value: { open: 'read' },
        context: { fileName: 'cv.pdf', reading, refusal: null },
        running: {},
      },
      on: again,
    },
    'refused: turned away': {
      is: refused('me.png', 'File type must be PDF, DOC or DOCX'),
      on: again,
    },
    'refused: unreadable': {
      is: refused('cv.pdf', 'The file is protected by a password.'),
      on: again,
    },
    'refused: failed': {
      is: refused('cv.pdf', 'Something went wrong while reading. Try again.'),
      on: again,
    },
    'refused: out of time': {
      is: refused('cv.pdf', 'Reading took longer than a minute and was stopped.'),
      on: again,
    },
  },
};
