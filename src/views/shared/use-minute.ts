import { dayOf } from '@/machines/calendar';
import { useSyncExternalStore } from 'react';

const minute = 60_000;

const everyMinute = (tell: () => void) => {
  const ticking = setInterval(tell, minute);
  return () => clearInterval(ticking);
};
const endOfMinute = () => Math.ceil(Date.now() / minute) * minute;

/** The end of the current minute, in milliseconds; draws again as it passes. */
export const useMinute = (): number => useSyncExternalStore(everyMinute, endOfMinute);

/** The company's day, YYYY-MM-DD; draws again as it ends. */
export const useToday = (): string => dayOf(new Date(useMinute() - 1).toISOString());
