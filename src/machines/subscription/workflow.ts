import type { Subscription } from '@/data/schemas/subscription';
import type { Workflow } from '../workflow/workflow';
import {
  type CompanySubscriptionEvent,
  companySubscriptionLifecycle,
} from './company-subscription.machine';

/** A company subscription's workflow. */
export const subscriptionWorkflow: Workflow<
  typeof companySubscriptionLifecycle.machine,
  Subscription,
  CompanySubscriptionEvent['type']
> = {
  lifecycle: companySubscriptionLifecycle,
  words: {
    'subscription.subscribe': 'Subscribe Now',
    'subscription.begin': 'Begin the next plan',
    'subscription.expire': 'Expire',
  },
  byItself: ['subscription.begin', 'subscription.expire'],
  named: () => [],
};
