import * as z from 'zod/mini';
import { Attachment } from './attachment';
import { companyRoles } from './role';
import { contractTypes, type User } from './user';

/** A user's place in the company, and what the contract says. */
export type Employment = Pick<
  User,
  | 'department'
  | 'position'
  | 'role'
  | 'hireDate'
  | 'salary'
  | 'contractType'
  | 'contractFile'
  | 'team'
>;

/**
 * The Edit form of a user as typed. `team` is the id of the team's manager. An empty role, date, salary or team is
 * none. A salary has no separator but the decimal point, since 118,000 may mean two amounts.
 */
export const EmploymentDraft = z.object({
  department: z.string().check(z.trim()),
  position: z.string().check(z.trim()),
  role: z.enum(['', ...companyRoles], 'Choose a role'),
  hireDate: z.union([z.literal(''), z.iso.date('Choose a date that exists')]),
  salary: z
    .string()
    .check(
      z.trim(),
      z.regex(/^(?:-?\d{1,12}(?:\.\d+)?)?$/, 'Enter the salary as a number, such as 85000.50'),
    ),
  contractType: z.enum(contractTypes, 'Choose a contract type'),
  contractFile: z.nullable(Attachment),
  team: z.string(),
});
export type EmploymentDraft = z.infer<typeof EmploymentDraft>;
