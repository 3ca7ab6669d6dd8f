import type { WorkRecord } from '@/data/schemas/work-record';
import { workRecordLifecycle } from '@/machines/work-record/lifecycle';
import type { WorkRecordCommand } from '@/machines/work-record/work-record.machine';
import { aUser, aWorkRecord, now, people } from '../fixtures/company';
import { everyoneAsks, type LifecycleModel } from './support/record';
import type { Table } from './support/table';

const november = { month: '2026-11', absenceDays: 0, overtimeHours: 3, satisfaction: 4 };
const october = { month: '2026-10', absenceDays: 1.5, overtimeHours: null, satisfaction: null };
const unknown = { absenceDays: null, overtimeHours: null, satisfaction: null };
const may = { date: '2026-05-28', rating: 4.4, feedback: 'Reliable.' };
const yesterday = { date: '2026-11-20', rating: 4, feedback: 'Well done.' };
const career = { skills: ['React', 'Figma'], promotedAt: '2026-11-21' };

const commands: Record<CommandName, WorkRecordCommand> = {
  'enter October': { type: 'workRecord.enterMonth', month: october },
  'import October': { type: 'workRecord.enterMonth', month: october, imported: true },
  'clear October': { type: 'workRecord.enterMonth', month: { month: '2026-10', ...unknown } },
  'enter no month': { type: 'workRecord.enterMonth', month: { ...october, month: '2026-13' } },
  'enter 32 days': { type: 'workRecord.enterMonth', month: { ...october, absenceDays: 32 } },
  'enter December': { type: 'workRecord.enterMonth', month: { ...october, month: '2026-12' } },
  'enter skills': { type: 'workRecord.enterCareer', career },
  'enter a nameless skill': {
    type: 'workRecord.enterCareer',
    career: { ...career, skills: ['React', ' '] },
  },
  'promote tomorrow': {
    type: 'workRecord.enterCareer',
    career: { ...career, promotedAt: '2026-11-22' },
  },
  evaluate: { type: 'workRecord.evaluate', evaluation: yesterday },
  'rate 6': { type: 'workRecord.evaluate', evaluation: { ...yesterday, rating: 6 } },
  'evaluate tomorrow': {
    type: 'workRecord.evaluate',
    evaluation: { ...yesterday, date: '2026-11-22' },
  },
};

type CommandName =
  | 'enter October'
  | 'import October'
  | 'clear October'
  | 'enter no month'
  | 'enter 32 days'
  | 'enter December'
  | 'enter skills'
  | 'enter a nameless skill'
  | 'promote tomorrow'
  | 'evaluate'
  | 'rate 6'
  | 'evaluate tomorrow';
type Asked = `${CommandName} by ${keyof typeof people}`;
type Stop = `${'' | 'October '}${'' | 'skills '}${'' | 'evaluated '}kept`;

const told: Partial<Record<Asked, string>> = {
  'enter October by hr': 'Attendance of Oct 2026 entered',
  'import October by hr': 'Attendance of Oct 2026 imported',
  'clear October by hr': 'Attendance of Oct 2026 entered',
  'enter skills by hr': 'Skills and promotion entered',
  'evaluate by hr': 'Evaluation of 20 Nov 2026 entered',
};

const record = aWorkRecord({
  skills: ['React'],
  months: [november],
  evaluations: [may],
  history: [{ action: 'Taken over', by: 'Admin', date: '2026-01-01T08:00:00.000Z' }],
});

const entry = (asked: Asked, from: string): WorkRecord['history'][number] => ({
  action: told[asked] ?? 'unexpected',
  by: people.hr.name,
  byId: people.hr.id,
  date: now,
  event: { ...commands[asked.replace(' by hr', '') as CommandName], by: people.hr, at: now },
  from,
  to: 'kept',
});

const stopOf = (hasOctober: boolean, hasSkills: boolean, isEvaluated: boolean) =>
  `${hasOctober ? 'October ' : ''}${hasSkills ? 'skills ' : ''}${isEvaluated ? 'evaluated ' : ''}kept` as const;

const flags = [false, true];
const table = Object.fromEntries(
  flags.flatMap((hasOctober) =>
    flags.flatMap((hasSkills) =>
      flags.map((isEvaluated) => [
        stopOf(hasOctober, hasSkills, isEvaluated),
        {
          is: (trail: readonly Asked[]): WorkRecord => ({
            ...record,
            ...(hasSkills && career),
            months: hasOctober ? [october, november] : [november],
            evaluations: isEvaluated ? [may, yesterday] : [may],
            history: [...record.history, ...trail.map((asked) => entry(asked, 'kept'))],
          }),
          on: {
            'enter October by hr': stopOf(true, hasSkills, isEvaluated),
            'import October by hr': stopOf(true, hasSkills, isEvaluated),
            'clear October by hr': stopOf(false, hasSkills, isEvaluated),
            'enter skills by hr': stopOf(hasOctober, true, isEvaluated),
            'evaluate by hr': stopOf(hasOctober, hasSkills, true),
          },
        },
      ]),
    ),
  ),
) as unknown as Table<Stop, Asked, WorkRecord>;

