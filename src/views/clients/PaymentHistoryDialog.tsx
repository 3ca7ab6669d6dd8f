import type { ProviderPayment } from '@/data/schemas/provider';
import { PaymentStatusBadge } from '@/views/provider/payment-status';
import { dayText } from '@/intelligence/date-text';
import { dzd } from '@/views/shared/money';
import { Dialog } from '@/views/shared/ui/Dialog';
import { EmptyState } from '@/views/shared/ui/EmptyState';

/** What a client paid, newest first. */
export default function PaymentHistoryDialog({
  name,
  payments,
  onClose,
}: {
  name: string;
  payments: ProviderPayment[];
  onClose: () => void;
}) {
  return (
    <Dialog title={name} onClose={onClose}>
      {payments.length === 0 ? (
        <EmptyState message="No payment history found" />
      ) : (
        <ul aria-label="Payments" className="divide-y divide-line">
          {payments.map(({ id, amount, date, status }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-2.5">
              <span className="grid gap-x-6 sm:grid-cols-[9rem_auto]">
                <span className="font-semibold tabular-nums">{dzd(amount)}</span>
                <time dateTime={date} className="text-muted tabular-nums">
                  {dayText(date)}
                </time>
              </span>
              <PaymentStatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
