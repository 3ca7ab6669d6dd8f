import { dayText } from '@/machines/date-text';

const twoDigits = (value: number) => String(value).padStart(2, '0');
const joined = (mark: string, ...values: number[]) => values.map(twoDigits).join(mark);

/** An ISO instant in the reader's own time: '20 Nov 2026, 16:40'. */
export function instantText(instant: string): string {
  const at = new Date(instant);
  const day = joined('-', at.getFullYear(), at.getMonth() + 1, at.getDate());
  return `${dayText(day)}, ${joined(':', at.getHours(), at.getMinutes())}`;
}
