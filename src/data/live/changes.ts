import type { Topic } from '../port/calls';

/** What a page is told of what others do. */
export interface Told {
  changed: (topics: ReadonlySet<Topic> | 'all') => void;
  signedOut: () => void;
}

/**
 * Listens to what others change, as long as somebody is signed in. After a break in the line anything may have
 * changed.
 * @returns what ends it.
 */
export function listen(page: string, { changed, signedOut }: Told): () => void {
  const source = new EventSource(`/api/changes?page=${encodeURIComponent(page)}`);
  let wasOpen = false;
  source.addEventListener('open', () => {
    if (wasOpen) changed('all');
    wasOpen = true;
  });
  source.addEventListener('changed', ({ data }: MessageEvent<string>) =>
    changed(new Set(JSON.parse(data) as Topic[])),
  );
  source.addEventListener('signedOut', () => {
    source.close();
    signedOut();
  });
  return () => source.close();
}
