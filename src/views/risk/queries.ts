import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** Everyone's resignation risk, highest first. */
export const risksQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: ['risks'], queryFn: () => workspace.risk.list() });
