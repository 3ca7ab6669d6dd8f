import type { useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before this one in the tab's history shows the list that this one was chosen from. */
    fromList?: true;
  }
}

/**
 * Shows the list again that the current page was chosen from: by going back where that leads to it, so that
 * Back never shows the same list twice, and in its place where a link led here.
 * @param inPlace replaces the current page.
 */
export function backToList(router: ReturnType<typeof useRouter>, inPlace: () => void): void {
  if (router.state.location.state.fromList === true) router.history.back();
  else inPlace();
}
