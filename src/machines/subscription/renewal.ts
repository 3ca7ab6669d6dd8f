const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * The same day so many months later, or earlier where negative; the month's last day where it is shorter.
 * @param day YYYY-MM-DD.
 */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, ordinal = 1, date = 1] = day.split('-').map(Number);
  const total = year * 12 + ordinal - 1 + months;
  const [toYear, month] = [Math.floor(total / 12), ((total % 12) + 12) % 12];
  const length = month === 1 && isLeap(toYear) ? 29 : (monthLengths[month] ?? 31);
  return [
    String(toYear).padStart(4, '0'),
    String(month + 1).padStart(2, '0'),
    String(Math.min(date, length)).padStart(2, '0'),
  ].join('-');
}
