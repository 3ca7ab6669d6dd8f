/** Runs work of one name one after the other, and of different names side by side. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
