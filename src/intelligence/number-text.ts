import type { ReportColumn } from '@/data/schemas/report';

const tenths = 10;

/** The digits of a number of three decimals at most, by thousands: '7,650.25'. By hand for the reason in `date-text`. */
export const byThousands = (digits: string): string =>
  digits.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',');

/** A number with its unit, to one decimal at most: '7,650', '92.5%'. Halves are rounded away from zero. */
export const figure = (value: number, unit = ''): string =>
  `${byThousands(String((Math.sign(value) * Math.round(Math.abs(value) * tenths)) / tenths))}${unit}`;

/** The facts that are known, with commas between. */
export const known = (...facts: (string | null)[]): string =>
  facts.filter((fact) => fact !== null && fact !== '').join(', ');

/** A whole percentage; a dash for none. */
export const percentText = (percent: number | null): string =>
  percent === null ? '—' : `${percent}%`;

/** A report's cell as a person reads it; a dash for none. */
export function cellText(value: string | number | null, { kind }: ReportColumn): string {
  if (value === null) return '—';
  if (typeof value === 'string') return value;
  switch (kind) {
    case 'percent':
      return percentText(value);
    case 'score':
      return value.toFixed(1);
    case 'rating':
      return `${value.toFixed(1)} / 5`;
    default:
      return String(value);
  }
}
