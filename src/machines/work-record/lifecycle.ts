import { Career, Evaluation, WorkMonth, type WorkRecord } from '@/data/schemas/work-record';
import { dayText, monthAndYear } from '../date-text';
import { type Lifecycle, withoutHistory } from '../step';
import { workRecordMachine } from './work-record.machine';

/** The lifecycle of the record of an employee's work. A record without history is one that nobody began. */
export const workRecordLifecycle: Lifecycle<typeof workRecordMachine, WorkRecord> = {
  machine: workRecordMachine,
  at: (record) =>
    workRecordMachine.resolveState({
      value: record.history.length === 0 ? 'empty' : 'kept',
      context: withoutHistory(record),
    }),
  recordOf: ({ context }) => context,
  asks: {
    byHr: 'Only HR staff keep the records of people’s work',
    monthIsValid:
      'A month has 0 to 31 days of absence, 0 to 300 hours of overtime and a satisfaction of 1 to 5',
    monthHasBegun: 'This month has not begun yet',
    careerIsValid: 'A skill needs a name, and a promotion a day',
    promotionIsPast: 'This promotion is still to come',
    evaluationIsValid: 'An evaluation needs a day and a rating from 1 to 5',
    evaluationIsPast: 'This evaluation is still to come',
  },
  drafts: {
    monthIsValid: ['month', WorkMonth],
    careerIsValid: ['career', Career],
    evaluationIsValid: ['evaluation', Evaluation],
  },
  tells: {
    'workRecord.enterMonth': ({ month: { month }, imported }) =>
      `Attendance of ${monthAndYear(month)} ${imported === true ? 'imported' : 'entered'}`,
    'workRecord.enterCareer': 'Skills and promotion entered',
    'workRecord.evaluate': ({ evaluation: { date } }) => `Evaluation of ${dayText(date)} entered`,
  },
};
