import { billingListSearch } from '@/data/schemas/search';
import { BillingView } from '@/views/billing/BillingView';
import { billingQuery } from '@/views/subscription/queries';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_manager/billing-payments')({
  staticData: { title: 'Billing & Payments' },
  validateSearch: billingListSearch,
  loader: ({ context: { workspace, queryClient }, location }) =>
    queryClient.ensureQueryData(billingQuery(workspace, billingListSearch(location.search))),
  component: Billing,
});

function Billing() {
  const { workspace } = Route.useRouteContext();
  return <BillingView workspace={workspace} search={Route.useSearch()} />;
}
