import { Refused } from '../schemas/refused';
import type { SessionUser } from '../schemas/session';
import { tabStorage } from '../storage';
import type { Workspace } from '../port/workspace';

/**
 * How a call can fail. 'refused' answers once with a refusal, for a field where one is named. 'silent' does
 * nothing and never answers, once. 'unheard' does what was asked and never answers, once. 'held' keeps every call
 * waiting until it is told how to end.
 */
type Fault = 'refused' | `refused:${string}` | 'silent' | 'unheard' | 'held';

/** The key of the faults in the page's session storage. They are kept by call, as {"tasks.assign": "refused"}. */
const key = 'demo.faults';

/**
 * The event that ends a held call. Its detail is the call, and the fault with which it ends, if any. Its default is
 * prevented where such a call was held.
 */
const settled = 'demo.settle';

function take(call: string): Fault | undefined {
  const stored = tabStorage.get(key);
  if (stored === null) return undefined;
  const { [call]: fault, ...rest } = JSON.parse(stored) as Record<string, Fault>;
  if (fault !== 'held') tabStorage.set(key, JSON.stringify(rest));
  return fault;
}

const heldCalls = new Map<string, AbortController>();

/** Resolves to how a held call ends. A later call of the same name replaces this one, which then never ends. */
const endOf = (call: string): Promise<Fault | undefined> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    heldCalls.get(call)?.abort();
    heldCalls.set(call, waiting);
    const end = (event: Event) => {
      const { detail } = event as CustomEvent<{ call: string; fault?: Fault }>;
      if (detail.call !== call) return;
      event.preventDefault();
      waiting.abort();
      resolve(detail.fault);
    };
    addEventListener(settled, end, { signal: waiting.signal });
  });

const failing = (group: object, name: string): object =>
  new Proxy(group, {
    get: (_, method) => {
      const call = `${name}.${String(method)}`;
      const original: unknown = Reflect.get(group, method);
      if (typeof original !== 'function') return original;
      return async (...args: unknown[]): Promise<unknown> => {
        const first = take(call);
        const fault = first === 'held' ? await endOf(call) : first;
        const [how, field] = fault?.split(':') ?? [];
        if (how === 'refused') {
          const sentence = 'The demo was told to refuse this.';
          throw new Refused({ code: 'demo.refused', sentence, ...(field && { field }) });
        }
        if (how === 'silent') return new Promise(() => {});
        const answer: unknown = await original.apply(group, args);
        return how === 'unheard' ? new Promise(() => {}) : answer;
      };
    },
  });

/** The provider panel's world has the same faults as the world that it was opened from. */
const panelFailing = (session: Workspace['session']): Workspace['session'] => ({
  ...session,
  providerPanel: async () => {
    const { user, workspace } = await session.providerPanel();
    return { user, workspace: withFaults(workspace) };
  },
});

/**
 * A demo world that fails on demand, so that each screen's failures can be seen and tested. Each fault in
 * `sessionStorage` is for one function of the port.
 */
export const withFaults = (workspace: Workspace): Workspace =>
  Object.fromEntries(
    Object.entries({ ...workspace, session: panelFailing(workspace.session) }).map(
      ([name, group]) => [name, typeof group === 'function' ? group : failing(group, name)],
    ),
  ) as unknown as Workspace;

/** An action of somebody else: who, the call, such as 'tasks.send', and its arguments. */
interface Meanwhile {
  by: SessionUser;
  call: string;
  args: unknown[];
}

/**
 * Lets a test act as somebody else in the same world, by a `demo.meanwhile` event.
 * @param as opens the world for a person.
 */
export const hearOthers = (as: (person: SessionUser) => Workspace): void =>
  addEventListener('demo.meanwhile', (event) => {
    const { by, call, args } = (event as CustomEvent<Meanwhile>).detail;
    const [group = '', method = ''] = call.split('.');
    const calls: unknown = Reflect.get(as(by), group);
    void (calls as Record<string, (...of: unknown[]) => Promise<unknown>>)[method]?.(...args);
  });
