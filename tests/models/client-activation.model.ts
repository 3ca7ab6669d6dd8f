import { clientActivation } from '@/machines/activation/lifecycles';
import { operatorActivation } from './support/operator-activation';

/** A client's activation: only the operator switches it. */
export const clientActivationModel = operatorActivation(clientActivation, 'clients', {
  id: '1',
  name: 'Atlas Services',
  email: 'contact@atlas-services.dz',
  plan: 'Pro',
  status: 'active',
  renewal: '2026-12-03',
  history: [],
});
