import { inThreeLetters } from '@/machines/date-text';

const instantFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO instant in the reader's own time: '20 Nov 2026, 16:40'. */
export const instantText = (instant: string): string =>
  inThreeLetters(instantFormat.format(new Date(instant)));
