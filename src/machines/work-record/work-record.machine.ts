import { Career, Evaluation, WorkMonth, type WorkRecord } from '@/data/schemas/work-record';
import type { Stamp } from '@/data/schemas/person';
import { and, assign, setup } from 'xstate';
import { dayOf, monthOf } from '../calendar';
import { inOrder } from '../order';
import { keepsWorkRecords } from './policy';

/** What HR may enter. `imported` tells that the month came out of a file. */
export type WorkRecordCommand =
  | { type: 'workRecord.enterMonth'; month: WorkMonth; imported?: boolean }
  | { type: 'workRecord.enterCareer'; career: Career }
  | { type: 'workRecord.evaluate'; evaluation: Evaluation };

export type WorkRecordEvent = WorkRecordCommand & Stamp;

const isEmpty = ({ absenceDays, overtimeHours, satisfaction }: WorkMonth) =>
  absenceDays === null && overtimeHours === null && satisfaction === null;

/** The record of an employee's work: attendance, skills, promotion and evaluations. The first entry makes it. */
export const workRecordMachine = setup({
  types: {
    context: {} as Omit<WorkRecord, 'history'>,
    events: {} as WorkRecordEvent,
    input: {} as { id: string },
  },
  guards: {
    byHr: ({ event }) => keepsWorkRecords(event.by.role),
    monthIsValid: ({ event }) => 'month' in event && WorkMonth.safeParse(event.month).success,
    monthHasBegun: ({ event }) => 'month' in event && event.month.month <= monthOf(event.at),
    careerIsValid: ({ event }) => 'career' in event && Career.safeParse(event.career).success,
    promotionIsPast: ({ event }) =>
      'career' in event && (event.career.promotedAt ?? '') <= dayOf(event.at),
    evaluationIsValid: ({ event }) =>
      'evaluation' in event && Evaluation.safeParse(event.evaluation).success,
    evaluationIsPast: ({ event }) =>
      'evaluation' in event && event.evaluation.date <= dayOf(event.at),
  },
  actions: {
    recordMonth: assign(({ context }, p: { month: WorkMonth }) => ({
      months: [...context.months.filter(({ month }) => month !== p.month.month), p.month]
        .filter((one) => !isEmpty(one))
        .toSorted((a, b) => inOrder(a.month, b.month)),
    })),
    recordCareer: assign((_, p: { career: Career }) => Career.parse(p.career)),
    recordEvaluation: assign(({ context }, p: { evaluation: Evaluation }) => ({
      evaluations: [
        ...context.evaluations.filter(({ date }) => date !== p.evaluation.date),
        Evaluation.parse(p.evaluation),
      ].toSorted((a, b) => inOrder(a.date, b.date)),
    })),
  },
}).createMachine({
  id: 'workRecord',
  context: ({ input }) => ({
    employeeId: input.id,
    skills: [],
    promotedAt: null,
    months: [],
    evaluations: [],
  }),
  initial: 'empty',
  on: {
    'workRecord.enterMonth': {
      guard: and(['byHr', 'monthIsValid', 'monthHasBegun']),
      target: '.kept',
      actions: { type: 'recordMonth', params: ({ event }) => event },
    },
    'workRecord.enterCareer': {
      guard: and(['byHr', 'careerIsValid', 'promotionIsPast']),
      target: '.kept',
      actions: { type: 'recordCareer', params: ({ event }) => event },
    },
    'workRecord.evaluate': {
      guard: and(['byHr', 'evaluationIsValid', 'evaluationIsPast']),
      target: '.kept',
      actions: { type: 'recordEvaluation', params: ({ event }) => event },
    },
  },
  states: { empty: {}, kept: {} },
});
