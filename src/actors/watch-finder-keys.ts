import type { FinderEvent } from '@/machines/finder/finder.machine';
import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';

/** Tells the finder when Ctrl+K or Cmd+K is pressed, and when a person goes to another screen. */
export const watchKeys = (router: AnyRouter) =>
  fromCallback<FinderEvent>(({ sendBack }) => {
    const listening = new AbortController();
    document.addEventListener(
      'keydown',
      (press) => {
        const { key, ctrlKey, metaKey, shiftKey, altKey } = press;
        if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return;
        press.preventDefault();
        sendBack({ type: 'finder.toggle' });
      },
      { signal: listening.signal },
    );
    const unsubscribe = router.subscribe('onBeforeNavigate', () =>
      sendBack({ type: 'finder.close' }),
    );
    return () => {
      listening.abort();
      unsubscribe();
    };
  });
