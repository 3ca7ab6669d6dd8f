import type { KeptUser } from '../demo/session';
import { asWorkspace } from '../page/as-workspace';
import type { OnDevice, Topic } from '../port/calls';
import type { Workspace } from '../port/workspace';
import { answersOver } from './answers';
import type { listen } from './changes';
import { fileLine, type SendFile } from './files';
import type { Line } from './request';
import { createLiveSession } from './session';

/** The outside world of a live world, which a test can replace. */
export interface LiveOptions extends OnDevice {
  fetch: typeof fetch;
  sendFile: SendFile;
  /** This page's own id. */
  page: string;
  /** Where the page keeps who is signed in. */
  kept: KeptUser;
  /** Listens to what others change; returns what ends it. */
  listen: typeof listen;
  pause: (ms: number) => Promise<void>;
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
  const { kept, page, pause } = options;
  const watchers: Parameters<Workspace['watch']>[0][] = [];

  const changed: Line['changed'] = async (kinds) => {
    await Promise.all(watchers.map((onChange) => onChange(kinds)));
  };
  const line: Line = {
    page,
    changed,
    signedOut: () => void people.check(),
    fetch: options.fetch,
  };
  const people = createLiveSession(
    line,
    kept,
    (closed, isLate) =>
      options.listen(
        page,
        {
          changed: (kinds) => void changed(kinds === 'all' ? new Set(topics) : kinds),
          closed,
        },
        isLate,
      ),
    pause,
  );
  const answers = answersOver(line);

  const workspace = asWorkspace(
    answers,
    {
      session: { ...people.session, providerPanel: () => people.providerPanel(workspace) },
      watch: (onChange) => void watchers.push(onChange),
    },
    {
      ...fileLine(line, options.sendFile),
      readResume: options.readResume,
      recogniseResume: options.recogniseResume,
      readingOf: async () => null,
    },
  );
  return workspace;
}
