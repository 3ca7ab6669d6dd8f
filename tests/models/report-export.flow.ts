import { Refused } from '@/data/schemas/refused';
import { reportExportMachine } from '@/machines/report/report-export.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { failed, sent, told, waited } from './support/rig';

type Format = 'pdf' | 'excel';
type Stop =
  | 'idle'
  | `idle after ${Format}${'' | ' half way'}`
  | `preparing ${Format}${'' | ', half way'}`
  | `${Format} is ready`
  | `${Format} failed: ${'told' | 'broken' | 'out of time'}${'' | ', half way'}`;
type Event =
  | 'start pdf'
  | 'start excel'
  | 'half is done'
  | 'the file is made'
  | 'making tells a failure'
  | 'making breaks'
  | 'making hangs'
  | 'cancel';

const file = new File(['rows'], 'report.bin');
const reasons = {
  told: 'There is nothing to report.',
  broken: 'Something went wrong. Please try again.',
  'out of time': 'Making the file took longer than a minute and was stopped.',
};
const at = (value: string, context: object = {}, running: Record<string, unknown> = {}) => ({
  value,
  context: { format: null, progress: 0, file: null, failure: null, ...context },
  running,
});
const starting = { 'start pdf': 'preparing pdf', 'start excel': 'preparing excel' } as const;

const rowsFor = <T extends Format>(format: T) => {
  const stage = <H extends '' | ', half way', I extends '' | ' half way'>(
    half: H,
    idle: I,
    progress: number,
  ) => ({
    preparing: {
      is: at('preparing', { format, progress }, { makeFile: format }),
      on: {
        'half is done': `preparing ${format}, half way`,
        'the file is made': `${format} is ready`,
        'making tells a failure': `${format} failed: told${half}`,
        'making breaks': `${format} failed: broken${half}`,
        'making hangs': `${format} failed: out of time${half}`,
        cancel: `idle after ${format}${idle}`,
      },
    } as const,
    idle: { is: at('idle', { format, progress }), on: starting },
    told: { is: at('failed', { format, progress, failure: reasons.told }), on: starting },
    broken: { is: at('failed', { format, progress, failure: reasons.broken }), on: starting },
    late: {
      is: at('failed', { format, progress, failure: reasons['out of time'] }),
      on: starting,
    },
  });
  return {
    begun: stage('', '', 0),
    half: stage(', half way', ' half way', 0.5),
    ready: { is: at('ready', { format, progress: 1, file }), on: starting },
  };
};
const [pdf, excel] = [rowsFor('pdf'), rowsFor('excel')];

/** Making a report's file in the page: both formats, progress, and what can come in between. */
export const reportExportFlow: FlowModel<Stop, Event, typeof reportExportMachine> = {
  machine: reportExportMachine,
  start: 'idle',
  events: {
    'start pdf': sent({ type: 'export.start', format: 'pdf' }),
    'start excel': sent({ type: 'export.start', format: 'excel' }),
    'half is done': told('makeFile', { type: 'export.progressed', progress: 0.5 }),
    'the file is made': told('makeFile', { type: 'export.completed', file }),
    'making tells a failure': told('makeFile', {
      type: 'export.failed',
      error: new Refused({ code: 'missing', sentence: reasons.told }),
    }),
    'making breaks': failed('makeFile', new TypeError('document is gone')),
    'making hangs': waited('reportExport.preparing', 'exportLimit', 60_000),
    cancel: sent({ type: 'export.cancel' }),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr/export',
    does: {
      'start pdf': 'Press ‘Export as PDF’.',
      'start excel': 'Press ‘Export as Excel’.',
      'half is done': 'Wait until half of the file is made.',
      'the file is made': 'Wait until the file is made.',
      'making tells a failure': (stop) =>
        stop.endsWith('half way')
          ? { never: 'The demo fails before the first half of a file is made.' }
          : refusing('reports.get'),
      'making breaks': { never: 'What fails is always told.' },
      'making hangs': (stop) =>
        stop.endsWith('half way')
          ? { never: 'The demo stops before the first half of a file is made.' }
          : silent('reports.get', 60),
      cancel: 'Press ‘Cancel’.',
    },
    sees: (stop) =>
      stop.startsWith('preparing')
        ? 'A bar shows how far the file is, with ‘Cancel’ beside it.'
        : stop.startsWith('idle')
          ? 'Both ‘Export as PDF’ and ‘Export as Excel’ can be pressed.'
          : stop.endsWith('is ready')
            ? `The page says ‘performance_report.${stop.startsWith('pdf') ? 'pdf' : 'xlsx'} is ready.’`
            : `The page says ‘${stop.includes('told') ? 'The demo was told to refuse this.' : stop.includes('broken') ? reasons.broken : reasons['out of time']}’`,
  },
  table: {
    idle: { is: at('idle'), on: starting },
    'preparing pdf': pdf.begun.preparing,
    'preparing pdf, half way': pdf.half.preparing,
    'idle after pdf': pdf.begun.idle,
    'idle after pdf half way': pdf.half.idle,
    'pdf is ready': pdf.ready,
    'pdf failed: told': pdf.begun.told,
    'pdf failed: broken': pdf.begun.broken,
    'pdf failed: out of time': pdf.begun.late,
    'pdf failed: told, half way': pdf.half.told,
    'pdf failed: broken, half way': pdf.half.broken,
    'pdf failed: out of time, half way': pdf.half.late,
    'preparing excel': excel.begun.preparing,
    'preparing excel, half way': excel.half.preparing,
    'idle after excel': excel.begun.idle,
    'idle after excel half way': excel.half.idle,
    'excel is ready': excel.ready,
    'excel failed: told': excel.begun.told,
    'excel failed: broken': excel.begun.broken,
    'excel failed: out of time': excel.begun.late,
    'excel failed: told, half way': excel.half.told,
    'excel failed: broken, half way': excel.half.broken,
    'excel failed: out of time, half way': excel.half.late,
  },
};
