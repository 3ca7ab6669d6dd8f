/** A decimal number as people type it: a sign, digits, and a comma or a point. */
const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** An amount as it is shown: a comma between each three digits, and a point. */
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** The number that a text stands for; null where it is no decimal number. */
export function decimalOf(text: string): number | null {
  const typed = text.trim();
  if (!DECIMAL.test(typed)) return null;
  const value = Number(typed.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/**
 * Whole centimes of an amount typed in DZD, halves up. Null where it is no number, or too large to count. A comma
 * separates thousands where it can, since a dinar has no thousandth; else it is a decimal comma.
 */
export function centimesOf(text: string): number | null {
  const typed = text.trim();
  const amount = GROUPED.test(typed) ? typed.replaceAll(',', '') : typed;
  if (decimalOf(amount) === null) return null;
  // Moving the point in the text instead of multiplying keeps 1.005 from becoming 1.00.
  const centimes = Math.round(Number(`${amount.replace(',', '.')}e2`));
  return Number.isSafeInteger(centimes) ? centimes + 0 : null;
}

/** Centimes as a person would type them in DZD, so that `centimesOf` reads them back; empty for none. */
export const dinarsText = (centimes: number | null): string =>
  centimes === null ? '' : String(centimes / 100);
