import { reportGenerationMachine } from '@/machines/report/report-generation.machine';
import { aReport } from '../fixtures/report';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { answered, refusedWith, sent, waited } from './support/rig';

type Type = 'performance' | 'completion';
type Stop =
  | Type
  | `generating ${Type}`
  | `${Type} is ready`
  | `refused ${Type}`
  | `no answer for ${Type}`;
type Event =
  | 'choose performance'
  | 'choose completion'
  | 'generate'
  | 'generated'
  | 'refused'
  | 'no answer';

const report = aReport();
const refused = 'The demo was told to refuse this.';
const noAnswer = 'Generating took too long. Please try again.';

const at = (
  value: string,
  reportType: Type,
  context: object = {},
  running: Record<string, unknown> = {},
) => ({ value, context: { reportType, report: null, failure: null, ...context }, running });

const rowsFor = <T extends Type, O extends Type>(type: T, other: O) => {
  const choosing = { [`choose ${other}`]: other } as Record<`choose ${O}`, O>;
  const again = { ...choosing, generate: `generating ${type}` } as const;
  return {
    idle: { is: at('idle', type), on: again },
    generating: {
      is: at('generating', type, {}, { generateReport: type }),
      on: {
        ...choosing,
        generated: `${type} is ready`,
        refused: `refused ${type}`,
        'no answer': `no answer for ${type}`,
      },
    },
    ready: { is: at('ready', type, { report }), on: again },
    refused: { is: at('failed', type, { failure: refused }), on: again },
    noAnswer: { is: at('failed', type, { failure: noAnswer }), on: again },
  } as const;
};
const performance = rowsFor('performance', 'completion');
const completion = rowsFor('completion', 'performance');

/** Generating a report: choosing another type goes back to the beginning, even while one is made. */
export const reportGenerationFlow: FlowModel<Stop, Event, typeof reportGenerationMachine> = {
  machine: reportGenerationMachine,
  start: 'performance',
  input: { reportType: 'performance' },
  events: {
    'choose performance': sent({ type: 'report.choose', reportType: 'performance' }),
    'choose completion': sent({ type: 'report.choose', reportType: 'completion' }),
    generate: sent({ type: 'report.generate' }),
    generated: answered('generateReport', report),
    refused: refusedWith('generateReport', refused),
    'no answer': waited('reportGeneration.generating', 'generationLimit', 15_000),
  },
  inPage: {
    account: 'manager@demo.com',
    screen: '/view-reports',
    does: {
      'choose performance': 'Choose ‘Performance’ as the ‘Report type’.',
      'choose completion': 'Choose ‘Completion Rate’ as the ‘Report type’.',
      generate: (stop) =>
        stop.startsWith('refused') || stop.startsWith('no answer')
          ? 'Press ‘Try again’.'
          : 'Press ‘Generate Report’.',
      generated: 'Wait two seconds.',
      refused: refusing('reports.generate'),
      'no answer': silent('reports.generate', 15),
    },
    sees: (stop) =>
      stop.startsWith('generating')
        ? 'The button reads ‘Generating...’.'
        : stop.endsWith('is ready')
          ? 'The page says ‘Report ready:’ and offers ‘Download PDF’.'
          : stop.startsWith('refused')
            ? `The page says ‘${refused}’`
            : stop.startsWith('no answer')
              ? `The page says ‘${noAnswer}’`
              : 'The page offers ‘Generate Report’.',
  },
  table: {
    performance: performance.idle,
    completion: completion.idle,
    'generating performance': performance.generating,
    'generating completion': completion.generating,
    'performance is ready': performance.ready,
    'completion is ready': completion.ready,
    'refused performance': performance.refused,
    'refused completion': completion.refused,
    'no answer for performance': performance.noAnswer,
    'no answer for completion': completion.noAnswer,
  },
};
