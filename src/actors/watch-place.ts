import { messagesSearch } from '@/data/schemas/search';
import type { ConversationsEvent } from '@/machines/conversations/conversations.machine';
import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';

/** From this width on both panes fit: specification, section 9. */
const wide = '(min-width: 768px)';

/**
 * Tells the machine which conversation the URL names and whether the viewport is wide, at the start and at each
 * change.
 */
export const watchPlace = (router: AnyRouter) =>
  fromCallback<ConversationsEvent>(({ sendBack }) => {
    const viewport = matchMedia(wide);
    const { pathname } = router.state.location;
    const tellChosen = (search: Record<string, unknown>) => {
      const { conversation } = messagesSearch(search);
      sendBack(
        conversation === undefined
          ? { type: 'conversation.left' }
          : { type: 'conversation.chosen', id: conversation },
      );
    };
    const tellWidth = () =>
      sendBack({ type: viewport.matches ? 'viewport.widened' : 'viewport.narrowed' });
    tellChosen(router.state.location.search);
    tellWidth();
    viewport.addEventListener('change', tellWidth);
    const unsubscribe = router.subscribe('onResolved', ({ toLocation }) => {
      if (toLocation.pathname === pathname) tellChosen(toLocation.search);
    });
    return () => {
      viewport.removeEventListener('change', tellWidth);
      unsubscribe();
    };
  });
