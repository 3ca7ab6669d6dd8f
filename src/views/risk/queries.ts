import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** Everyone's resignation risk, highest first. */
export const risksQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: ['risks'], queryFn: () => workspace.risk.list() });

/** An employee's own view of their resignation risk. Null where none is computed. */
export const ownRiskQuery = (workspace: Workspace, employeeId: string) =>
  queryOptions({
    queryKey: ['own risk', employeeId],
    queryFn: () => workspace.risk.of(employeeId),
  });
