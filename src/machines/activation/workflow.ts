import type { Client } from '@/data/schemas/client';
import type { Workflow } from '../workflow/workflow';
import type { ActivationEvent } from './activation.machine';
import { clientActivation } from './lifecycles';

/** A client's workflow. */
export const clientWorkflow: Workflow<
  typeof clientActivation.machine,
  Client,
  ActivationEvent['type']
> = {
  lifecycle: clientActivation,
  words: {
    'activation.add': 'Add Client',
    'activation.activate': 'Activate',
    'activation.deactivate': 'Deactivate',
    'activation.change': 'Edit',
    'activation.employ': 'Employ',
    'activation.remove': 'Delete',
    'activation.restore': 'Undo',
  },
  byItself: [],
  never: () => ['activation.employ', 'activation.remove', 'activation.restore'],
  named: () => [],
};
