import { keeps } from '@/machines/activation/policy';
import type { KeptUser } from '../demo/session';
import { asWorkspace } from '../page/as-workspace';
import type { Answers } from '../port/answers';
import type { ReadResume, Topic } from '../port/calls';
import { contract, type Endpoint, sessionContract } from '../port/contract';
import type { Workspace } from '../port/workspace';
import { forbidden } from '../schemas/refused';
import type { SessionUser } from '../schemas/session';
import type { listen } from './changes';
import { fileLine, type SendFile } from './files';
import { type Line, request } from './request';

/** The outside world of a live world, which a test can replace. */
export interface LiveOptions {
  fetch: typeof fetch;
  sendFile: SendFile;
  /** This page's own id. */
  page: string;
  /** Where the page keeps who is signed in. */
  kept: KeptUser;
  readResume: ReadResume;
  /** Listens to what others change; returns what ends it. */
  listen: typeof listen;
}

const topics = [
  'user',
  'task',
  'work',
  'candidate',
  'jobListing',
  'announcement',
  'told',
  'conversation',
  'subscription',
  'payment',
  'client',
  'plan',
  'offer',
  'providerPayment',
] as const satisfies readonly Topic[];

/** The live world: the port over HTTP, for the person whom a cookie of this browser signs in. */
export function createLiveWorld(options: LiveOptions): Workspace {
  const { kept, page } = options;
  const watchers: Parameters<Workspace['watch']>[0][] = [];
  const endings: (() => void)[] = [];
  let stop: (() => void) | null = null;

  const changed: Line['changed'] = async (kinds) => {
    await Promise.all(watchers.map((onChange) => onChange(kinds)));
  };
  const signedOut = () => {
    stop?.();
    stop = null;
    kept.forget();
    for (const onEnd of endings) onEnd();
  };
  const line: Line = { page, changed, signedOut, fetch: options.fetch };
  const call =
    (endpoint: Endpoint) =>
    (...args: unknown[]) =>
      request(line, endpoint, args);
  const group = (calls: Record<string, Endpoint>) =>
    Object.fromEntries(Object.entries(calls).map(([name, endpoint]) => [name, call(endpoint)]));
  const answers = Object.fromEntries(
    Object.entries(contract).map(([name, calls]) => [name, group(calls)]),
  ) as unknown as Answers;

  const entered = (user: SessionUser): SessionUser => {
    kept.write(user);
    return user;
  };
  const session: Workspace['session'] = {
    current: async () => (await request(line, sessionContract.current, [])) as SessionUser | null,
    async signIn({ email, password }, signal) {
      const user = await request(line, sessionContract.signIn, [email, password], signal);
      signal.throwIfAborted();
      return entered(user as SessionUser);
    },
    async openCompany(draft) {
      return entered((await request(line, sessionContract.open, [draft])) as SessionUser);
    },
    async signOut() {
      stop?.();
      stop = null;
      await request(line, sessionContract.signOut, []);
    },
    async providerPanel() {
      const user = await session.current();
      if (user === null || !keeps(user.role, 'client'))
        throw forbidden('Only the provider’s operator can enter here.');
      return { user, workspace };
    },
    demoAccounts: async () => [],
    onEnded: (onEnd) => void endings.push(onEnd),
  };
  const workspace = asWorkspace(
    answers,
    {
      session,
      watch(onChange) {
        watchers.push(onChange);
        stop ??= options.listen(page, {
          changed: (kinds) => void changed(kinds === 'all' ? new Set(topics) : kinds),
          signedOut,
        });
      },
    },
    {
      ...fileLine(line, options.sendFile),
      readResume: options.readResume,
      readingOf: async () => null,
    },
  );
  return workspace;
}
