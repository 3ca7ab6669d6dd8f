import { planActivation } from '@/machines/activation/lifecycles';
import { operatorActivation } from './support/operator-activation';

/** The activation of a provider's plan: only the operator switches it. */
export const planActivationModel = operatorActivation(planActivation, 'plans', {
  id: 'pro',
  name: 'Pro',
  price: 250_000,
  features: ['Priority support'],
  status: 'active',
  history: [],
});
