import { useState } from 'react';

/** Texts written and not sent, by record: they outlive the boxes they are written in. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  return {
    draftOf: (id: string) => drafts[id] ?? '',
    write: (id: string, draft: string) => setDrafts((all) => ({ ...all, [id]: draft })),
    someIsWritten: Object.values(drafts).some((draft) => draft.trim() !== ''),
  };
}
