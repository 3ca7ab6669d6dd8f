import type { AttendanceCheck, AttendanceRow } from '@/data/schemas/attendance';
import { attendanceImportMachine } from '@/machines/work-record/attendance-import.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop =
  | 'choosing'
  | 'turned away'
  | 'reading'
  | 'unreadable'
  | 'read for too long'
  | 'checking'
  | 'check refused'
  | 'check not answered'
  | 'previewing'
  | 'nothing to write'
  | 'importing'
  | 'import refused'
  | 'import not answered'
  | 'imported';
type Event =
  | 'choose'
  | 'choose a picture'
  | 'another'
  | 'is read'
  | 'is unreadable'
  | 'reading hangs'
  | 'is checked'
  | 'no row can be written'
  | 'check is refused'
  | 'check hangs'
  | 'check again'
  | 'import'
  | 'import again'
  | 'is imported'
  | 'import is refused'
  | 'import hangs';

const file = new File(['Email,Month'], 'october.csv');
const picture = { name: 'me.png', messages: ['File type must be CSV'] };
const row = (number: number, email: string): AttendanceRow => ({
  row: number,
  email,
  month: '2026-10',
  absenceDays: '1',
  overtimeHours: '',
  satisfaction: '',
});
const good = row(2, 'karim@example.com');
const rows = [good, row(3, 'nobody@example.com')];
const refused = [
  { row: 3, email: 'nobody@example.com', reason: 'Nobody in the company has this email' },
];
const month = { month: '2026-10', absenceDays: 1, overtimeHours: null, satisfaction: null };
const accepted = [
  { source: good, employeeId: 'u-09', name: 'Karim Haddad', month, replaces: false },
];
const check: AttendanceCheck = { accepted, refused };
const noneAccepted: AttendanceCheck = { accepted: [], refused };
const result: AttendanceCheck = { accepted, refused: [] };

/** The sentences that tell what failed, by the stop that shows them. */
export const failures = {
  unreadable: 'The file is empty.',
  'read for too long': 'Reading the file took too long and was stopped. Please try again.',
  'check refused': 'The demo was told to refuse this.',
  'check not answered': 'There was no answer. Please try again.',
  'import refused': 'The demo was told to refuse this.',
  'import not answered': 'There was no answer. Please try again: nothing is written twice.',
};

/** The key that is kept: of the first asking since an answer or another file. */
function keyAfter(trail: readonly Event[]): string {
  const forgotten = trail.findLastIndex((event) =>
    ['is imported', 'import is refused', 'another'].includes(event),
  );
  const asked = trail.slice(forgotten + 1);
  return asked.find((event) => event === 'import' || event === 'import again') ?? '';
}

const empty = {
  rejected: [],
  fileName: '',
  rows: [],
  check: null,
  result: null,
  key: '',
  failure: null,
};
const chosen = { ...empty, fileName: 'october.csv' };
const at = (value: string, context: object, running: Record<string, unknown> = {}) => ({
  value,
  context,
  running,
});
const withKey = (value: string, context: object) => (trail: readonly Event[]) =>
  at(value, { ...context, key: keyAfter(trail) });
const choices = { choose: 'reading', 'choose a picture': 'turned away' } as const;
const another = { another: 'choosing' } as const;
const imports = { import: 'importing', 'import again': 'importing' } as const;
const read = { ...chosen, rows };
const checked = { ...read, check };

