import type { Colleague } from '@/data/schemas/conversation';
import { Dialog } from '@/views/shared/ui/Dialog';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { UrlField } from '@/views/shared/ui/UrlField';
import { useSignedIn } from '@/views/shared/signed-in';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { peopleQuery } from './queries';

/** The people of the company whom one can write to, narrowed by name or role. */
export default function NewMessageDialog({
  text,
  onText,
  onChoose,
  onClose,
}: {
  text: string;
  onText: (text: string) => void;
  onChoose: (colleague: Colleague) => void;
  onClose: () => void;
}) {
  const { workspace } = useSignedIn();
  const { data: page } = useSuspenseQuery(peopleQuery(workspace, useDeferredValue(text)));
  return (
    <Dialog title="New message" onClose={onClose}>
      {page.total === 0 ? (
        <EmptyState message="Nobody else is in the company yet. A company manager adds people in Manage Users." />
      ) : (
        <div className="space-y-3">
          <UrlField
            label="Search"
            placeholder="Name or role"
            type="search"
            value={text}
            onChange={onText}
          />
          <output className="block text-muted tabular-nums">
            {page.rows.length} of {page.total} people
          </output>
          <ul aria-label="People" className="max-h-80 overflow-y-auto">
            {page.rows.map((colleague) => (
              <li key={colleague.id}>
                <button
                  type="button"
                  onClick={() => onChoose(colleague)}
                  className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-3 rounded-md px-3 py-2 text-start hover:bg-page"
                >
                  <span className="min-w-0 font-semibold wrap-anywhere">{colleague.name}</span>
                  <span className="text-muted">{colleague.role}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
