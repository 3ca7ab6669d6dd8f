import type { Role } from '../schemas/role';
import type { Workspace } from '../port/workspace';
import { companyOf } from './company';
import type { Asking } from './take';

const work = () => import('@/intelligence/reports/waiting-tasks');
const payment = () => import('@/intelligence/reports/waiting-payments');

/** What waits for the asker. Nothing of it is stored. @param others the groups whose figures it counts. */
export function createWaiting(
  asking: Asking,
  {
    jobListings,
    subscription,
    risks,
    provider,
  }: Pick<Workspace, 'jobListings' | 'subscription'> & {
    risks: Workspace['risk']['list'];
    provider: () => Promise<Pick<Workspace, 'provider' | 'clients'>>;
  },
): Workspace['waiting'] {
  const { store, asker } = asking;
  const company = companyOf(asking);
  const onlooker = async () => ({ id: (await asker()).id, today: company.today() });

  const lists: Partial<Record<Role, Workspace['waiting']['list']>> = {
    hr: async () => {
      const [received, leaving, listings, tasks] = await Promise.all([
        store.candidates.received(),
        risks(),
        jobListings.list(),
        company.ownTasks(),
      ]);
      const counted = { received, risks: leaving, listings, tasks };
      return (await work()).waitingForHr(counted, await onlooker());
    },
    employee: async () =>
      (await work()).waitingForEmployee(await company.ownTasks(), await onlooker()),
    teammanager: async () =>
      (await work()).waitingForTeamManager(await company.ownTasks(), await onlooker()),
    manager: async () => {
      const [payments, subscribed, users] = await Promise.all([
        store.all('payment'),
        subscription.get(),
        store.all('user'),
      ]);
      const counted = { payments, subscription: subscribed, users };
      return (await payment()).waitingForManager(counted, company.today());
    },
    sys: async () => {
      const side = await provider();
      const [payments, clients] = await Promise.all([
        side.provider.payments({}),
        side.clients.list({}),
      ]);
      return (await payment()).waitingForProvider({
        payments: payments.rows,
        clients: clients.rows,
      });
    },
  };
  return { list: async () => (await lists[(await asker()).role]?.()) ?? [] };
}
