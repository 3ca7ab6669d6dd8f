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
