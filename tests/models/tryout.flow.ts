import { noFacts } from '@masar/resume/facts';
import type { ReadOutcome, ResumeReading } from '@masar/resume/schemas';
import { tryoutPanelMachine } from '@/machines/resume/tryout-panel.machine';
import { tryoutMachine } from '@/machines/resume/tryout.machine';
import type { RejectedFile } from '@/machines/candidate/file-rules';
import type { FlowModel } from './support/flow';
import { answered, failed, sent, waited } from './support/rig';

const file = new File(['%PDF'], 'cv.pdf');

const reading: ResumeReading = {
  text: { pages: 1, lines: [{ page: 1, text: 'Yasmine Haddad', hidden: null }] },
  facts: {
    ...noFacts,
    name: {
      value: 'Yasmine Haddad',
      evidence: [{ page: 1, line: 0, start: 0, end: 14, text: 'Yasmine Haddad' }],
    },
  },
};
const read: ReadOutcome = { outcome: 'read', reading };
const encrypted: ReadOutcome = {
  outcome: 'refused',
  reason: { kind: 'encrypted', message: 'The file is protected by a password.' },
};

const picture: RejectedFile = {
  name: 'me.png',
  messages: ['File type must be PDF, DOC or DOCX'],
};

type Stop =
  | 'choosing'
  | 'reading'
  | 'read'
  | 'refused: unreadable'
  | 'refused: failed'
  | 'refused: out of time';

type Step =
  | 'choose'
  | 'drop it with a picture'
  | 'drop a picture'
  | 'another'
  | 'is read'
  | 'is unreadable'
  | 'reader fails'
  | 'reader hangs';

/** The files that were turned away with the last that were chosen. */
export function rejectedAfter(trail: readonly Step[]): RejectedFile[] {
  const last = trail.findLast((step) => /^(choose|drop|another)/.test(step));
  return last?.startsWith('drop') ? [picture] : [];
}

const at =
  (value: string, context: object, running = {}) =>
  (trail: readonly Step[]) => ({
    value,
    context: {
      rejected: rejectedAfter(trail),
      fileName: 'cv.pdf',
      reading: null,
      refusal: null,
      ...context,
    },
    running,
  });
const refused = (refusal: string) => at('refused', { refusal });
const again = { another: 'choosing' } as const;

/** The landing page's analyser: one resume at a time. */
export const tryoutFlow: FlowModel<Stop, Step, typeof tryoutMachine> = {
  machine: tryoutMachine,
  start: 'choosing',
  events: {
    choose: sent({ type: 'files.chosen', files: [file], rejected: [] }),
    'drop it with a picture': sent({ type: 'files.chosen', files: [file], rejected: [picture] }),
    'drop a picture': sent({ type: 'files.chosen', files: [], rejected: [picture] }),
    another: sent({ type: 'file.another' }),
    'is read': answered('readResume', read),
    'is unreadable': answered('readResume', encrypted),
    'reader fails': failed('readResume', new Error('The reader could not be loaded.')),
    'reader hangs': waited('tryout.reading', 'readingLimit', 60_000),
  },
  key: ({ value, context }) => JSON.stringify([value, { ...context, rejected: [] }]),
  inPage: {
    account: null,
    screen: '/',
    first: ['Press ‘Try the analyser’.'],
    does: {
      choose: 'Choose a resume.',
      'drop it with a picture': 'Drop a resume and a picture “me.png” together.',
      'drop a picture': 'Drop a picture “me.png”.',
      another: (stop) => (stop === 'reading' ? 'Press ‘Cancel’.' : 'Press ‘Try another file’.'),
      'is read': 'Wait until it is read.',
      'is unreadable': {
        does: 'Wait until it is read.',
        before: 'Take a file of which only the first bytes are left.',
      },
      'reader fails': {
        does: 'Wait for a moment, and put the browser online again.',
        before:
          'Load the page anew, open the panel, and put the browser offline in its developer tools.',
      },
      'reader hangs': { never: 'No file is known whose reading takes a minute.' },
    },
    sees: {
      choosing: 'The panel asks for a file.',
      reading: 'The panel offers ‘Cancel’ while it reads.',
      read: 'The panel lists what it read, and offers ‘Try another file’.',
      'refused: unreadable': 'The panel says why, and offers ‘Try another file’.',
      'refused: failed': 'The panel says ‘Something went wrong while reading. Try the file again.’',
      'refused: out of time': 'The panel says ‘Reading took longer than a minute and was stopped.’',
    },
  },
  table: {
    choosing: {
      is: at('choosing', { fileName: '' }),
      on: { choose: 'reading', 'drop it with a picture': 'reading', 'drop a picture': 'choosing' },
    },
    reading: {
      is: at('reading', {}, { readResume: file }),
      on: {
        ...again,
        'is read': 'read',
        'is unreadable': 'refused: unreadable',
        'reader fails': 'refused: failed',
        'reader hangs': 'refused: out of time',
      },
    },
    read: { is: at('read', { reading }), on: again },
    'refused: unreadable': { is: refused('The file is protected by a password.'), on: again },
    'refused: failed': {
      is: refused('Something went wrong while reading. Try the file again.'),
      on: again,
    },
    'refused: out of time': {
      is: refused('Reading took longer than a minute and was stopped.'),
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
  inPage: {
    account: null,
    screen: '/',
    does: {
      open: 'Press ‘Try the analyser’.',
      close: 'Press ‘Close’, and load the page anew.',
      'panel loads': 'Wait for the panel.',
      'panel fails': {
        does: 'Wait for a moment, and put the browser online again.',
        before: 'Put the browser offline in its developer tools.',
      },
      'panel hangs': {
        does: 'Wait 20 seconds, and end the pause.',
        before: 'Have a proxy or the developer tools pause what the page loads next.',
      },
    },
    sees: {
      closed: 'The page offers ‘Try the analyser’.',
      opening: 'The button is busy.',
      unavailable:
        'The page says ‘The analyser could not be loaded. Check the connection and try again.’',
      open: 'The panel ‘Try the analyser’ is open.',
    },
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
