import type { Client } from '@/data/schemas/client';
import type { Workflow } from '../workflow/workflow';
import type { ActivationCommand } from './activation.machine';
import { clientActivation } from './lifecycles';

/** A client's workflow. */
export const clientWorkflow: Workflow<
  typeof clientActivation.machine,
  Client,
  ActivationCommand['type']
> = {
  lifecycle: clientActivation,
  words: { 'activation.activate': 'Activate', 'activation.deactivate': 'Deactivate' },
  byItself: [],
  named: () => [],
};
