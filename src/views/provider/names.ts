import type { Offer, ProviderPlan } from '@/data/schemas/provider';

/** What a plan is called, which may have no name. */
export const planName = ({ name, id }: ProviderPlan) => name || `plan ${id}`;

/** What an offer is called, which may have no code. */
export const offerName = ({ code, id }: Offer) => code || `offer ${id}`;