const events = everyoneAsks(commands, people, now);
const begun = (asked: Asked, facts: Partial<WorkRecord>) =>
  [events[asked], aWorkRecord({ ...facts, history: [entry(asked, 'empty')] })] as const;

const hrOnly = 'Performance & Evaluation opens for HR only.';
const refused = 'The form refuses it before it is sent.';
const begins = (does: string) => ({
  account: 'hr@demo.com',
  at: 'Open ‘Performance & Evaluation’, and search for somebody without a history.',
  does,
  sees: 'What was entered is in ‘Attendance and skills’, with its entry in the history.',
});

/** The record of an employee's work: HR enters months, skills and evaluations, and nobody else does. */
export const workRecordModel: LifecycleModel<
  Stop,
  Asked,
  typeof workRecordLifecycle.machine,
  WorkRecord
> = {
  lifecycle: workRecordLifecycle,
  record,
  start: 'kept',
  births: {
    input: { id: 'u-09' },
    events: {
      'begun with a month': begun('enter October by hr', { months: [october] }),
      'begun with skills': begun('enter skills by hr', career),
      'begun with an evaluation': begun('evaluate by hr', { evaluations: [yesterday] }),
      'begun by a manager': [events['enter October by manager'], 'workRecord.byHr'],
      'begun with a month to come': [events['enter December by hr'], 'workRecord.monthHasBegun'],
    },
  },
  events,
  table,
  inPage: {
    first: [],
    people: {
      hr: {
        account: 'hr@demo.com',
        at: 'Open ‘Performance & Evaluation’, and search for “Karim Haddad”.',
      },
      employee: { never: hrOnly },
      manager: { never: hrOnly },
      teammanager: { never: hrOnly },
      admin: { never: hrOnly },
      sys: { never: hrOnly },
    },
    does: {
      'enter October':
        'Press ‘Enter a month’, choose October as the ‘Month’, write “1,5” into ‘Absence days’, and press ‘Save’.',
      'import October': 'Import a file of October with 1.5 absence days.',
      'clear October':
        'Press ‘Enter a month’, choose October as the ‘Month’, leave the rest empty, and press ‘Save’.',
      'enter no month': { never: refused },
      'enter 32 days': { never: refused },
      'enter December': { never: refused },
      'enter skills':
        'Press ‘Edit skills’, write “React, Figma” into ‘Skills, separated by commas’, choose today as the ‘Last promotion’, and press ‘Save’.',
      'enter a nameless skill': { never: refused },
      'promote tomorrow': { never: refused },
      evaluate:
        'Press ‘Add evaluation’, choose yesterday as the ‘Date’, write “4” into ‘Rating’ and “Well done.” into ‘Feedback’, and press ‘Save’.',
      'rate 6': { never: refused },
      'evaluate tomorrow': { never: refused },
    },
    sees: (stop) =>
      [
        'The section ‘Attendance and skills’ is there.',
        ...(stop.startsWith('October') ? ['The row of ‘Oct 2026’ says ‘1.5’.'] : []),
        ...(stop.includes('skills') ? ['The skills are ‘React, Figma’.'] : []),
        ...(stop.includes('evaluated') ? ['The last evaluation is ‘4 / 5, 20 Nov 2026’.'] : []),
      ].join(' '),
    births: {
      'begun with a month': begins(
        'Press ‘Enter a month’, choose a ‘Month’, write “1,5” into ‘Absence days’, and press ‘Save’.',
      ),
      'begun with skills': begins(
        'Press ‘Edit skills’, write “React, Figma” into ‘Skills, separated by commas’, and press ‘Save’.',
      ),
      'begun with an evaluation': begins(
        'Press ‘Add evaluation’, fill in the form, and press ‘Save’.',
      ),
    },
  },
  hold: (held, open) => {
    const { by, read } = open({
      workRecords: async () => [held],
      users: async () => [aUser(), aUser({ ...people.hr, email: 'nadia@example.com' })],
    });
    return {
      read: () => read('work', held.employeeId),
      send: ({ by: asker, ...command }, sent) =>
        by(asker).workRecords.send(held.employeeId, command, sent),
    };
  },
};
