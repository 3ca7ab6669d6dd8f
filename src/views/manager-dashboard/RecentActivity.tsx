import type { Activity } from '@/data/schemas/manager-dashboard';
import { dayText } from '@/machines/date-text';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Card } from '@/views/shared/ui/Card';
import { CreditCard, TriangleAlert, UserPlus } from 'lucide-react';

const icons = { newHire: UserPlus, subscription: CreditCard, resignationRisk: TriangleAlert };

/** The recent events in the company. */
export function RecentActivity({ activity }: { activity: Activity[] }) {
  return (
    <Card title="Recent activity">
      {activity.length === 0 ? (
        <EmptyState
          message="Nothing happened yet."
          hint="Who joins, what is subscribed to and who may resign is listed here."
        />
      ) : (
        <ul className="divide-y divide-line">
          {activity.map(({ id, type, message, date }) => {
            const Icon = icons[type];
            return (
              <li key={id} className="flex items-start gap-3 py-2.5">
                <Icon className="mt-0.5 size-4 shrink-0 text-primary" aria-hidden="true" />
                <span className="flex-1 wrap-anywhere">{message}</span>
                <span className="text-xs leading-5 whitespace-nowrap text-muted tabular-nums">
                  {dayText(date)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
