import { keeps } from '@/machines/activation/policy';
import { createAuthority } from '../authority';
import type { Answers } from '../port/answers';
import type { Workspace } from '../port/workspace';
import type { Person } from '../schemas/person';
import { asWorkspace } from '../page/as-workspace';
import { missing, Refused } from '../schemas/refused';
import { createSession, type KeptUser } from './session';
import { createSimulation } from './simulation';
import { createStore } from './store';
import { timings } from './timings';
import type { DemoOptions } from './world';

/**
 * The demo world: all of it runs in the page, its waits are simulated, and a reload loses all changes.
 * @param options the clock, randomness, waits, reader and records it works with.
 * @returns `as` opens the world for a person, and `answersTo` its authority alone; `store` is shared by all of them.
 */
export function createDemoWorld(options: DemoOptions) {
  const { now, wait, sample, readResume, recogniseResume } = options;
  const openedAt = now();
  // All of the sample is dated by one instant, whenever a part of it loads.
  const store = createStore(sample, () => openedAt);
  const simulation = createSimulation(options.random);
  // The sample has its own notifications of what happened before.
  let hasChanged = false;
  store.watch(async () => void (hasChanged = true));
  const directory = () => store.all('user');
  const answersTo = ({ current }: Pick<Workspace['session'], 'current'>): Answers => {
    const asker = async (): Promise<Person> => {
      const user = await current();
      if (user === null) {
        throw new Refused({ code: 'signedOut', sentence: 'Please sign in first.' });
      }
      return { id: user.id, name: user.name, role: user.role };
    };
    return createAuthority({
      ...options,
      store,
      asker,
      company: sample.company,
      accountOf: async () => null,
      hasFiles: async () => true,
      newsSince: () => (hasChanged ? openedAt.toISOString() : null),
      // Specification, section 9.
      lastMonth: () => '2025-06',
      health: async () => (await sample.provider(now())).health,
      simulation,
      breathe: () => wait(0),
      pause: (before) => wait(timings[before]),
    });
  };
  const sessionOf = (kept: KeptUser) => createSession(sample.accounts, kept, wait, directory);
  /** The files that visitors chose, by their links. */
  const chosen = new Map<string, File>();
  const workspaceOf = (session: Omit<Workspace['session'], 'providerPanel'>): Workspace => {
    const opened = {
      watch: store.watch,
      session: {
        ...session,
        /** A visitor of the demo may try the operator's panel. */
        async providerPanel() {
          const user = sample.accounts.find(({ role }) => keeps(role, 'client'));
          if (user === undefined) {
            throw new Refused({ code: 'missing', sentence: 'This demo has no operator.' });
          }
          return { user, workspace: workspaceOf({ ...session, current: async () => user }) };
        },
      },
    };
    return asWorkspace(answersTo(session), opened, {
      readResume,
      recogniseResume,
      async keepFile(file) {
        const url = URL.createObjectURL(file);
        chosen.set(url, file);
        return url;
      },
      async fetchFile(url) {
        const file = chosen.get(url);
        if (file === undefined) throw missing('file');
        return file;
      },
      async readingOf(id) {
        const reading = (await sample.readings())[id];
        return reading?.outcome === 'read' ? reading : null;
      },
      atOnce: 1,
    });
  };
  return {
    store,
    as: (kept: KeptUser): Workspace => workspaceOf(sessionOf(kept)),
    answersTo: (kept: KeptUser): Answers => answersTo(sessionOf(kept)),
  };
}
