import { monthNames } from '@masar/resume/calendar';
import { fold } from '@masar/resume/text';

const named = new Map(
  monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

const monthText = (year: number | string, month: number) =>
  `${year}-${String(month).padStart(2, '0')}`;

/** The month of a day that is written in figures, such as 13/10/2026. Only with dots does the day surely come first. */
function monthOfDay(first: number, sign: string, second: number, year: string): string | null {
  if (first <= 12 && second <= 12 && first !== second && sign !== '.') return null;
  return monthText(year, second > 12 ? first : second);
}

/**
 * The month that a cell of a spreadsheet means, as YYYY-MM: 2026-10, 10/2026, Oct-26, oct. 2026 or a day in it. A
 * text that is no month stays as it is.
 * @returns null where it may mean several: 01/10/2026, and 26-Oct or 10/26, which name a day or a year.
 */
export function monthIn(text: string): string | null {
  const [, year, month] = /^(\d{4})[-/. ](\d{1,2})(?:[-/.]\d{1,2})?$/.exec(text) ?? [];
  if (year !== undefined) return monthText(year, Number(month));
  const [, ordinal, after] = /^(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  if (after !== undefined) return monthText(after, Number(ordinal));
  const [, first, sign = '', second, last] =
    /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (last !== undefined) return monthOfDay(Number(first), sign, Number(second), last);
  if (/^\d{1,2}[-/.]\d{1,2}$/.test(text)) return null;

  const [, before = '', name = '', rest = ''] =
    /^(\d*)[-/., ]*(\p{L}[\p{L} ]*?)[-/., ]*([\d, ]*)$/u.exec(fold(text)) ?? [];
  const number = named.get(name);
  if (number === undefined) return text;
  const [end, ...others] = rest.split(/[, ]+/).filter(Boolean).toReversed();
  if (/^\d{4}$/.test(before) && end === undefined) return monthText(before, number);
  if (others.length > 1) return text;
  if (/^\d{4}$/.test(end ?? '')) return monthText(end ?? '', number);
  if (/^\d{2}$/.test(end ?? '') && others.length === 0) return monthText(`20${end}`, number);
  return /^\d{1,2}$/.test(before) && end === undefined ? null : text;
}
