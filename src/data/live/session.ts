import { keeps } from '@/machines/activation/policy';
import type { KeptUser } from '../demo/session';
import { sessionContract } from '../port/contract';
import type { Workspace } from '../port/workspace';
import { forbidden } from '../schemas/refused';
import type { SessionUser } from '../schemas/session';
import { type Line, request } from './request';

/** How long to wait before a server that did not answer is asked again, in milliseconds. */
const pauseBeforeAsking = 5000;

/**
 * The coming and going of people, whom a cookie of this browser signs in. The stored user is who the page believes
 * is there; the server knows better.
 * @param listen listens to what others change in the person's company; returns what ends it.
 */
export function createLiveSession(
  line: Line,
  kept: KeptUser,
  listen: (closed: () => void, isLate: boolean) => () => void,
  pause: (ms: number) => Promise<void>,
) {
  const endings: (() => void)[] = [];
  let known: SessionUser | null = null;
  let stop: (() => void) | null = null;
  let asking: Promise<SessionUser | null> | null = null;
  let isLate = false;

  const leave = () => {
    stop?.();
    stop = null;
    known = null;
  };
  const tellEnd = () => {
    for (const onEnd of endings) onEnd();
  };
  const enter = (user: SessionUser): SessionUser => {
    leave();
    known = user;
    kept.write(user);
    stop = listen(() => void check(), isLate);
    isLate = false;
    return user;
  };

  async function ask(): Promise<SessionUser | null> {
    const before = await kept.read();
    if (before?.world !== 'live') return null;
    if (known?.id === before.id) return known;
    const user = (await request(line, sessionContract.current, [])) as SessionUser | null;
    const now = await kept.read();
    // Another tab's sign-in or sign-out meanwhile takes precedence.
    if (now?.id !== before.id) return ask();
    if (user !== null) return enter(user);
    leave();
    kept.forget();
    tellEnd();
    return null;
  }
  const current = () => {
    asking ??= ask().finally(() => (asking = null));
    return asking;
  };
  /** Finds out whether the person is still signed in, and listens anew if so. */
  async function check(): Promise<void> {
    const wasThere = known !== null;
    leave();
    isLate = true;
    try {
      await current();
      // Another tab may have been told first, and have forgotten the person.
      if (wasThere && (await kept.read()) === null) tellEnd();
    } catch {
      await pause(pauseBeforeAsking);
      if (known === null) await check();
    }
  }

  const session: Omit<Workspace['session'], 'providerPanel'> = {
    current,
    async signIn({ email, password }, signal) {
      const user = await request(line, sessionContract.signIn, [email, password], signal);
      signal.throwIfAborted();
      return enter(user as SessionUser);
    },
    async openCompany(draft, sent) {
      return enter((await request(line, sessionContract.open, [draft, sent])) as SessionUser);
    },
    async signOut() {
      leave();
      await request(line, sessionContract.signOut, []);
    },
    demoAccounts: async () => [],
    onEnded: (onEnd) => void endings.push(onEnd),
  };
  return {
    session,
    check,
    /** The provider panel, for the operator alone. */
    async providerPanel(workspace: Workspace) {
      const user = await current();
      if (user === null || !keeps(user.role, 'client'))
        throw forbidden('Only the provider’s operator can enter here.');
      return { user, workspace };
    },
  };
}
