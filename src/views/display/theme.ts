import { browserStorage } from '@/data/storage';
import { useSyncExternalStore } from 'react';

/** The themes that can be chosen, and what each is called. */
export const themes = { system: 'As the system', light: 'Light', dark: 'Dark' } as const;
export type Theme = keyof typeof themes;

/** The key of the storage, and the event that `public/theme.js` follows. */
const [key, changed] = ['theme', 'masar.theme'];

function onChange(listener: () => void) {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

const chosenTheme = (): Theme => {
  const kept = browserStorage.get(key);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
};

/** The theme that was chosen in this browser, for whoever uses it, and how to choose another. */
export const useTheme = () => ({
  theme: useSyncExternalStore(onChange, chosenTheme),
  setTheme: (theme: Theme) => {
    if (theme === 'system') browserStorage.remove(key);
    else browserStorage.set(key, theme);
    dispatchEvent(new CustomEvent(changed, { detail: theme }));
  },
});
