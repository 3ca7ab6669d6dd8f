import { useSyncExternalStore } from 'react';

const minute = 60_000;

const everyMinute = (tell: () => void) => {
  const ticking = setInterval(tell, minute);
  return () => clearInterval(ticking);
};
const endOfMinute = () => Math.ceil(Date.now() / minute) * minute;

/** The end of the current minute, in milliseconds; draws again as it passes. */
export const useMinute = (): number => useSyncExternalStore(everyMinute, endOfMinute);

/** Today as YYYY-MM-DD, in UTC as all days are; draws again as it ends. */
export const useToday = (): string =>
  new Date(useMinute() - 1).toISOString().slice(0, 'YYYY-MM-DD'.length);
