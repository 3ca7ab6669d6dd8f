import { Refused } from '@/data/schemas/refused';
import { drawingMachine } from '@/machines/resume/drawing.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { failed, sent, told, waited } from './support/rig';

type Stop = 'unseen' | 'drawing' | 'drawn' | 'redrawing' | 'refused' | 'slow' | 'broken';
type Event =
  | 'come into sight'
  | 'zoom'
  | 'leave sight'
  | 'is drawn'
  | 'is refused'
  | 'takes too long'
  | 'breaks'
  | 'again';

const drawn = { of: 'a page' };
const widths: Partial<Record<Event, number>> = { 'come into sight': 600, zoom: 900 };

/** The sentences that tell what failed, by the stop that shows them. */
export const failures = {
  refused: 'The demo was told to refuse this.',
  slow: 'It took too long. Please try again.',
  broken: 'Something went wrong. Please try again.',
};

const at =
  (value: unknown, context: object = {}) =>
  (trail: readonly Event[]) => {
    const width = trail.map((event) => widths[event]).findLast((one) => one !== undefined) ?? 0;
    return {
      value,
      context: { width, drawn: null, failure: null, ...context },
      running: typeof value === 'object' ? { draw: { width } } : {},
    };
  };

const seen = {
  'come into sight': 'drawing',
  zoom: 'drawing',
  'leave sight': 'unseen',
  'is refused': 'refused',
  breaks: 'broken',
} as const;
const ends = { 'is drawn': 'drawn', 'takes too long': 'slow' } as const;
const redrawn = { 'come into sight': 'redrawing', zoom: 'redrawing' } as const;
const afterFailure = { again: 'drawing', 'leave sight': 'unseen' } as const;

/** A resume's file, or a page of it, that is drawn when it is seen. */
export const drawingFlow: FlowModel<Stop, Event, typeof drawingMachine> = {
  machine: drawingMachine,
  start: 'unseen',
  events: {
    'come into sight': sent({ type: 'drawing.see', width: 600 }),
    zoom: sent({ type: 'drawing.see', width: 900 }),
    'leave sight': sent({ type: 'drawing.leave' }),
    'is drawn': told('draw', { type: 'drawing.drawn', drawn }),
    'is refused': told('draw', {
      type: 'drawing.failed',
      error: new Refused({ code: 'missing', sentence: failures.refused }),
    }),
    'takes too long': waited('drawing.seen.drawing', 'drawingLimit', 30_000),
    breaks: failed('draw', new TypeError('the worker is gone')),
    again: sent({ type: 'drawing.retry' }),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr/upload-resumes',
    first: [
      'Choose a PDF resume, and press ‘Analyze with AI’.',
      'Open the candidate’s profile, on a window that does not show the foot of it.',
    ],
    does: {
      'come into sight': 'Scroll to ‘Resume as it looks’.',
      zoom: { never: 'The file is opened once, and its pages are drawn at each width.' },
      'leave sight': { never: 'The file stays open out of sight. Its pages are forgotten.' },
      'is drawn': 'Wait for the answer.',
      'is refused': refusing('candidates.fetchFile'),
      'takes too long': silent('candidates.fetchFile', 30),
      breaks: { never: 'What fails is always told.' },
      again: 'Press ‘Try again’.',
    },
    sees: {
      unseen: 'The card ‘Resume as it looks’ is out of sight, and says ‘Opening the file...’.',
      drawing: 'The card says ‘Opening the file...’.',
      drawn: 'The card shows the page.',
      redrawing: 'The page is shown as before until it is drawn.',
      refused: `The card says ‘${failures.refused}’`,
      slow: `The card says ‘${failures.slow}’`,
      broken: `The card says ‘${failures.broken}’`,
    },
  },
  table: {
    unseen: {
      is: at('unseen'),
      on: { 'come into sight': 'drawing', zoom: 'drawing' },
    },
    drawing: { is: at({ seen: 'drawing' }), on: { ...seen, ...ends } },
    drawn: { is: at({ seen: 'drawn' }, { drawn }), on: { ...seen, ...redrawn } },
    redrawing: {
      is: at({ seen: 'drawing' }, { drawn }),
      on: { ...seen, ...redrawn, ...ends },
    },
    refused: { is: at('failed', { failure: failures.refused }), on: afterFailure },
    slow: { is: at('failed', { failure: failures.slow }), on: afterFailure },
    broken: { is: at('failed', { failure: failures.broken }), on: afterFailure },
  },
};
