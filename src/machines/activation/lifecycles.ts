import type { Client } from '@/data/schemas/client';
import type { WithHistory, WithoutHistory } from '@/data/schemas/history';
import type { Offer, ProviderPlan } from '@/data/schemas/provider';
import type { User } from '@/data/schemas/user';
import { placeOf, statusIn } from '../removal';
import { type Lifecycle, withoutHistory } from '../step';
import { activationMachine } from './activation.machine';
import { type Activated, isRemovable } from './policy';

type Kept<TStatus> = WithHistory & { id: string; status: TStatus; removedAt?: string | null };

/**
 * The lifecycle of one kind of stored record.
 * @param statuses how the record spells active and inactive.
 * @param asks for each guard, the sentence for a person who may not make, switch, change or remove a record.
 */
const activationOf = <TStatus, TRecord extends Kept<TStatus>>(
  of: Activated,
  statuses: { active: TStatus; inactive: TStatus },
  asks: Record<'byKeeper' | 'bySwitcher' | 'byChanger' | 'byRemover', string>,
): Lifecycle<typeof activationMachine, TRecord> => ({
  machine: activationMachine,
  begins: { of, record: isRemovable(of) ? { removedAt: null } : {} },
  at: (whole) => {
    const { id, status, ...record } = withoutHistory(whole);
    const place = placeOf(activationMachine, 'kept', {
      status: status === statuses.active ? 'active' : 'inactive',
      removedAt: whole.removedAt ?? null,
    });
    return activationMachine.resolveState({ ...place, context: { id, of, record } } as never);
  },
  recordOf: (snapshot) => {
    const { id, record } = snapshot.context;
    const status = statuses[statusIn(snapshot, 'kept') as 'active' | 'inactive'];
    return { ...record, id, status } as unknown as WithoutHistory<TRecord>;
  },
  asks: {
    ...asks,
    byEmployer: 'Only a company manager or an admin can change a user’s employment',
    keepsOwnRole: 'Nobody changes their own role. Ask another manager or admin',
    leadIsSomebodyElse: 'Nobody is their own team manager',
    leadIsActive: 'Choose an active team manager',
    'activation.add': `This ${of} exists already`,
    'activation.activate': `This ${of} is active already`,
    'activation.deactivate': `This ${of} is inactive already`,
    'activation.change': `This ${of} was deleted`,
    'activation.employ': `This ${of} was deleted`,
    'activation.remove': `This ${of} was deleted already`,
    'activation.restore': `This ${of} was not deleted`,
  },
  drafts: { keepsOwnRole: 'role', leadIsSomebodyElse: 'team', leadIsActive: 'team' },
  tells: {
    'activation.add': 'Created',
    'activation.activate': 'Activated',
    'activation.deactivate': 'Deactivated',
    'activation.change': 'Changed',
    'activation.employ': 'Employment changed',
    'activation.remove': 'Deleted',
    'activation.restore': 'Restored',
  },
});

const active = { active: 'active', inactive: 'inactive' } as const;

/** A user's lifecycle. Managers of users make, employ and switch users. Each user changes their own profile. */
export const userActivation = activationOf<User['status'], User>(
  'user',
  { active: 'Active', inactive: 'Inactive' },
  {
    byKeeper: 'Only a company manager or an admin can add a user',
    bySwitcher: 'Only a company manager or an admin can activate or deactivate a user',
    byChanger: 'Only you can change your profile',
    byRemover: 'A user is deactivated, and never deleted',
  },
);

/** A client's lifecycle. */
export const clientActivation = activationOf<Client['status'], Client>('client', active, {
  byKeeper: 'Only the provider’s operator can add a client',
  bySwitcher: 'Only the provider’s operator can activate or deactivate a client',
  byChanger: 'Only the provider’s operator can change a client',
  byRemover: 'A client is deactivated, and never deleted',
});

/** The lifecycle of a provider's plan. */
export const planActivation = activationOf<ProviderPlan['status'], ProviderPlan>('plan', active, {
  byKeeper: 'Only the provider’s operator can add a plan',
  bySwitcher: 'Only the provider’s operator can activate or deactivate a plan',
  byChanger: 'Only the provider’s operator can change a plan',
  byRemover: 'Only the provider’s operator can delete a plan',
});

/** The lifecycle of a promotional offer, which runs until its last day. */
export const offerActivation = activationOf<Offer['status'], Offer>('offer', active, {
  byKeeper: 'Only the provider’s operator can add an offer',
  bySwitcher: 'An offer runs until its day, and is not switched off',
  byChanger: 'Only the provider’s operator can change an offer',
  byRemover: 'Only the provider’s operator can delete an offer',
});
