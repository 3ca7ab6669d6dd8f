const DAYS_A_YEAR = 365.25;
const DAYS_A_WEEK = 7;
const WORKDAYS_A_WEEK = 5;

const dayLength = 'YYYY-MM-DD'.length;

/**
 * The day, YYYY-MM-DD, of an ISO instant in the company's time zone. A day is returned as it is. The time zone is
 * Africa/Algiers, which is one hour ahead of UTC all year since 1981 (IANA time zone database).
 */
export function dayOf(date: string): string {
  const day = date.slice(0, dayLength);
  const isNextDay = date.slice(dayLength + 1, dayLength + 3) === '23';
  return isNextDay ? addDays(day, 1) : day;
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/**
 * Days from 1970-01-01 to a day or instant, in the proleptic Gregorian calendar.
 * The algorithm is Howard Hinnant's days_from_civil, with March as the year's first month.
 */
export function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = dayOf(date).split('-').map(Number);
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The day, YYYY-MM-DD, that is `number` days from 1970-01-01: the inverse of `dayNumber`. */
export function dayAt(number: number): string {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return `${pad(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), 4)}-${pad(month)}-${pad(day)}`;
}

/** The day that is `days` days after another, or before it where `days` is negative. */
export const addDays = (day: string, days: number): string => dayAt(dayNumber(day) + days);

/** Whole days from one day to another. Negative where the second day is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Years, with a fraction, from one day to another. */
export const yearsBetween = (from: string, to: string): number =>
  daysBetween(from, to) / DAYS_A_YEAR;

/** The day of the week, 0 for Monday to 6 for Sunday. 1970-01-01 was a Thursday. */
export const weekday = (day: string): number => (((dayNumber(day) + 3) % DAYS_A_WEEK) + 7) % 7;

/** The day that is `workdays` working days, Monday to Friday, after another, or before it where negative. */
export function addWorkdays(day: string, workdays: number): string {
  let current = day;
  for (let left = Math.abs(workdays); left > 0;) {
    current = addDays(current, Math.sign(workdays));
    if (weekday(current) < WORKDAYS_A_WEEK) left -= 1;
  }
  return current;
}

/** The month, YYYY-MM, of a day or instant. */
export const monthOf = (date: string): string => dayOf(date).slice(0, 7);

/** The month that is `months` months after another, or before it where `months` is negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, ordinal = 1] = month.split('-').map(Number);
  const total = year * 12 + ordinal - 1 + months;
  return `${pad(Math.floor(total / 12), 4)}-${pad((((total % 12) + 12) % 12) + 1)}`;
}

/** The last `count` months up to and including one, oldest first. */
export const monthsUpTo = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(month, index - count + 1));

/** The last day of a month. */
export const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** Whether a text is an existing day, YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dayAt(dayNumber(text)) === text;
