import type { Client } from '@/data/schemas/client';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { clientActivation } from '@/machines/activation/lifecycles';
import { providerInPage } from './provider.words';
import { activationLife, nothing } from './support/activation-life';

const client: Client = {
  id: '1',
  name: 'Atlas Services',
  email: 'contact@atlas-services.dz',
  plan: 'Pro',
  status: 'active',
  renewal: '2026-12-03',
  history: [],
};

/** A client's life: only the operator makes and switches one, and nobody changes or deletes one. */
export const clientActivationModel = activationLife(clientActivation, {
  record: client,
  fields: { name: 'Atlas Services' },
  statuses: { active: 'active', inactive: 'inactive' },
  who: { make: ['sys'], switch: ['sys'], change: [], delete: [] },
  isRemovable: false,
  inPage: providerInPage('Open ‘Clients’.', {
    activate: 'Press ‘Activate Atlas Services’.',
    deactivate: 'Press ‘Deactivate Atlas Services’.',
    change: { never: 'No page changes a client.' },
    delete: { never: 'No page deletes a client.' },
    restore: { never: 'No page deletes a client.' },
  }),
  hold: (record, open) => {
    const { by, read } = open({ provider: async () => ({ ...nothing, clients: [record] }) });
    return {
      read: () => read('client', record.id),
      takes: ({ type }) => type === 'activation.activate' || type === 'activation.deactivate',
      send: (event, sent) => by(event.by).clients.send(record.id, event as ActivationCommand, sent),
    };
  },
});
