import { companyChanged } from '@/actors/asked-world';
import type { Person } from '@/data/schemas/person';
import type { Offer, OfferDraft, PlanDraft, ProviderPlan } from '@/data/schemas/provider';
import type { KeptRecords, Workspace } from '@/data/port/workspace';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import type { RecordDesk } from '@/views/shared/editing/use-record-editor';
import type { QueryClient } from '@tanstack/react-query';

/** What the provider panel asks of the world: each resolves when the screen shows what it changed. */
export function providerDesk(workspace: Workspace, queryClient: QueryClient, by: Person) {
  const changed = () => companyChanged(queryClient);
  const kept = <TRecord extends { id: string }, TDraft>(
    records: KeptRecords<TRecord, TDraft>,
  ): RecordDesk<TDraft> => ({
    save: async (id, draft) => {
      if (id === null) await records.add(draft);
      else await records.change(id, draft);
      await changed();
    },
    remove: async (id) => {
      await records.remove(id);
      await changed();
    },
    restore: async (id) => {
      await records.restore(id);
      await changed();
    },
  });
  return {
    by,
    plans: kept<ProviderPlan, PlanDraft>(workspace.plans),
    offers: kept<Offer, OfferDraft>(workspace.offers),
    switchPlan: async (id: string, command: ActivationCommand) => {
      await workspace.plans.send(id, command);
      await changed();
    },
  };
}
