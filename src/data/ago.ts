const minute = 60_000;
const relativeFormat = new Intl.RelativeTimeFormat('en-GB', { style: 'short' });
/** The units of a span, each with the number of minutes from which it is used. */
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
