import { useState } from 'react';

/** Unsent texts by record. They are kept when the boxes they were written in are gone. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  return {
    draftOf: (id: string) => drafts[id] ?? '',
    write: (id: string, draft: string) => setDrafts((all) => ({ ...all, [id]: draft })),
    someIsWritten: Object.values(drafts).some((draft) => draft.trim() !== ''),
  };
}
