/** How high the rows of lists are. */
const densities = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof densities)[number];

/** A filter and an order of a list, which a person gave a name. `search` holds the parameters of the address. */
interface SavedView {
  name: string;
  search: Record<string, unknown>;
}

/** What a person chose for one list: the headers of the columns that are not shown, and the saved views, oldest first. */
export interface ListChoice {
  hidden: string[];
  views: SavedView[];
}

/** What a person chose for lists, by the name of the list. The browser keeps it. */
export interface ListSettings {
  /** Whether keys act that are pressed alone, such as `j`. */
  keys: 'on' | 'off';
  density: Density;
  lists: Record<string, ListChoice>;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const viewOf = (stored: unknown): SavedView[] => {
  if (!isFields(stored) || typeof stored['name'] !== 'string') return [];
  return isFields(stored['search']) ? [{ name: stored['name'], search: stored['search'] }] : [];
};

const choiceOf = (stored: unknown): ListChoice => {
  const { hidden, views } = isFields(stored) ? stored : {};
  return {
    hidden: listOf(hidden).filter((header) => typeof header === 'string'),
    views: listOf(views).flatMap(viewOf),
  };
};

/**
 * Reads stored settings and leaves out whatever of them is malformed. Every list reads them at its first visit, so it
 * is done without the schema library.
 */
export function listSettingsOf(stored: string | null): ListSettings {
  const read = (): unknown => {
    try {
      return JSON.parse(stored ?? '');
    } catch {
      return null;
    }
  };
  const settings = read();
  const { keys, density, lists } = isFields(settings) ? settings : {};
  return {
    keys: keys === 'off' ? 'off' : 'on',
    density: densities.find((one) => one === density) ?? 'normal',
    lists: Object.fromEntries(
      Object.entries(isFields(lists) ? lists : {}).map(([list, choice]) => [
        list,
        choiceOf(choice),
      ]),
    ),
  };
}

/** Where the browser keeps the settings. @param person the id of whoever chose them. */
export const settingsKey = (person: string): string => `lists ${person}`;
