import { subscribe } from '@/actors/requests';
import { planChoiceMachine } from '@/machines/subscription/plan-choice.machine';
import { ManageSubscriptionView } from '@/views/subscription/ManageSubscriptionView';
import { subscriptionQuery } from '@/views/subscription/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';

export const Route = createFileRoute('/_manager/manage-subscription')({
  staticData: { title: 'Manage Subscription' },
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.fetchQuery(subscriptionQuery(workspace)),
  component: ManageSubscription,
});

function ManageSubscription() {
  const world = Route.useRouteContext();
  const choice = useActorRef(
    planChoiceMachine.provide({ actors: { subscribe: subscribe(world.workspace) } }),
  );
  return (
    <ManageSubscriptionView
      subscription={useSuspenseQuery(subscriptionQuery(world.workspace)).data}
      by={world.user}
      choice={choice}
    />
  );
}
