import { companyChanged } from '@/actors/asked-world';
import type { ClientDraft } from '@/data/schemas/client';
import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/port/workspace';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import type { QueryClient } from '@tanstack/react-query';

/** What the screen of clients asks of the world: each resolves when the screen shows what it changed. */
export const clientDesk = (workspace: Workspace, queryClient: QueryClient, by: Person) => ({
  by,
  onAdd: async (draft: ClientDraft) => {
    await workspace.clients.add(draft);
    await companyChanged(queryClient);
  },
  onSwitch: async (id: string, command: ActivationCommand) => {
    await workspace.clients.send(id, command);
    await companyChanged(queryClient);
  },
});
