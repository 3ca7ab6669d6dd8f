import type { Workspace } from '@/data/workspace';
import { companyKey } from '@/views/tasks/queries';
import { queryOptions } from '@tanstack/react-query';

/** An employee's performance, computed from tasks, evaluations and attendance. */
export const performanceQuery = (workspace: Workspace, employeeId: string) =>
  queryOptions({
    queryKey: [...companyKey, 'performance', employeeId],
    queryFn: () => workspace.performance.of(employeeId),
  });
