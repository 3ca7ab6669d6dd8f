import { once } from './once';

/**
 * A group of async functions whose code loads with the first call to one of them.
 * @param before gets the name and the arguments of each call, and is awaited before it; a call rejects where this
 *   does.
 */
export function deferred<G extends object>(
  load: () => Promise<G>,
  before?: (name: string, args: unknown[]) => Promise<unknown>,
): G {
  const open = once(load);
  return new Proxy({} as G, {
    get: (_, name) =>
      // Without this, a group would be taken for a promise.
      name === 'then'
        ? undefined
        : async (...args: unknown[]) => {
            await before?.(String(name), args);
            const group: object = await open();
            const method: unknown = Reflect.get(group, name);
            if (typeof method !== 'function')
              throw new TypeError(`no ${String(name)} in the group`);
            return method.apply(group, args) as unknown;
          },
  });
}
