import { offerFields, planFields } from '@/intelligence/provider/drafts';
import { selectClients } from '@/intelligence/lists/clients';
import { pageOf } from '@/intelligence/lists/paging';
import { selectPayments } from '@/intelligence/lists/provider-payments';
import { paymentsOf, plansOf, providerFigures } from '@/intelligence/provider/figures';
import { renewalProgress } from '@/intelligence/provider/renewal';
import {
  clientActivation,
  offerActivation,
  planActivation,
} from '@/machines/activation/lifecycles';
import { dayOf } from '@/machines/calendar';
import type { Workspace } from '../port/workspace';
import { ClientDraft } from '../schemas/client';
import { OfferDraft, PlanDraft, type SystemHealth } from '../schemas/provider';
import { missing } from '../schemas/refused';
import { type PayingCompany, withCompanies } from './company-client';
import { parsed } from './draft';
import { type Asking, make, take } from './take';

const client = { kind: 'client', called: 'client', lifecycle: clientActivation } as const;
const plan = { kind: 'plan', called: 'plan', lifecycle: planActivation } as const;
const offer = { kind: 'offer', called: 'offer', lifecycle: offerActivation } as const;

const isKept = ({ removedAt }: { removedAt: string | null }) => removedAt === null;

/**
 * The provider's side.
 * @param companies the clients that have a world here.
 * @param world the state of the provider's servers, and the last month that the chart of revenue covers.
 */
export function createProvider(
  asking: Asking,
  companies: () => Promise<PayingCompany[]>,
  { health, lastMonth }: { health: () => Promise<SystemHealth>; lastMonth: () => string },
): Pick<Workspace, 'provider' | 'clients' | 'plans' | 'offers'> {
  const { store, now } = asking;
  const { clients, payments, subscribes } = withCompanies(companies, store);
  return {
    provider: {
      async figures() {
        const [paid, listed] = await Promise.all([payments(), clients()]);
        return providerFigures(paid, listed, lastMonth());
      },
      async payments(search, paging) {
        const [all, listed] = await Promise.all([payments(), clients()]);
        return pageOf(selectPayments(all, search, plansOf(listed)), all.length, paging);
      },
      async health() {
        return health();
      },
    },
    clients: {
      async list(search, paging) {
        const today = dayOf(now().toISOString());
        const all = (await clients()).map((one) => ({
          ...one,
          progress: renewalProgress(one.renewal, today),
        }));
        return pageOf(selectClients(all, search), all.length, paging);
      },
      async payments(id) {
        const [listed, paid] = await Promise.all([clients(), payments()]);
        const of = listed.find((one) => one.id === id);
        if (of === undefined) return null;
        return { client: of, subscribes: await subscribes(id), payments: paymentsOf(paid, id) };
      },
      add: async (draft, sent) =>
        make(asking, client, { type: 'activation.add', fields: parsed(ClientDraft, draft) }, sent),
      change: async (id, draft, sent) => {
        const { name, email, ...chosen } = parsed(ClientDraft, draft);
        const fields = { name, email, ...(!(await subscribes(id)) && chosen) };
        return take(asking, client, id, { type: 'activation.change', fields }, sent);
      },
      send: (id, command, sent) => take(asking, client, id, command, sent),
    },
    plans: {
      async list() {
        return (await store.all('plan')).filter(isKept);
      },
      async get(id) {
        const one = await store.get('plan', id);
        if (one === undefined || !isKept(one)) throw missing('plan');
        return one;
      },
      add: async (draft, sent) => {
        const fields = planFields(parsed(PlanDraft, draft));
        return make(asking, plan, { type: 'activation.add', fields }, sent);
      },
      change: async (id, draft, sent) => {
        const fields = planFields(parsed(PlanDraft, draft));
        return take(asking, plan, id, { type: 'activation.change', fields }, sent);
      },
      send: (id, command, sent) => take(asking, plan, id, command, sent),
      async remove(id, sent) {
        await take(asking, plan, id, { type: 'activation.remove' }, sent);
      },
      async restore(id, sent) {
        await take(asking, plan, id, { type: 'activation.restore' }, sent);
      },
    },
    offers: {
      async list() {
        return (await store.all('offer')).filter(isKept);
      },
      async get(id) {
        const one = await store.get('offer', id);
        if (one === undefined || !isKept(one)) throw missing('offer');
        return one;
      },
      add: async (draft, sent) => {
        const fields = offerFields(parsed(OfferDraft, draft));
        return make(asking, offer, { type: 'activation.add', fields }, sent);
      },
      change: async (id, draft, sent) => {
        const fields = offerFields(parsed(OfferDraft, draft));
        return take(asking, offer, id, { type: 'activation.change', fields }, sent);
      },
      async remove(id, sent) {
        await take(asking, offer, id, { type: 'activation.remove' }, sent);
      },
      async restore(id, sent) {
        await take(asking, offer, id, { type: 'activation.restore' }, sent);
      },
    },
  };
}
