import { Refused } from '@/data/schemas/refused';
import type { AnalysisItem } from '@/machines/candidate/analysis-item';
import {
  type AnalysisRun,
  resumeAnalysisMachine,
} from '@/machines/candidate/resume-analysis.machine';
import type { FlowModel } from './support/flow';
import { refusing } from './support/in-page';
import { failed, sent, told, waited } from './support/rig';

type Run = 'files' | 'candidates' | 'scans';
type Stage = AnalysisItem['stage'];
type Held = 'nothing' | 'amina.pdf';
type Ending = 'finished' | 'cancelled' | 'failed';
type Stop =
  | 'fresh'
  | 'fresh, holding amina.pdf'
  | 'chosen'
  | 'chosen and removed'
  | `analysing ${Run}: ${Stage}, holding ${Held}`
  | `${Ending}, ${Run}: ${Stage}, holding ${Held}`;
type Event =
  | 'choose'
  | 'remove'
  | 'start'
  | 'restart'
  | 'restart for nothing'
  | 'restart with nobody'
  | 'recognise'
  | 'recognise nothing'
  | 'it is being recognised'
  | 'it is being read'
  | 'it is analysed'
  | 'it holds nothing'
  | 'it is refused'
  | 'the run completes'
  | 'the run tells a failure'
  | 'the run breaks'
  | 'the run stands still'
  | 'cancel'
  | 'dismiss';

const amina = new File(['%PDF-'], 'amina.pdf');
const notes = { name: 'notes.txt', messages: ['File type must be PDF, DOC or DOCX'] };
const target = { title: 'Frontend Developer', listingId: null };
const yanis = { id: 'c-2', name: 'Yanis Meziane', again: true };
const scan = { id: 'c-3', name: 'scan.pdf', again: false };
const nothing = { title: ' ', listingId: null };
const unreadable = { kind: 'noText', message: 'The file has no text to read.' } as const;
const worldEnded = 'The world has ended.';
const reasons: Partial<Record<Event, string>> = {
  'the run tells a failure': worldEnded,
  'the run breaks': 'Something went wrong. Please try again.',
  'the run stands still': 'It stood still for two minutes. Please try again.',
};

const runs: Record<Run, { run: AnalysisRun; name: string }> = {
  files: { run: { of: 'files', files: [amina], target }, name: 'amina.pdf' },
  candidates: { run: { of: 'candidates', candidates: [yanis], target }, name: 'Yanis Meziane' },
  scans: { run: { of: 'scans', candidates: [scan], target: nothing }, name: 'scan.pdf' },
};
const contextOf = (run: Run, stage: Stage, held: Held) => ({
  files: held === 'nothing' ? [] : [amina],
  rejected: [],
  run: runs[run].run,
  items: [
    {
      name: runs[run].name,
      stage,
      reason: stage === 'refused' ? unreadable : null,
      ...(stage === 'refused' && { id: 'c-9' }),
      ...(stage === 'recognising' && { share: 0.5 }),
    },
  ],
  failure: null,
});

const fresh = (files: File[], rejected: (typeof notes)[]) => ({
  value: { choosing: 'fresh' },
  context: { files, rejected, run: null, items: [], failure: null },
  running: {},
});

const choosing = (held: Held) =>
  ({
    choose: 'chosen',
    ...(held === 'amina.pdf' && { start: 'analysing files: waiting, holding amina.pdf' as const }),
    restart: `analysing candidates: waiting, holding ${held}`,
    recognise: `analysing scans: waiting, holding ${held}`,
  }) as const;

/** After a run of files, what was not done stays selected; a run of candidates leaves the selection alone. */
const heldAfter = (run: Run, stage: Stage, held: Held): Held =>
  run === 'files' && ['analysed', 'empty', 'refused'].includes(stage) ? 'nothing' : held;

