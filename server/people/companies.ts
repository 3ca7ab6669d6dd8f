import type { PayingCompany } from '@/data/authority/company-client';
import type { Kind, Records } from '@/data/authority/store';
import { subscriptionAt } from '@/data/authority/subscription';
import type { BillingPayment } from '@/data/schemas/billing';
import { NewCompany } from '@/data/schemas/new-company';
import type { Person } from '@/data/schemas/person';
import { clientPlans } from '@/data/schemas/client';
import { planIds } from '@/data/schemas/plan';
import type { Subscription } from '@/data/schemas/subscription';
import { clientActivation, userActivation } from '@/machines/activation/lifecycles';
import { dayOf } from '@/machines/calendar';
import { companySubscriptionLifecycle } from '@/machines/subscription/company-subscription.machine';
import { monthsAfter } from '@/machines/subscription/renewal';
import { begin, fresh, type Step } from '@/machines/step';
import { parsed } from '@/data/authority/draft';
import { Refused } from '@/data/schemas/refused';
import type { Query } from '../database/database';
import { changeOf, emailTaken } from '../store';
import { accountOf } from './accounts';

/** In whose name the provider takes a company in. */
const provider: Person = { id: 'masar', name: 'Masar', role: 'sys' };

function taken<T>(stepped: Step<T>): T {
  if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
  return stepped.record;
}

const made = <K extends Kind>(kind: K, id: string, record: Records[K]) =>
  changeOf({ kind, id, record }, undefined);

/**
 * Opens a company. The person who does so manages it, and the company is one of the provider's clients. The first
 * month is free.
 * @param key the id of the command.
 * @returns the account of that person; null where the company was opened before under this key.
 * @throws `Refused` where the draft is wrong, or somebody signs in with that email.
 */
export async function openCompany(
  query: Query,
  draft: unknown,
  key: string | undefined,
  { now, newId }: { now: () => Date; newId: () => string },
): Promise<string | null> {
  const { company: called, name, plan, ...credentials } = parsed(NewCompany, draft);
  const account = await accountOf(credentials);
  const at = now().toISOString();
  const today = dayOf(at);
  const renewalDate = monthsAfter(today, 1);
  const company = newId();
  const manager: Person = { id: newId(), name, role: 'manager' };
  const user = taken(
    begin(
      userActivation,
      { id: manager.id },
      {
        type: 'activation.add',
        by: manager,
        at,
        fields: {
          name,
          email: account.email,
          phone: '',
          location: '',
          department: '',
          position: '',
          role: 'manager',
          hireDate: '',
          salary: null,
          contractType: 'CDI',
          status: 'Active',
          contractFile: null,
          team: null,
          createdAt: today,
        },
      },
    ),
  );
  const subscription = fresh(companySubscriptionLifecycle, {
    plan,
    renewalDate,
    next: null,
  });
  const client = taken(
    begin(
      clientActivation,
      { id: company },
      {
        type: 'activation.add',
        by: provider,
        at,
        fields: {
          name: called,
          email: account.email,
          plan: clientPlans[planIds.indexOf(plan)],
          renewal: renewalDate,
        },
      },
    ),
  );
  const [row] = await query<{ done: string }>(
    'select open_company($1, $2, $3, $4, $5, $6) as done',
    [
      company,
      called,
      JSON.stringify([
        made('user', manager.id, user),
        made('subscription', 'subscription', subscription),
      ]),
      JSON.stringify([{ person: manager.id, ...account }]),
      JSON.stringify([made('client', company, client)]),
      key === undefined ? null : `opening/${key}`,
    ],
  );
  if (row?.done === 'taken') throw emailTaken();
  return row?.done === 'answered' ? null : account.id;
}

/** The companies that subscribe, as the provider sees them today. */
export const companiesPaying =
  (query: Query, now: () => Date) => async (): Promise<PayingCompany[]> => {
    const rows = await query<{ company_id: string; kind: string; data: object }>(
      'select * from companies_paid()',
    );
    const at = now().toISOString();
    return rows.flatMap(({ company_id: id, kind, data }) =>
      kind !== 'subscription'
        ? []
        : {
            id,
            // The provider sees the terms and not the steps to them.
            subscription: subscriptionAt({ ...(data as Subscription), history: [] }, at),
            payments: rows.flatMap((row) =>
              row.company_id === id && row.kind === 'payment' ? (row.data as BillingPayment) : [],
            ),
          },
    );
  };
