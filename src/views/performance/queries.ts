import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** Everyone whose performance can be shown, by name: the employees, with the inactive ones. */
export const employeesQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['employees'],
    queryFn: () => workspace.employees.list(),
  });

/** An employee's performance, computed from tasks, evaluations and attendance. */
export const performanceQuery = (workspace: Workspace, employeeId: string) =>
  queryOptions({
    queryKey: ['performance', employeeId],
    queryFn: () => workspace.performance.of(employeeId),
  });
