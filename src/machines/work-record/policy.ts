import type { CompanyRole, Role } from '@/data/schemas/role';

/** Whether a role keeps the records of the employees' work. Nobody else reads them. */
export const keepsWorkRecords = (role: Role): boolean => role === 'hr';

/** Whether a person's work is recorded: everybody's but the company manager's. */
export const hasWorkRecord = ({ role }: { role: CompanyRole | null }): boolean =>
  role !== 'manager';
