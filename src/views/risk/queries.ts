import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** Everyone's resignation risk, highest first. */
export const risksQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: ['risks'], queryFn: () => workspace.risk.list() });

/** What an employee sees of their own resignation risk; null where none is worked out. */
export const ownRiskQuery = (workspace: Workspace, employeeId: string) =>
  queryOptions({
    queryKey: ['own risk', employeeId],
    queryFn: () => workspace.risk.of(employeeId),
  });
