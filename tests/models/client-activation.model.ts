import type { Client, ClientDraft } from '@/data/schemas/client';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { clientActivation } from '@/machines/activation/lifecycles';
import { providerInPage } from './provider.words';
import { activationLife, nothing } from './support/activation-life';

const draft: ClientDraft = {
  name: 'Atlas Services',
  email: 'contact@atlas-services.dz',
  plan: 'Pro',
  renewal: '2026-12-03',
};
const client: Client = { ...draft, id: '1', status: 'active', history: [] };

/** A client's life: only the operator has any part in it, and nobody deletes one. */
export const clientActivationModel = activationLife(clientActivation, {
  record: client,
  fields: draft,
  statuses: { active: 'active', inactive: 'inactive' },
  who: { make: ['sys'], switch: ['sys'], change: ['sys'], delete: [] },
  isRemovable: false,
  inPage: providerInPage('Open ‘Clients’.', {
    activate: 'Press ‘Activate Atlas Services’.',
    deactivate: 'Press ‘Deactivate Atlas Services’.',
    change: 'Press ‘More actions for Atlas Services’, ‘Edit’, and then ‘Save’.',
    delete: { never: 'No page deletes a client.' },
    restore: { never: 'No page deletes a client.' },
  }),
  hold: (record, open) => {
    const { by, read } = open({ provider: async () => ({ ...nothing, clients: [record] }) });
    return {
      read: () => read('client', record.id),
      takes: ({ type }) => type !== 'activation.remove' && type !== 'activation.restore',
      send: (event, sent) => {
        const { clients } = by(event.by);
        if (event.type === 'activation.change') return clients.change(record.id, draft, sent);
        return clients.send(record.id, event as ActivationCommand, sent);
      },
    };
  },
});
