import type { Person } from '@/data/schemas/person';
import type { ProviderSearch } from '@/data/schemas/search';
import type { Workspace } from '@/data/port/workspace';
import { offerDraft, planDraft } from '@/intelligence/provider/drafts';
import { useRecordEditor } from '@/views/shared/editing/use-record-editor';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Screen } from '@/views/shared/ui/Page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { type Lines, WaitingList, waitingQuery } from '@/views/waiting/WaitingList';
import { OffersSection } from './OffersSection';
import { PaymentsSection } from './PaymentsSection';
import { PlansSection } from './PlansSection';
import { figuresQuery, healthQuery, offersQuery, plansQuery } from './queries';
import { RevenueCharts } from './RevenueCharts';
import { paymentsThat, RevenueFigures } from './RevenueFigures';
import { SystemHealthCard } from './SystemHealthCard';

const planForm = {
  called: 'Plan',
  blank: { name: '', price: '', features: '' },
  draftOf: planDraft,
  first: 'name',
} as const;

const offerForm = {
  called: 'Offer',
  blank: { code: '', discount: '', validTill: '' },
  draftOf: offerDraft,
  first: 'code',
} as const;

const lines: Lines = {
  clientPaymentsFailed: {
    label: 'Failed payments',
    link: () => paymentsThat('failed'),
    isUrgent: true,
  },
  clientPaymentsPending: {
    label: 'Pending payments',
    link: () => paymentsThat('pending'),
  },
  renewals: {
    label: 'Renewals within 7 days',
    link: () => linkOptions({ to: '/clients', search: { renewal: 'week' } }),
  },
  clientsLost: {
    label: 'Inactive companies',
    link: () => linkOptions({ to: '/clients', search: { status: 'inactive' } }),
  },
};

/** The parts of the page that are below its figures, as its links name them. */
const sections = [
  ['plans', 'Plans'],
  ['offers', 'Offers'],
  ['health', 'Health'],
  ['payments', 'Payments'],
] as const;

/** The provider's panel of a world: revenue, plans, offers, and the state of its servers. */
export function ProviderPanel({
  workspace,
  user,
  search,
}: {
  workspace: Workspace;
  user: Person;
  search: ProviderSearch;
}) {
  const figures = useSuspenseQuery(figuresQuery(workspace)).data;
  const health = useSuspenseQuery(healthQuery(workspace)).data;
  const plans = useSuspenseQuery(plansQuery(workspace)).data;
  const offers = useSuspenseQuery(offersQuery(workspace)).data;
  const waiting = useSuspenseQuery(waitingQuery(workspace)).data;
  const plan = useRecordEditor(plans, workspace.plans, planForm);
  const offer = useRecordEditor(offers, workspace.offers, offerForm);
  return (
    <Screen>
      <LeaveGuard
        when={plan.isDirty || offer.isDirty}
        title="Leave without saving?"
        message="What you wrote and did not save is lost."
      />
      <WaitingList waiting={waiting} lines={lines} />
      <nav aria-label="On this page" className="mb-4 flex flex-wrap gap-x-5">
        {sections.map(([hash, name]) => (
          <Link
            key={hash}
            to="."
            search
            hash={hash}
            className="inline-flex min-h-11 min-w-11 items-center text-primary hover:underline fine:min-h-8 fine:min-w-0"
          >
            {name}
          </Link>
        ))}
      </nav>
      <div className="space-y-5">
        <RevenueFigures figures={figures} />
        <RevenueCharts figures={figures} period={search.period} />
        <PlansSection plans={plans} by={user} plan={plan} onSwitch={workspace.plans.send} />
        <OffersSection offers={offers} offer={offer} />
        <SystemHealthCard health={health} />
        <PaymentsSection workspace={workspace} search={search} />
      </div>
    </Screen>
  );
}
