import { planChoiceMachine } from '@/machines/subscription/plan-choice.machine';
import { ManageSubscriptionView } from '@/views/subscription/ManageSubscriptionView';
import { subscriptionQuery } from '@/views/subscription/queries';
import { companyChanged } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

export const Route = createFileRoute('/_manager/manage-subscription')({
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.fetchQuery(subscriptionQuery(workspace)),
  component: ManageSubscription,
});

function ManageSubscription() {
  const { workspace, queryClient, user } = Route.useRouteContext();
  const [machine] = useState(() =>
    planChoiceMachine.provide({
      actors: {
        subscribe: fromPromise(async ({ input }) => {
          await workspace.subscription.subscribe(input, user);
          await companyChanged(queryClient);
        }),
      },
    }),
  );
  return (
    <ManageSubscriptionView
      subscription={useSuspenseQuery(subscriptionQuery(workspace)).data}
      by={user}
      choice={useActorRef(machine)}
    />
  );
}
