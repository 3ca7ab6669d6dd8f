import { newId } from '@/data/new-id';
import { pricingPlans } from '@/data/schemas/plan';
import type { Person } from '@/data/schemas/person';
import { planName, type Subscription } from '@/data/schemas/subscription';
import { settledPlan } from '@/machines/subscription/renewal';
import type { planChoiceMachine } from '@/machines/subscription/plan-choice.machine';
import { subscriptionWorkflow } from '@/machines/subscription/workflow';
import { workflowOf } from '@/machines/workflow/workflow';
import { lazyPart } from '@/views/shared/lazy-part';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { Screen } from '@/views/shared/ui/Page';
import { useToday } from '@/views/shared/use-minute';
import { RowMenu } from '@/views/shared/lists/RowMenu';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PlanCard } from './PlanCard';
import { SubscriptionFacts } from './SubscriptionFacts';
import { termsText } from './terms-text';
import { Failure } from '@/views/shared/ui/Failure';

const ConfirmDialog = lazyPart(() => import('@/views/shared/ui/ConfirmDialog'));

/** The plans on offer. A person chooses one and subscribes to it, and reads what that changes and when. */
export function ManageSubscriptionView({
  subscription,
  by,
  choice,
}: {
  subscription: Subscription;
  by: Person;
  choice: ActorRefFrom<typeof planChoiceMachine>;
}) {
  const today = useToday();
  const from = settledPlan(subscription);
  const subscribing = (key: string) => ({ type: 'subscription.subscribe', from, key }) as const;
  const state = useSelector(choice, ({ value }) => value);
  const canSubscribe = useSelector(choice, (snapshot) => snapshot.can(subscribing('')));
  const { plan, failure } = useSelector(choice, ({ context }) => context);
  const current = subscription.status === 'Active' ? subscription.plan : null;
  const labels = {
    choosing: 'Subscribe Now',
    confirming: 'Subscribe Now',
    processing: 'Processing...',
    subscribed: 'Subscribe Now',
    failed: 'Try again',
  };
  const terms = termsText(subscription, plan, today);
  return (
    <Screen>
      <Card
        title="Current subscription"
        actions={
          <RowMenu
            of="the subscription"
            workflow={(at) => workflowOf(subscriptionWorkflow, subscription, { by, at })}
          />
        }
      >
        <SubscriptionFacts subscription={subscription} />
      </Card>
      <fieldset disabled={state === 'processing'} className="mt-6 min-w-0">
        <legend className="mb-3 text-base font-semibold">Choose a plan</legend>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
          {pricingPlans.map((one) => (
            <PlanCard
              key={one.id}
              plan={one}
              isChosen={one.id === plan}
              isCurrent={one.id === current}
              onChoose={() => choice.send({ type: 'plan.choose', plan: one.id })}
            />
          ))}
        </div>
      </fieldset>
      {state !== 'processing' && state !== 'subscribed' && (
        <p className="mt-4 max-w-[70ch] text-muted tabular-nums">{terms}</p>
      )}
      {state === 'confirming' && (
        <Suspense>
          <ConfirmDialog
            title={`Change to the ${planName(plan)} plan?`}
            message={terms}
            confirm={`Change to ${planName(plan)}`}
            look="primary"
            onConfirm={() => choice.send({ type: 'subscription.confirm' })}
            onStay={() => choice.send({ type: 'subscription.decline' })}
          />
        </Suspense>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          look="primary"
          aria-disabled={!canSubscribe}
          title={state === 'subscribed' ? 'Choose another plan to change it' : undefined}
          onClick={() => choice.send(subscribing(newId()))}
        >
          {labels[state]}
        </Button>
        <output className="font-semibold text-success">
          {state === 'subscribed' && `Successfully subscribed to the ${planName(plan)} plan!`}
        </output>
        <Failure says={failure} />
      </div>
    </Screen>
  );
}
