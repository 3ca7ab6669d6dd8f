const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const instantFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A day, YYYY-MM-DD, as a person reads it: '20 Nov 2026'. A dash for none. */
export const dayText = (day: string): string =>
  day === '' ? '—' : dayFormat.format(new Date(`${day}T00:00:00Z`));

/** An ISO instant in the reader's own time: '20 Nov 2026, 16:40'. */
export const instantText = (instant: string): string => instantFormat.format(new Date(instant));

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** A month, YYYY-MM, by its short name: 'Nov'. */
export const monthText = (month: string): string => monthFormat.format(new Date(`${month}-01`));

const minute = 60_000;
const relativeFormat = new Intl.RelativeTimeFormat('en-GB', { style: 'short' });
/** From how many minutes on a span is told in which unit. */
const spans = [
  [365 * 24 * 60, 'year'],
  [30 * 24 * 60, 'month'],
  [24 * 60, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;

/** How long ago an instant was, as a person says it: 'now', '5 min ago', '2 days ago'. @param now in milliseconds. */
export function agoText(instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / minute));
  const span = spans.find(([least]) => minutes >= least);
  if (span === undefined) return 'now';
  const [length, unit] = span;
  return relativeFormat.format(-Math.floor(minutes / length), unit);
}
