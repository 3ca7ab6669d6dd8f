import type { Offer, ProviderPlan } from '@/data/schemas/provider';

/** The label of a plan, which may have no name. */
export const planName = ({ name, id }: ProviderPlan) => name || `plan ${id}`;

/** The label of an offer, which may have no code. */
export const offerName = ({ code, id }: Offer) => code || `offer ${id}`;
