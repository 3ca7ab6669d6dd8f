import { companyKey } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** Everyone's resignation risk, highest first. */
export const risksQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: [...companyKey, 'risks'], queryFn: () => workspace.risk.list() });
