import { planDraft } from '@/intelligence/provider/drafts';
import type { ProviderPlan } from '@/data/schemas/provider';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { planActivation } from '@/machines/activation/lifecycles';
import { aWorld } from '../fixtures/company';
import { activationLife, nothing } from './support/activation-life';

const plan: ProviderPlan = {
  id: 'pro',
  name: 'Pro',
  price: 250_000,
  features: ['Priority support'],
  status: 'active',
  removedAt: null,
  history: [],
};

/** The life of a provider's plan: only the operator has any part in it. */
export const planActivationModel = activationLife(planActivation, {
  record: plan,
  fields: { name: 'Pro', price: 250_000, features: ['Priority support'] },
  statuses: { active: 'active', inactive: 'inactive' },
  who: { make: ['sys'], switch: ['sys'], change: ['sys'], delete: ['sys'] },
  isRemovable: true,
  hold: async (record) => {
    const { by, store } = aWorld({ provider: async () => ({ ...nothing, plans: [record] }) });
    return {
      read: async () => {
        const kept = await store.get('plan', record.id);
        if (kept === undefined) throw new Error('The world lost the plan.');
        return kept;
      },
      send: (event) => {
        const { plans } = by(event.by);
        if (event.type === 'activation.change') return plans.change(record.id, planDraft(plan));
        if (event.type === 'activation.remove') return plans.remove(record.id);
        if (event.type === 'activation.restore') return plans.restore(record.id);
        return plans.send(record.id, event as ActivationCommand);
      },
    };
  },
});
