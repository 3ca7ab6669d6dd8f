import type { Role } from '@/data/schemas/role';
import type { finderMachine } from '@/machines/finder/finder.machine';
import { Button } from '@/views/shared/ui/Button';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import { type Result, type ResultGroup, resultsOf } from './results';

/** A dialog with a field, and below it what the written words find. Enter or a press goes there. */
export default function FinderDialog({
  finder,
  role,
}: {
  finder: ActorRefFrom<typeof finderMachine>;
  role: Role;
}) {
  const router: AnyRouter = useRouter();
  const { text, found, failure } = useSelector(finder, ({ context }) => context);
  const isAnswer = useSelector(finder, (snapshot) => snapshot.matches({ open: 'found' }));
  const isBusy = useSelector(
    finder,
    (snapshot) => snapshot.matches({ open: 'writing' }) || snapshot.matches({ open: 'searching' }),
  );
  const groups = resultsOf(role, text, found, isAnswer);
  const close = () => finder.send({ type: 'finder.close' });
  const pick = ({ link }: Result) => {
    close();
    void router.navigate(link);
  };
  const nothing = `Nothing is called “${text.trim()}”. Try fewer letters.`;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-backdrop" />
        <Dialog.Popup
          aria-label="Find anything"
          className="fixed inset-x-4 top-[max(1rem,12dvh)] z-50 mx-auto flex max-h-[min(34rem,76dvh)] max-w-xl flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-float"
        >
          <Autocomplete.Root
            open
            inline
            items={groups}
            filter={null}
            itemToStringValue={({ label }: Result) => label}
            autoHighlight="always"
            keepHighlight
            value={text}
            onValueChange={(value, { reason }) =>
              reason !== 'item-press' && finder.send({ type: 'finder.write', text: value })
            }
          >
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
              <Autocomplete.Input
                aria-label="Find anything"
                placeholder="A screen, a person, a task…"
                className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
              />
              <Dialog.Close className="sr-only focus-visible:not-sr-only">Close</Dialog.Close>
            </div>
            <output className="sr-only">{isBusy ? 'Searching…' : ''}</output>
            {failure !== null && (
              <div role="alert" className="flex items-center justify-between gap-3 p-4">
                {failure}
                <Button onClick={() => finder.send({ type: 'finder.retry' })}>Try again</Button>
              </div>
            )}
            <Autocomplete.Empty className="text-muted">
              {failure === null && <p className="p-4">{isBusy ? 'Searching…' : nothing}</p>}
            </Autocomplete.Empty>
            <Autocomplete.List className="fading-end min-h-0 scroll-pt-2 scroll-pb-6 overflow-y-auto overscroll-contain p-2 empty:hidden">
              {(group: ResultGroup) => (
                <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
                  <Autocomplete.GroupLabel className="px-2 py-1 text-xs font-semibold text-muted">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: Result) => (
                      <Autocomplete.Item
                        key={item.id}
                        value={item}
                        onClick={() => pick(item)}
                        className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-2 outline-none fine:min-h-9 data-highlighted:bg-primary-tint data-highlighted:text-primary"
                      >
                        <span className="min-w-0 truncate">{item.label}</span>
                        <span className="max-w-1/2 shrink-0 truncate text-muted">{item.note}</span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
