import type { conversationsMachine } from '@/machines/conversations/conversations.machine';
import type { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { backToList } from './-from-list';

/** How the URL follows the conversation that is chosen: alone in view, it is a page to come back from. */
export const choosing = (
  router: ReturnType<typeof useRouter>,
  panes: ActorRefFrom<typeof conversationsMachine>,
) => ({
  onChoose: (conversation: string) => {
    const isAlone = panes.getSnapshot().matches('narrow');
    void router.navigate({
      to: '.',
      search: { conversation },
      replace: !isAlone,
      ...(isAlone && { state: { fromList: true } }),
    });
  },
  onBack: () =>
    backToList(router, () => void router.navigate({ to: '.', search: {}, replace: true })),
});
