import type { Workspace } from '../workspace';

/** How a call can fail: refused with a sentence, or never answered. */
type Fault = 'refused' | 'silent';

/** Where the next faults stand in the page's own storage, as {"tasks.assign": "refused"}. */
const key = 'demo.faults';

function take(call: string): Fault | undefined {
  const stored = sessionStorage.getItem(key);
  if (stored === null) return undefined;
  const { [call]: fault, ...rest } = JSON.parse(stored) as Record<string, Fault>;
  sessionStorage.setItem(key, JSON.stringify(rest));
  return fault;
}

const failing = (group: object, name: string): object =>
  new Proxy(group, {
    get: (_, method) => {
      const call: unknown = Reflect.get(group, method);
      if (typeof call !== 'function') return call;
      return async (...args: unknown[]): Promise<unknown> => {
        const fault = take(`${name}.${String(method)}`);
        if (fault === 'refused') throw new Error('The demo was told to refuse this.');
        if (fault === 'silent') return new Promise(() => {});
        return call.apply(group, args) as unknown;
      };
    },
  });

/**
 * A demo world that fails when it is told to, so that every screen's failures can be seen and walked. Each
 * fault in `sessionStorage` is for the next call of one function of the port.
 */
export const withFaults = (workspace: Workspace): Workspace =>
  Object.fromEntries(
    Object.entries(workspace).map(([name, group]) => [name, failing(group, name)]),
  ) as unknown as Workspace;
