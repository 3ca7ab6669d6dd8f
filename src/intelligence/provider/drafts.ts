import type { Offer, OfferDraft, PlanDraft, ProviderPlan } from '@/data/schemas/provider';
import { centimesOf, decimalOf, dinarsText } from './amounts';

/** The fields of a plan that its form gives. Commas separate features. A price that is no number is null. */
export const planFields = ({
  name,
  price,
  features,
}: PlanDraft): Pick<ProviderPlan, 'name' | 'price' | 'features'> => ({
  name,
  price: centimesOf(price),
  features: features
    .split(',')
    .map((feature) => feature.trim())
    .filter((feature) => feature !== ''),
});

/** What the plan form holds of a plan. */
export const planDraft = ({ name, price, features }: ProviderPlan): PlanDraft => ({
  name,
  price: dinarsText(price),
  features: features.join(', '),
});

/** The fields of an offer that its form gives. A discount that is no number is null. */
export const offerFields = ({
  code,
  discount,
  validTill,
}: OfferDraft): Pick<Offer, 'code' | 'discount' | 'validTill'> => ({
  code,
  discount: decimalOf(discount),
  validTill,
});

/** What the offer form holds of an offer. */
export const offerDraft = ({ code, discount, validTill }: Offer): OfferDraft => ({
  code,
  discount: discount === null ? '' : String(discount),
  validTill,
});