const analysing = (run: Run, stage: Stage, held: Held): [Stop, Row] => {
  const to = (next: Stage) => `analysing ${run}: ${next}, holding ${held}` as const;
  const kept = heldAfter(run, stage, held);
  const emptied = run === 'files' ? 'nothing' : held;
  return [
    to(stage),
    {
      is: {
        value: { analysing: 'progressing' },
        context: contextOf(run, stage, held),
        running: { analyseResumes: runs[run].run },
      },
      on: {
        'it is being read': to('reading'),
        'it is being recognised': to('recognising'),
        'it is analysed': to('analysed'),
        'it holds nothing': to('empty'),
        'it is refused': to('refused'),
        'the run completes': `finished, ${run}: ${stage}, holding ${emptied}`,
        'the run tells a failure': `failed, ${run}: ${stage}, holding ${kept}`,
        'the run breaks': `failed, ${run}: ${stage}, holding ${kept}`,
        'the run stands still': `failed, ${run}: ${stage}, holding ${kept}`,
        cancel: `cancelled, ${run}: ${stage}, holding ${kept}`,
      },
    },
  ];
};

const ended = (ending: Ending, run: Run, stage: Stage, held: Held): [Stop, Row] => {
  const at = (holding: Held) => `${ending}, ${run}: ${stage}, holding ${holding}` as const;
  return [
    at(held),
    {
      is: (trail) => {
        const last = trail.findLast((event) => event in reasons);
        const reason = last === undefined ? undefined : reasons[last];
        return {
          value: { choosing: ending },
          context: {
            ...contextOf(run, stage, held),
            failure: ending === 'failed' ? (reason ?? null) : null,
          },
          running: {},
        };
      },
      on: {
        ...choosing(held),
        remove: at('nothing'),
        dismiss: held === 'nothing' ? 'fresh' : 'fresh, holding amina.pdf',
      },
    },
  ];
};

type Row = FlowModel<Stop, Event, typeof resumeAnalysisMachine>['table'][Stop];

const allRuns: Run[] = ['files', 'candidates', 'scans'];
const allStages: Stage[] = ['waiting', 'reading', 'recognising', 'analysed', 'empty', 'refused'];
const bothHeld: Held[] = ['nothing', 'amina.pdf'];
const endings: Ending[] = ['finished', 'cancelled', 'failed'];

/** A run of files begins with a file held; it ends with one only where that file was not done. */
const isReachable = (ending: Ending | null, run: Run, stage: Stage, held: Held) => {
  if (run !== 'files') return true;
  if (ending === null) return held === 'amina.pdf';
  return held === 'nothing' || (ending !== 'finished' && heldAfter(run, stage, held) === held);
};

const runRows = allRuns.flatMap((run) =>
  allStages.flatMap((stage) =>
    bothHeld.flatMap((held) => [
      ...(isReachable(null, run, stage, held) ? [analysing(run, stage, held)] : []),
      ...endings
        .filter((ending) => isReachable(ending, run, stage, held))
        .map((ending) => ended(ending, run, stage, held)),
    ]),
  ),
);

