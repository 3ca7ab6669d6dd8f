import type { Topic } from '../port/calls';

/** What a page is told of what others do. */
export interface Told {
  changed: (topics: ReadonlySet<Topic> | 'all') => void;
  /** The server ended the line, or refused it: the person was signed out, or the server stops. */
  closed: () => void;
}

/**
 * Listens to what others change. After a break in the line anything may have changed.
 * @param isLate whether changes may have been missed already.
 * @returns what ends it.
 */
export function listen(page: string, { changed, closed }: Told, isLate: boolean): () => void {
  const source = new EventSource(`/api/changes?page=${encodeURIComponent(page)}`);
  let missed = isLate;
  source.addEventListener('open', () => {
    if (missed) changed('all');
    missed = true;
  });
  source.addEventListener('changed', ({ data }: MessageEvent<string>) =>
    changed(new Set(JSON.parse(data) as Topic[])),
  );
  const end = () => {
    source.close();
    closed();
  };
  source.addEventListener('signedOut', end);
  // The browser itself takes up a line that broke, but none that was refused.
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) end();
  });
  return () => source.close();
}
