import {
  type ListChoice,
  type ListSettings,
  listSettingsOf,
  settingsKey,
} from '@/data/schemas/list-settings';
import { browserStorage } from '@/data/storage';
import { useSignedIn } from '@/views/shared/signed-in';
import { useSyncExternalStore } from 'react';

const noChoice: ListChoice = { hidden: [], views: [] };

const known = new Map<string, ListSettings>();
const listeners = new Set<() => void>();

const onChange = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const read = (key: string): ListSettings => listSettingsOf(browserStorage.get(key));

function settingsOf(key: string): ListSettings {
  const settings = known.get(key) ?? read(key);
  known.set(key, settings);
  return settings;
}

/** What a person chose for all lists, and how to change it. @param person their id. */
function useSettings(person: string) {
  const key = settingsKey(person);
  const settings = useSyncExternalStore(onChange, () => settingsOf(key));
  const write = (change: (now: ListSettings) => ListSettings) => {
    // Another tab may have written meanwhile.
    known.set(key, change(read(key)));
    browserStorage.set(key, JSON.stringify(known.get(key)));
    for (const listener of listeners) listener();
  };
  return { settings, write };
}

/** What a person chose for every list, and how to choose otherwise. @param person their id. */
export function useAllLists(person: string) {
  const { settings, write } = useSettings(person);
  return {
    keys: settings.keys,
    density: settings.density,
    setKeys: (keys: ListSettings['keys']) => write((now) => ({ ...now, keys })),
    setDensity: (density: ListSettings['density']) => write((now) => ({ ...now, density })),
  };
}

/**
 * What the person signed in chose for a list, and how to choose otherwise. The browser keeps it for each person, and
 * every list follows at once.
 * @param list the list's name.
 */
export function useListSettings(list: string) {
  const person = useSignedIn().user?.id ?? '';
  const { settings, write } = useSettings(person);
  return {
    ...useAllLists(person),
    ...(settings.lists[list] ?? noChoice),
    choose: (change: Partial<ListChoice>) =>
      write((now) => ({
        ...now,
        lists: { ...now.lists, [list]: { ...(now.lists[list] ?? noChoice), ...change } },
      })),
  };
}