/** Choosing files, analysing them or candidates anew, and every way that a run can end. */
export const resumeAnalysisFlow: FlowModel<Stop, Event, typeof resumeAnalysisMachine> = {
  machine: resumeAnalysisMachine,
  start: 'fresh',
  key: ({ value, context: { files, rejected, run, items } }) =>
    JSON.stringify([value, files, rejected, run, items]),
  events: {
    choose: sent({ type: 'files.chosen', files: [amina], rejected: [notes] }),
    remove: sent({ type: 'file.remove', name: 'amina.pdf' }),
    start: sent({ type: 'analysis.start', target }),
    restart: sent({ type: 'analysis.restart', of: 'candidates', candidates: [yanis], target }),
    'restart for nothing': sent({
      type: 'analysis.restart',
      of: 'candidates',
      candidates: [yanis],
      target: nothing,
    }),
    'restart with nobody': sent({
      type: 'analysis.restart',
      of: 'candidates',
      candidates: [],
      target,
    }),
    recognise: sent({
      type: 'analysis.restart',
      of: 'scans',
      candidates: [scan],
      target: nothing,
    }),
    'recognise nothing': sent({ type: 'analysis.restart', of: 'scans', candidates: [], target }),
    'it is being read': told('analyseResumes', {
      type: 'analysis.progressed',
      progress: { index: 0, stage: 'reading' },
    }),
    'it is being recognised': told('analyseResumes', {
      type: 'analysis.progressed',
      progress: { index: 0, stage: 'recognising', share: 0.5 },
    }),
    'it is analysed': told('analyseResumes', {
      type: 'analysis.progressed',
      progress: { index: 0, stage: 'analysed', reason: null },
    }),
    'it holds nothing': told('analyseResumes', {
      type: 'analysis.progressed',
      progress: { index: 0, stage: 'empty' },
    }),
    'it is refused': told('analyseResumes', {
      type: 'analysis.progressed',
      progress: { index: 0, stage: 'analysed', reason: unreadable, id: 'c-9' },
    }),
    'the run completes': told('analyseResumes', { type: 'analysis.completed' }),
    'the run tells a failure': told('analyseResumes', {
      type: 'analysis.failed',
      error: new Refused({ code: 'forbidden', sentence: worldEnded }),
    }),
    'the run breaks': failed('analyseResumes', new TypeError('document is gone')),
    'the run stands still': waited(
      'resumeAnalysis.analysing.progressing',
      'progressLimit',
      120_000,
    ),
    cancel: sent({ type: 'analysis.cancel' }),
    dismiss: sent({ type: 'analysis.dismiss' }),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr/upload-resumes?title=Frontend+Developer',
    first: ['Have a resume “amina.pdf” and a file “notes.txt”.', 'Tick ‘Select Yanis Meziane’.'],
    does: {
      choose: 'Choose “amina.pdf” and “notes.txt” as ‘Resumes’.',
      remove: (stop) =>
        /nothing|removed|^fresh$/.test(stop)
          ? { never: 'What is not selected has no button.' }
          : 'Press ‘Remove amina.pdf’.',
      start: 'Press ‘Analyze with AI’.',
      restart: 'Follow ‘Re-analyze’.',
      'restart for nothing': { never: 'The link stands there with a target only.' },
      'restart with nobody': { never: 'The link stands there with a candidate ticked only.' },
      recognise: { never: 'None of the files is a scan.' },
      'recognise nothing': { never: 'Without a scan there is no button.' },
      'it is being read': { never: 'A resume is read in a moment.' },
      'it is being recognised': { never: 'None of the files is a scan.' },
      'it is analysed': 'Wait until it is analysed.',
      'it holds nothing': { never: 'Whether a resume holds anything is in the file.' },
      'it is refused': { never: 'Whether a resume can be read is in the file.' },
      'the run completes': (stop) =>
        stop.includes('analysed') ? 'Wait for the end.' : { never: 'A run ends with its files.' },
      'the run tells a failure': (stop) =>
        stop.includes('waiting')
          ? refusing(stop.includes('candidates') ? 'candidates.reanalyse' : 'candidates.analyse')
          : { never: 'The demo fails before it reads.' },
      'the run breaks': { never: 'What fails is always told.' },
      'the run stands still': { never: 'The demo never stands still.' },
      cancel: 'Press ‘Cancel’.',
      dismiss: 'Press ‘Dismiss’.',
    },
    sees: (stop) => {
      if (stop === 'chosen')
        return 'The page lists ‘amina.pdf’, and says ‘File type must be PDF, DOC or DOCX’.';
      if (stop === 'chosen and removed')
        return 'The page says ‘File type must be PDF, DOC or DOCX’.';
      if (stop.startsWith('fresh'))
        return stop.includes('holding') ? 'The page lists ‘amina.pdf’.' : 'No file is listed.';
      if (stop.startsWith('analysing'))
        return `The page says ‘${stop.includes('analysed') ? 1 : 0} of 1 analyzed’.`;
      if (stop.startsWith('failed')) return 'The summary says why ‘The analysis stopped’.';
      const done = stop.includes('analysed') ? 1 : 0;
      return `The summary says ‘${done} of 1 read and analyzed.${stop.startsWith('cancelled') ? ` Cancelled with ${1 - done} left; what was done is kept.` : ''}’`;
    },
  },
  table: {
    fresh: { is: fresh([], []), on: { ...choosing('nothing'), remove: 'fresh' } },
    'fresh, holding amina.pdf': {
      is: fresh([amina], []),
      on: { ...choosing('amina.pdf'), remove: 'fresh' },
    },
    chosen: {
      is: fresh([amina], [notes]),
      on: { ...choosing('amina.pdf'), remove: 'chosen and removed' },
    },
    'chosen and removed': {
      is: fresh([], [notes]),
      on: { ...choosing('nothing'), remove: 'chosen and removed' },
    },
    ...(Object.fromEntries(runRows) as Record<Exclude<Stop, Fresh>, Row>),
  },
};

type Fresh = 'fresh' | 'fresh, holding amina.pdf' | 'chosen' | 'chosen and removed';
