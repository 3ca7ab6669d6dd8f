import { byThousands } from '@/intelligence/number-text';

export const centimesToTheDinar = 100;

/** An amount of dinars where the column or label names the currency: '2,500.00'. A dash for none. */
export const dinars = (amount: number | null): string =>
  amount === null || !Number.isFinite(amount) ? '—' : byThousands(amount.toFixed(2));

/** An amount in centimes as a person reads it: '2,500.00 DZD'. A dash for null, and for a value that is no number. */
export const dzd = (centimes: number | null): string =>
  centimes === null || !Number.isFinite(centimes)
    ? '—'
    : `${dinars(centimes / centimesToTheDinar)} DZD`;
