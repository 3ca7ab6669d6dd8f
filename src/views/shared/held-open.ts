import { type AnyRouter, type HistoryLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { goBack } from './steps';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This step opened something that a machine holds open. */
    opened?: true;
  }
}

/**
 * Leaves such a step when the page is loaded again. What the machine held open is gone then, and Back would undo
 * nothing.
 */
export function leaveStepOfBefore({ history }: AnyRouter): void {
  if (history.location.state.opened === true) history.back();
}

/**
 * While something that a machine holds open stands above the screen, Back closes it.
 * @param close asks to close it. It stays open where the machine refuses.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const router: AnyRouter = useRouter();
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { history } = router;
    const { __TSR_index: screen } = history.location.state;
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      hashScrollIntoView: false,
      resetScroll: false,
      state: (now: object) => ({ ...now, opened: true }),
    });
    const unsubscribe = history.subscribe(({ location }: { location: HistoryLocation }) => {
      if (location.state.__TSR_index <= screen) onBack();
    });
    return () => {
      unsubscribe();
      if (history.location.state.opened === true) goBack(router);
    };
  }, [isOpen, router]);
}
