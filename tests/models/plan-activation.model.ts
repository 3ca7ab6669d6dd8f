import { planDraft } from '@/intelligence/provider/drafts';
import type { ProviderPlan } from '@/data/schemas/provider';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { planActivation } from '@/machines/activation/lifecycles';
import { providerInPage } from './provider.words';
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
  inPage: providerInPage('Open the dashboard.', {
    activate: 'Press the switch ‘Inactive’ of Pro.',
    deactivate: 'Press the switch ‘Active’ of Pro.',
    change: 'Press ‘Edit Pro’, and then ‘Update Plan’.',
    delete: 'Press ‘Delete Pro’.',
    restore: 'Press ‘Undo’ beside ‘Deleted Pro’.',
  }),
  hold: (record, open) => {
    const { by, read } = open({ provider: async () => ({ ...nothing, plans: [record] }) });
    return {
      read: () => read('plan', record.id),
      send: (event, sent) => {
        const { plans } = by(event.by);
        if (event.type === 'activation.change')
          return plans.change(record.id, planDraft(plan), sent);
        if (event.type === 'activation.remove') return plans.remove(record.id, sent);
        if (event.type === 'activation.restore') return plans.restore(record.id, sent);
        return plans.send(record.id, event as ActivationCommand, sent);
      },
    };
  },
});
