import { PaymentStatusBadge } from '@/views/provider/payment-status';
import { dayText } from '@/machines/date-text';
import { dzd } from '@/views/shared/money';
import { Dialog } from '@/views/shared/ui/Dialog';
import { useSignedIn } from '@/views/shared/signed-in';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { useSuspenseQuery } from '@tanstack/react-query';
import { clientName } from './names';
import { paymentHistoryQuery } from './queries';

/** A client's payments, newest first, or a note that there is no such client. @param id the client's. */
export default function PaymentHistoryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { workspace } = useSignedIn();
  const history = useSuspenseQuery(paymentHistoryQuery(workspace, id)).data;
  if (history === null) return null;
  const { client, payments } = history;
  return (
    <Dialog title={clientName(client)} onClose={onClose}>
      {payments.length === 0 ? (
        <EmptyState message="No payment history found" />
      ) : (
        <ul aria-label="Payments" className="divide-y divide-line">
          {payments.map(({ id: key, amount, date, status }) => (
            <li key={key} className="flex items-center justify-between gap-4 py-2.5">
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
