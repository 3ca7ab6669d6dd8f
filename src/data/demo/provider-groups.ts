import { offerFields, planFields } from '@/intelligence/provider/drafts';
import { providerFigures } from '@/intelligence/provider/figures';
import { renewalProgress } from '@/intelligence/provider/renewal';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { clientActivation, planActivation } from '@/machines/activation/lifecycles';
import { type Lifecycle, step } from '@/machines/step';
import type { AnyStateMachine } from 'xstate';
import { once } from '../once';
import { ClientDraft } from '../schemas/client';
import type { WithHistory } from '../schemas/history';
import type { Person } from '../schemas/person';
import { OfferDraft, PlanDraft } from '../schemas/provider';
import { Refused } from '../schemas/refused';
import type { Workspace } from '../workspace';
import { withCompany } from './company-client';
import { parsed } from './draft';
import { keepRecords } from './records';
import type { DemoOptions } from './world';

export type ProviderGroups = Pick<Workspace, 'provider' | 'clients' | 'plans' | 'offers'>;

const onlyOperator = (by: Person) => {
  if (by.role === 'sys') return;
  throw new Refused({ code: 'forbidden', sentence: 'Only the provider’s operator can do this.' });
};

/**
 * The provider's side of the demo world: what its operator sees and keeps, and nobody else.
 * @param company the subscription of the demo's company, which is one of the clients.
 */
export function createProviderGroups(
  { now, sample }: Pick<DemoOptions, 'now' | 'sample'>,
  company: Pick<Workspace, 'subscription' | 'billing'>,
): ProviderGroups {
  const start = once(() => sample.provider(now()));
  const { clients, payments } = withCompany(sample.company, start, company);
  const plans = keepRecords('plan', async () => (await start()).plans);
  const offers = keepRecords('offer', async () => (await start()).offers);

  const created = (by: Person) => [{ action: 'Created', by: by.name, date: now().toISOString() }];
  const stepOf = async <T extends WithHistory & { id: string }>(
    lifecycle: Lifecycle<AnyStateMachine, T>,
    { get, put }: Pick<ReturnType<typeof keepRecords<T>>, 'get' | 'put'>,
    id: string,
    command: ActivationCommand,
    by: Person,
  ) => {
    const event = { ...command, by: { name: by.name, role: by.role }, at: now().toISOString() };
    const stepped = step(lifecycle, await get(id), event);
    if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
    return put(stepped.record);
  };

  return {
    provider: {
      async figures(by) {
        onlyOperator(by);
        const [paid, listed] = await Promise.all([payments(), clients.list()]);
        return providerFigures(paid, listed);
      },
      async payments(by) {
        onlyOperator(by);
        return payments();
      },
      async health(by) {
        onlyOperator(by);
        return (await start()).health;
      },
    },
    clients: {
      async list(by) {
        onlyOperator(by);
        const today = now().toISOString().slice(0, 'YYYY-MM-DD'.length);
        return (await clients.list()).map((client) => ({
          ...client,
          progress: renewalProgress(client.renewal, today),
        }));
      },
      async add(draft, by) {
        onlyOperator(by);
        const id = String((await clients.list()).length + 1);
        return clients.put({
          ...parsed(ClientDraft, draft),
          id,
          status: 'active',
          history: created(by),
        });
      },
      send: (id, command, by) => stepOf(clientActivation, clients, id, command, by),
    },
    plans: {
      async list(by) {
        onlyOperator(by);
        return plans.list();
      },
      async add(draft, by) {
        onlyOperator(by);
        const fields = planFields(parsed(PlanDraft, draft));
        const id = await plans.freshId(now());
        return plans.put({ ...fields, id, status: 'active', history: created(by) });
      },
      async change(id, draft, by) {
        onlyOperator(by);
        return plans.put({ ...(await plans.get(id)), ...planFields(parsed(PlanDraft, draft)) });
      },
      send: (id, command, by) => stepOf(planActivation, plans, id, command, by),
      async remove(id, by) {
        onlyOperator(by);
        await plans.remove(id);
      },
      async restore(id, by) {
        onlyOperator(by);
        await plans.restore(id);
      },
    },
    offers: {
      async list(by) {
        onlyOperator(by);
        return offers.list();
      },
      async add(draft, by) {
        onlyOperator(by);
        const fields = offerFields(parsed(OfferDraft, draft));
        return offers.put({ ...fields, id: await offers.freshId(now()), active: true });
      },
      async change(id, draft, by) {
        onlyOperator(by);
        return offers.put({ ...(await offers.get(id)), ...offerFields(parsed(OfferDraft, draft)) });
      },
      async remove(id, by) {
        onlyOperator(by);
        await offers.remove(id);
      },
      async restore(id, by) {
        onlyOperator(by);
        await offers.restore(id);
      },
    },
  };
}
