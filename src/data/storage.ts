/** A test text, longer than any text that we keep. */
const probe = ' '.repeat(300);

/**
 * A storage of the browser. Where it is blocked or full, memory keeps the text as long as the page lives.
 * @param area returns the storage, and throws where that is blocked.
 */
export function keptIn(area: () => Storage) {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(area());
    } catch {
      return null;
    }
  };
  return {
    get(key: string): string | null {
      const stored = attempt((storage) => storage.getItem(key));
      if (stored === null) return memory.get(key) ?? null;
      memory.delete(key);
      return stored;
    },
    set(key: string, value: string): void {
      memory.set(key, value);
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (kept === true) memory.delete(key);
      // Otherwise the old text of a full storage would come back in place of the new one.
      else attempt((storage) => storage.removeItem(key));
    },
    remove(key: string): void {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    /** Whether the browser itself keeps a text now, and not memory alone. */
    isLasting: (): boolean =>
      attempt((storage) => {
        storage.setItem('probe', probe);
        storage.removeItem('probe');
        return true;
      }) ?? false,
  };
}

/** Kept for every tab and visit. */
export const browserStorage = keptIn(() => localStorage);

/** Kept for this tab. */
export const tabStorage = keptIn(() => sessionStorage);
