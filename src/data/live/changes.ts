import type { Topic } from '../port/calls';

/** What a page is told of what others do. */
export interface Told {
  changed: (topics: ReadonlySet<Topic> | 'all') => void;
  /** The server ended the line, or refused it: the person was signed out, or the server stops. */
  closed: () => void;
}

/** What comes over the line. `by` is the page that changed something; it knows already. */
type News = { topics: readonly Topic[]; by: string | null } | 'all' | 'closed';

const name = 'masar.changes';

/**
 * Holds the line to the server until it is let go of, or the server ends it.
 * @param isLate whether changes may have been missed already.
 */
const hold = (tell: (news: News) => void, isLate: boolean, letGo: AbortSignal) =>
  new Promise<void>((resolve) => {
    const source = new EventSource('/api/changes');
    let missed = isLate;
    source.addEventListener('open', () => {
      if (missed) tell('all');
      missed = true;
    });
    source.addEventListener('changed', ({ data }: MessageEvent<string>) =>
      tell(JSON.parse(data) as News),
    );
    const end = () => {
      source.close();
      resolve();
    };
    letGo.addEventListener('abort', end);
    const ended = () => {
      end();
      tell('closed');
    };
    source.addEventListener('signedOut', ended);
    // The browser itself takes up a line that broke, but none that was refused.
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) ended();
    });
  });

/**
 * Listens to what others change. Of the open pages of a browser one holds the line, since a browser opens six at most
 * to a server, and tells the others; the next one takes it over from it. After a break in the line anything may have
 * changed.
 * @param page this page's own id.
 * @param isLate whether changes may have been missed already.
 * @returns what ends it.
 */
export function listen(page: string, { changed, closed }: Told, isLate: boolean): () => void {
  const ending = new AbortController();
  const pages = new BroadcastChannel(name);
  const hear = (news: News) => {
    if (ending.signal.aborted) return;
    if (news === 'closed') closed();
    else if (news === 'all') changed('all');
    else if (news.by !== page) changed(new Set(news.topics));
  };
  const tell = (news: News) => {
    pages.postMessage(news);
    hear(news);
  };
  pages.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
  void takeTurns((waited) => hold(tell, isLate || waited, ending.signal), ending.signal);
  return () => {
    ending.abort();
    pages.close();
  };
}

/** Does `work` while no other page of this browser does. An address without encryption has no locks, so there each does. */
async function takeTurns(work: (waited: boolean) => Promise<void>, signal: AbortSignal) {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return work(false);
  const isTaken = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null && !signal.aborted) await work(false);
    return lock === null;
  });
  if (isTaken && !signal.aborted) {
    await locks.request(name, { signal }, () => work(true)).catch(() => undefined);
  }
}
