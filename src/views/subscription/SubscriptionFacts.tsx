import { planName, type Subscription } from '@/data/schemas/subscription';
import { dayText } from '@/machines/date-text';
import { Badge } from '@/views/shared/ui/Badge';

/** The plan, the status and the renewal date of a subscription, and the plan that comes next. */
export function SubscriptionFacts({
  subscription: { plan, status, renewalDate, next },
}: {
  subscription: Omit<Subscription, 'history'>;
}) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      <div>
        <dt className="text-muted">Plan</dt>
        <dd className="mt-0.5 text-lg font-semibold">{planName(plan)}</dd>
      </div>
      <div>
        <dt className="text-muted">Status</dt>
        <dd className="mt-1.5">
          <Badge tone={status === 'Active' ? 'success' : 'danger'}>{status}</Badge>
        </dd>
      </div>
      <div>
        <dt className="text-muted">Renewal date</dt>
        <dd className="mt-0.5 text-lg font-semibold tabular-nums">{dayText(renewalDate)}</dd>
      </div>
      {next !== null && (
        <div>
          <dt className="text-muted">Next plan</dt>
          <dd className="mt-0.5 text-lg font-semibold tabular-nums">
            {planName(next.plan)} from {dayText(next.from)}
          </dd>
        </div>
      )}
    </dl>
  );
}
