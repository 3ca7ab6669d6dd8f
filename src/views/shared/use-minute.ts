import { dayOf } from '@/machines/calendar';
import { useSyncExternalStore } from 'react';

const minute = 60_000;

const everyMinute = (tell: () => void) => {
  const ticking = setInterval(tell, minute);
  return () => clearInterval(ticking);
};
const endOfMinute = () => Math.ceil(Date.now() / minute) * minute;

/** The end of the current minute, in milliseconds. Redraws when the minute ends. */
export const useMinute = (): number => useSyncExternalStore(everyMinute, endOfMinute);

/** The company's day, YYYY-MM-DD. Redraws when the day ends. */
export const useToday = (): string => dayOf(new Date(useMinute() - 1).toISOString());
