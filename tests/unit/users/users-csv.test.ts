import { usersCsv } from '@/intelligence/reports/users-csv';
import { expect, test } from 'vitest';
import { aUser } from '../../fixtures/company';

test('a user is a row, without password, safe for spreadsheets; what is empty is an empty cell', () => {
  expect(
    usersCsv([
      aUser({ role: 'teammanager', phone: '+213 550 12 34 10', position: 'Manager, sales' }),
      aUser({
        name: '=HYPERLINK("http://x")',
        email: '',
        role: null,
        department: '',
        position: '',
        hireDate: '',
        salary: null,
        contractType: 'Freelance',
        status: 'Inactive',
      }),
    ]),
  ).toBe(
    [
      '\uFEFFName,Email,Role,Phone,Department,Position,Hire Date,Salary (DZD),Contract Type,Status',
      'Karim Haddad,karim@example.com,Team Manager,+213 550 12 34 10,Engineering,"Manager, sales",2015-01-01,100000,CDI,Active',
      '"\'=HYPERLINK(""http://x"")",,,,,,,,Freelance,Inactive',
      '',
    ].join('\r\n'),
  );
});
