const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** British English shortens every month to three letters, except 'Sept'. */
export const inThreeLetters = (text: string): string => text.replace('Sept', 'Sep');

/** A month, YYYY-MM, by its short name: 'Nov'. */
export const monthText = (month: string): string => months[Number(month.slice(5, 7)) - 1] ?? '';

/** A month, YYYY-MM, with its year: 'Nov 2026'. */
export const monthAndYear = (month: string): string => `${monthText(month)} ${month.slice(0, 4)}`;

/** A day, YYYY-MM-DD, as a person reads it: '20 Nov 2026'. A dash for none. */
export const dayText = (day: string): string =>
  day === '' ? '—' : `${Number(day.slice(8, 10))} ${monthAndYear(day)}`;
