const amountFormat = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const centimesToTheDinar = 100;

/** An amount in centimes as a person reads it: '2,500.00 DZD'. A dash for none, and for what is no number. */
export const dzd = (centimes: number | null): string =>
  centimes === null || !Number.isFinite(centimes)
    ? '—'
    : `${amountFormat.format(centimes / centimesToTheDinar)} DZD`;
