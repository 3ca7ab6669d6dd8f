import type { Client } from '@/data/schemas/client';
import type { WithHistory, WithoutHistory } from '@/data/schemas/history';
import type { ProviderPlan } from '@/data/schemas/provider';
import type { User } from '@/data/schemas/user';
import { type Lifecycle, withoutHistory } from '../step';
import { activationMachine } from './activation.machine';
import type { Activated } from './policy';

/**
 * The activation of one kind of record, over its stored form.
 * @param statuses how the record spells active and inactive.
 * @param byKeeper what a person is told who may not switch it.
 */
const activationOf = <TStatus, TRecord extends WithHistory & { status: TStatus }>(
  of: Activated,
  statuses: { active: TStatus; inactive: TStatus },
  byKeeper: string,
): Lifecycle<typeof activationMachine, TRecord> => ({
  machine: activationMachine,
  at: (whole) => {
    const { status, ...record } = withoutHistory(whole);
    const value = status === statuses.active ? 'active' : 'inactive';
    return activationMachine.resolveState({ value, context: { of, record } });
  },
  recordOf: ({ value, context: { record } }) =>
    ({ ...record, status: statuses[value] }) as unknown as WithoutHistory<TRecord>,
  asks: {
    byKeeper,
    'activation.activate': `This ${of} is active already`,
    'activation.deactivate': `This ${of} is inactive already`,
  },
  tells: { 'activation.activate': 'Activated', 'activation.deactivate': 'Deactivated' },
});

/** A user's activation. */
export const userActivation = activationOf<User['status'], User>(
  'user',
  { active: 'Active', inactive: 'Inactive' },
  'Only a company manager or an admin can activate or deactivate a user',
);

/** A client's activation. */
export const clientActivation = activationOf<Client['status'], Client>(
  'client',
  { active: 'active', inactive: 'inactive' },
  'Only the provider’s operator can activate or deactivate a client',
);

/** The activation of a provider's plan. */
export const planActivation = activationOf<ProviderPlan['status'], ProviderPlan>(
  'plan',
  { active: 'active', inactive: 'inactive' },
  'Only the provider’s operator can activate or deactivate a plan',
);
