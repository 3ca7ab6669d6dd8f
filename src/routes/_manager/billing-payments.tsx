import { billingSearch } from '@/data/schemas/search';
import { BillingView } from '@/views/billing/BillingView';
import { billingQuery } from '@/views/billing/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_manager/billing-payments')({
  validateSearch: billingSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.fetchQuery(billingQuery(workspace)),
  component: Billing,
});

function Billing() {
  const { workspace } = Route.useRouteContext();
  return (
    <BillingView
      payments={useSuspenseQuery(billingQuery(workspace)).data}
      search={Route.useSearch()}
    />
  );
}
