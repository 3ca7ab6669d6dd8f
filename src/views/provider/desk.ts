import type { Person } from '@/data/schemas/person';
import { OfferDraft, PlanDraft } from '@/data/schemas/provider';
import type { KeptRecords, Workspace } from '@/data/workspace';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import type { EditorSave } from '@/machines/editor/editor.machine';
import { companyChanged } from '@/views/tasks/queries';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

/** What the provider panel asks of the world: each resolves when the screen shows what it changed. */
export function providerDesk(workspace: Workspace, queryClient: QueryClient, by: Person) {
  const changed = () => companyChanged(queryClient);
  const kept = <TRecord extends { id: string }, TDraft>(
    records: KeptRecords<TRecord, TDraft>,
    parse: (draft: unknown) => TDraft,
  ) => ({
    save: fromPromise<void, EditorSave>(async ({ input: { id, draft } }) => {
      if (id === null) await records.add(parse(draft), by);
      else await records.change(id, parse(draft), by);
      await changed();
    }),
    remove: async ({ id }: TRecord) => {
      await records.remove(id, by);
      await changed();
    },
    restore: async ({ id }: TRecord) => {
      await records.restore(id, by);
      await changed();
    },
  });
  return {
    by,
    plans: kept(workspace.plans, (draft) => PlanDraft.parse(draft)),
    offers: kept(workspace.offers, (draft) => OfferDraft.parse(draft)),
    switchPlan: async (id: string, command: ActivationCommand) => {
      await workspace.plans.send(id, command, by);
      await changed();
    },
  };
}
