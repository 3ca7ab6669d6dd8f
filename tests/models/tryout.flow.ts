import type { ReadOutcome, ResumeReading } from '@/data/schemas/resume';
import { tryoutPanelMachine } from '@/machines/resume/tryout-panel.machine';
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

const refused = (fileName: string, refusal: string) => ({
  value: 'refused',
  context: { fileName, reading: null, refusal },
  running: {},
});
const again = { another: 'choosing' } as const;

type Stop =
  | 'choosing'
  | 'reading'
  | 'read'
  | 'refused: turned away'
  | 'refused: unreadable'
  | 'refused: failed'
  | 'refused: out of time';

type Step =
  | 'choose'
  | 'drop a picture'
  | 'another'
  | 'is read'
  | 'is unreadable'
  | 'reader fails'
  | 'reader hangs';

/** The landing page's analyser: one resume at a time. */
export const tryoutFlow: FlowModel<Stop, Step, typeof tryoutMachine> = {
  machine: tryoutMachine,
  start: 'choosing',
  events: {
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
    'reader hangs': waited('tryout.reading', 'readingLimit', 60_000),
  },
  table: {
    choosing: {
      is: {
        value: 'choosing',
        context: { fileName: '', reading: null, refusal: null },
        running: {},
      },
      on: { choose: 'reading', 'drop a picture': 'refused: turned away' },
    },
    reading: {
      is: {
        value: 'reading',
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
      is: { value: 'read', context: { fileName: 'cv.pdf', reading, refusal: null }, running: {} },
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
      is: refused('cv.pdf', 'Something went wrong while reading. Try the file again.'),
      on: again,
    },
    'refused: out of time': {
      is: refused('cv.pdf', 'Reading took longer than a minute and was stopped.'),
      on: again,
    },
  },
};

type PanelStop = 'closed' | 'opening' | 'unavailable' | 'open';
type PanelStep = 'open' | 'close' | 'panel loads' | 'panel fails' | 'panel hangs';

const panelAt = (value: PanelStop) => ({ value, context: {}, running: {} });

/** The analyser's panel, whose code loads when it is opened. */
export const tryoutPanelFlow: FlowModel<PanelStop, PanelStep, typeof tryoutPanelMachine> = {
  machine: tryoutPanelMachine,
  start: 'closed',
  events: {
    open: sent({ type: 'panel.open' }),
    close: sent({ type: 'panel.close' }),
    'panel loads': answered('loadPanel'),
    'panel fails': failed('loadPanel', new Error('no such chunk')),
    'panel hangs': waited('tryoutPanel.opening', 'loadingLimit', 20_000),
  },
  table: {
    closed: { is: panelAt('closed'), on: { open: 'opening' } },
    opening: {
      is: { ...panelAt('opening'), running: { loadPanel: undefined } },
      on: { 'panel loads': 'open', 'panel fails': 'unavailable', 'panel hangs': 'unavailable' },
    },
    unavailable: { is: panelAt('unavailable'), on: { open: 'opening' } },
    open: { is: panelAt('open'), on: { close: 'closed' } },
  },
};
