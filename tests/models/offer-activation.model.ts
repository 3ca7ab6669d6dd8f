import { offerDraft } from '@/intelligence/provider/drafts';
import type { Offer } from '@/data/schemas/provider';
import { offerActivation } from '@/machines/activation/lifecycles';
import { providerInPage } from './provider.words';
import { activationLife, nothing } from './support/activation-life';

const offer: Offer = {
  id: 'offer-1',
  code: 'WELCOME20',
  discount: 20,
  status: 'active',
  validTill: '2026-12-31',
  removedAt: null,
  history: [],
};

/** The life of an offer: only the operator has any part in it, and nobody switches it off. */
export const offerActivationModel = activationLife(offerActivation, {
  record: offer,
  fields: { code: 'WELCOME20', discount: 20, validTill: '2026-12-31' },
  statuses: { active: 'active', inactive: 'inactive' },
  who: { make: ['sys'], switch: [], change: ['sys'], delete: ['sys'] },
  isRemovable: true,
  inPage: providerInPage('Open the dashboard.', {
    activate: { never: 'An offer has no switch.' },
    deactivate: { never: 'An offer has no switch.' },
    change: 'Press ‘Edit WELCOME20’, and then ‘Update Offer’.',
    delete: 'Press ‘Delete WELCOME20’.',
    restore: 'Press ‘Undo’ beside ‘Deleted WELCOME20’.',
  }),
  hold: (record, open) => {
    const { by, read } = open({ provider: async () => ({ ...nothing, offers: [record] }) });
    return {
      read: () => read('offer', record.id),
      send: (event, sent) => {
        const { offers } = by(event.by);
        if (event.type === 'activation.change')
          return offers.change(record.id, offerDraft(offer), sent);
        if (event.type === 'activation.remove') return offers.remove(record.id, sent);
        return offers.restore(record.id, sent);
      },
      takes: ({ type }) => type !== 'activation.activate' && type !== 'activation.deactivate',
    };
  },
});
