import { mostAttendanceRows } from '@/data/schemas/attendance';
import { expect, test } from 'vitest';
import { aUser, aWorkRecord, people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const row = {
  row: 2,
  email: 'karim@example.com',
  month: '2026-10',
  absenceDays: '1',
  overtimeHours: '2',
  satisfaction: '',
};

test('a record that nobody made yet is a blank one, and one that was made has the names of today', async () => {
  const { by } = aWorld({
    users: async () => [
      aUser(),
      aUser({ id: 'u-10', name: 'Amine Kaci', email: 'amine@example.com' }),
      aUser({ ...people.hr, name: 'Nadia Renamed', email: 'nadia@example.com', team: null }),
    ],
    workRecords: async () => [
      aWorkRecord({
        history: [
          { action: 'Made', by: 'Nadia Benali', byId: 'u-02', date: '2026-11-01T10:00:00.000Z' },
        ],
      }),
    ],
  });
  const { workRecords } = by(people.hr);
  expect((await workRecords.get('u-10')).history).toEqual([]);
  expect((await workRecords.get('u-10')).employeeId).toBe('u-10');
  expect(await workRecords.get('u-09')).toEqual(
    aWorkRecord({
      history: [
        { action: 'Made', by: 'Nadia Renamed', byId: 'u-02', date: '2026-11-01T10:00:00.000Z' },
      ],
    }),
  );
  await expect(workRecords.get('u-77')).rejects.toThrow('This employee does not exist.');
  await expect(
    workRecords.send('u-77', { type: 'workRecord.rate', evaluation: {} } as never),
  ).rejects.toThrow('This employee does not exist.');
  await expect(
    workRecords.check(Array.from({ length: mostAttendanceRows + 1 }, () => row)),
  ).rejects.toThrow(`A file may have ${mostAttendanceRows} rows at most.`);
});
