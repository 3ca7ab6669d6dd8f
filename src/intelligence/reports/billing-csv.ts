import type { BillingPayment } from '@/data/schemas/billing';
import { csv } from './csv';

/** The name of the file that the billing screen's 'Export CSV' downloads. */
export const billingCsvName = 'billing_payments.csv';

/** The payments shown on the billing screen as a CSV file; amounts in dinars with two decimals. */
export const billingCsv = (rows: readonly BillingPayment[]): string =>
  csv(
    ['Date', 'Amount (DZD)', 'Status', 'Payment Method'],
    rows.map(({ date, amount, status, method }) => [
      date,
      (amount / 100).toFixed(2),
      status,
      method,
    ]),
  );
