import type { HeaderEvent } from '@/machines/header/header.machine';
import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';

/** Marks the header's panels and the buttons that open them: a click in one is not a click outside. */
export const popup = { 'data-header-popup': '' };

/** Tells the header when a person leaves its open panel: a click outside, Escape, or navigation. */
export const watchLeaving = (router: AnyRouter) =>
  fromCallback<HeaderEvent>(({ sendBack }) => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Element && target.closest('[data-header-popup]') !== null) return;
        sendBack({ type: 'header.clickedOutside' });
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        document.querySelector<HTMLElement>('[data-header-popup][aria-expanded="true"]')?.focus();
        sendBack({ type: 'header.escaped' });
      },
      { signal },
    );
    const unsubscribe = router.subscribe('onBeforeNavigate', () =>
      sendBack({ type: 'header.navigated' }),
    );
    return () => {
      listening.abort();
      unsubscribe();
    };
  });
