import type { AnyRouter } from '@tanstack/react-router';
import type { SessionRef } from '@/actors/session';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This step signs the person out, once. */
    signsOut?: true;
  }
}

/** Leaves for the landing page, and signs out on the way. A screen with unsaved text asks first. */
export function signOutOf(session: SessionRef, router: AnyRouter): void {
  const stopWaiting = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    stopWaiting();
    if (toLocation.state.signsOut === true) session.send({ type: 'session.signOut' });
  });
  void router.navigate({ to: '/', state: { signsOut: true } });
}