/** Importing a file of attendance: read, checked, shown, written, and what can go wrong at each step. */
export const attendanceImportFlow: FlowModel<Stop, Event, typeof attendanceImportMachine> = {
  machine: attendanceImportMachine,
  start: 'choosing',
  key: ({ value, context }) => JSON.stringify([value, { ...context, key: '' }]),
  events: {
    choose: sent({ type: 'files.chosen', files: [file], rejected: [] }),
    'choose a picture': sent({ type: 'files.chosen', files: [], rejected: [picture] }),
    another: sent({ type: 'file.another' }),
    'is read': answered('readFile', rows),
    'is unreadable': refusedWith('readFile', failures.unreadable),
    'reading hangs': waited('attendanceImport.reading', 'readingLimit', 30_000),
    'is checked': answered('checkRows', check),
    'no row can be written': answered('checkRows', noneAccepted),
    'check is refused': refusedWith('checkRows', failures['check refused']),
    'check hangs': waited('attendanceImport.checking', 'checkLimit', 30_000),
    'check again': sent({ type: 'check.retry' }),
    import: sent({ type: 'import.start', key: 'import' }),
    'import again': sent({ type: 'import.start', key: 'import again' }),
    'is imported': answered('importRows', result),
    'import is refused': refusedWith('importRows', failures['import refused']),
    'import hangs': waited('attendanceImport.importing', 'importLimit', 60_000),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr/performance',
    first: [
      'Have a file “october.csv” with the columns Email, Month and Absence days, and two rows: one of employee@demo.com and one of nobody@example.com, both of 2026-10 with 1 day.',
      'Press ‘Import attendance’.',
    ],
    does: {
      choose: 'Choose “october.csv”.',
      'choose a picture': 'Choose a picture “me.png”.',
      another: (stop) =>
        stop === 'imported'
          ? 'Press ‘Import another file’.'
          : stop === 'reading' || stop === 'checking'
            ? 'Press ‘Cancel’.'
            : 'Press ‘Choose another file’.',
      'is read': 'Wait until it is read.',
      'is unreadable': {
        does: 'Wait until it is read.',
        before: 'Make “october.csv” an empty file.',
      },
      'reading hangs': { never: 'A browser reads a file at once.' },
      'is checked': 'Wait for the answer.',
      'no row can be written': {
        does: 'Wait for the answer.',
        before: 'Leave the row of employee@demo.com out of the file.',
      },
      'check is refused': refusing('workRecords.check'),
      'check hangs': silent('workRecords.check', 30),
      'check again': 'Press ‘Check again’.',
      import: 'Press ‘Import 1 row’.',
      'import again': 'Press ‘Import 1 row’.',
      'is imported': 'Wait for the answer.',
      'import is refused': refusing('workRecords.importRows'),
      'import hangs': silent('workRecords.importRows', 60),
    },
    sees: {
      choosing: 'The dialog ‘Import attendance’ asks for a file.',
      'turned away': 'The dialog says ‘me.png: File type must be CSV’.',
      reading: 'The dialog says ‘Reading october.csv’.',
      unreadable: `The dialog says ‘october.csv: ${failures.unreadable}’`,
      'read for too long': `The dialog says ‘october.csv: ${failures['read for too long']}’`,
      checking: 'The dialog says ‘Checking october.csv’.',
      'check refused': `The dialog says ‘${failures['check refused']}’`,
      'check not answered': `The dialog says ‘${failures['check not answered']}’`,
      previewing: 'The dialog says ‘1 row will be written’ and ‘1 row cannot be written’.',
      'nothing to write': 'The dialog says ‘1 row cannot be written’.',
      importing: 'The button reads ‘Importing...’.',
      'import refused': `The dialog says ‘${failures['import refused']}’`,
      'import not answered': `The dialog says ‘${failures['import not answered']}’`,
      imported: 'The dialog says ‘1 row of october.csv was written’.',
    },
  },
  table: {
    choosing: { is: at('choosing', empty), on: choices },
    'turned away': { is: at('choosing', { ...empty, rejected: [picture] }), on: choices },
    reading: {
      is: at('reading', chosen, { readFile: file }),
      on: {
        ...another,
        'is read': 'checking',
        'is unreadable': 'unreadable',
        'reading hangs': 'read for too long',
      },
    },
    unreadable: {
      is: at('choosing', { ...chosen, failure: failures.unreadable }),
      on: choices,
    },
    'read for too long': {
      is: at('choosing', { ...chosen, failure: failures['read for too long'] }),
      on: choices,
    },
    checking: {
      is: at('checking', read, { checkRows: rows }),
      on: {
        ...another,
        'is checked': 'previewing',
        'no row can be written': 'nothing to write',
        'check is refused': 'check refused',
        'check hangs': 'check not answered',
      },
    },
    'check refused': {
      is: at('unchecked', { ...read, failure: failures['check refused'] }),
      on: { ...another, 'check again': 'checking' },
    },
    'check not answered': {
      is: at('unchecked', { ...read, failure: failures['check not answered'] }),
      on: { ...another, 'check again': 'checking' },
    },
    previewing: { is: at('previewing', checked), on: { ...another, ...imports } },
    'nothing to write': {
      is: at('previewing', { ...read, check: noneAccepted }),
      on: another,
    },
    importing: {
      is: (trail) => {
        const key = keyAfter(trail);
        return at('importing', { ...checked, key }, { importRows: { rows: [good], key } });
      },
      on: {
        'is imported': 'imported',
        'import is refused': 'import refused',
        'import hangs': 'import not answered',
      },
    },
    'import refused': {
      is: at('previewing', { ...checked, failure: failures['import refused'] }),
      on: { ...another, ...imports },
    },
    'import not answered': {
      is: withKey('previewing', { ...checked, failure: failures['import not answered'] }),
      on: { ...another, ...imports },
    },
    imported: { is: at('imported', { ...checked, result }), on: another },
  },
};
