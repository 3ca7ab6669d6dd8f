import type { MessagesSearch } from '@/data/schemas/search';
import { may } from '@/machines/permissions';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { changeInPlace, useSearchChange } from '@/views/shared/steps';
import { useSignedIn } from '@/views/shared/signed-in';
import { Button } from '@/views/shared/ui/Button';
import { useRouter } from '@tanstack/react-router';

const AnnouncementsDialog = lazyPart(() => import('./AnnouncementsDialog'));
const NewMessageDialog = lazyPart(() => import('./NewMessageDialog'));

/** Opens the announcements, for whoever announces. */
export function AnnouncementsButton() {
  const { user } = useSignedIn();
  const onSearch = useSearchChange<MessagesSearch>();
  if (!may(user.role, 'announcements.announce')) return null;
  return <Button onClick={() => onSearch({ dialog: 'announcements' })}>Announcements</Button>;
}

/** The modal of a new message, or of the announcements, while the URL names it. The conversation that it opens takes its step in the history. */
export function NewMessage({ search, onOpen }: { search: MessagesSearch; onOpen: () => void }) {
  const router = useRouter();
  const onSearch = useSearchChange<MessagesSearch>();
  return (
    <Arriving>
      {search.dialog === 'announcements' && (
        <AnnouncementsDialog onClose={() => onSearch({ dialog: undefined })} />
      )}
      {search.dialog === 'new' && (
        <NewMessageDialog
          text={search.q ?? ''}
          onText={(text) => onSearch({ q: text === '' ? undefined : text })}
          onChoose={({ conversation }) => {
            onOpen();
            void changeInPlace(router, { conversation, dialog: undefined, q: undefined });
          }}
          onClose={() => onSearch({ dialog: undefined, q: undefined })}
        />
      )}
    </Arriving>
  );
}
