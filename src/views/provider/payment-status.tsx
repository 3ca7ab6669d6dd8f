import type { ProviderPayment } from '@/data/schemas/provider';
import { Badge, type Tone } from '@/views/shared/ui/Badge';

type PaymentStatus = ProviderPayment['status'];

export const paymentStatusNames = {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
} as const satisfies Record<PaymentStatus, string>;

export const paymentStatusTones = {
  completed: 'success',
  pending: 'warning',
  failed: 'danger',
} as const satisfies Record<PaymentStatus, Tone>;

/** The status of a payment, in words with their tint. */
export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge tone={paymentStatusTones[status]}>{paymentStatusNames[status]}</Badge>
);
