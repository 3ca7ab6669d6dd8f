// By hand, as is a number's text: the first use of Intl costs a page that has just opened 15 to 30 ms (decision 2).
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A month, YYYY-MM, by its name: 'November'. */
export const monthName = (month: string): string => months[Number(month.slice(5, 7)) - 1] ?? '';

/** A month, YYYY-MM, by its short name: 'Nov'. */
export const monthText = (month: string): string => monthName(month).slice(0, 3);

/** A month, YYYY-MM, with its year: 'Nov 2026'. */
export const monthAndYear = (month: string): string => `${monthText(month)} ${month.slice(0, 4)}`;

/** A day, YYYY-MM-DD, as a person reads it: '20 Nov 2026'. A dash for none. */
export const dayText = (day: string): string =>
  day === '' ? '—' : `${Number(day.slice(8, 10))} ${monthAndYear(day)}`;
