import { type AnyRouter, type ParsedLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that the step to this page was taken from: its address, and the key of its scroll place. */
    fromList?: { href: string; key: string };
    /** The key of the scroll place that this page takes over from the one that it shows again. */
    place?: string;
  }
}

/**
 * What a person steps into: what is open, and which page. To change nothing else is a step in the
 * tab's history, which Back undoes. All else narrows or orders what is shown, and is changed in place.
 */
const steps = new Set([
  'candidate',
  'client',
  'conversation',
  'dialog',
  'employee',
  'member',
  'page',
  'task',
  'type',
  'user',
]);

/**
 * Whether a change is a step. Clearing something on the way, such as the target of who was chosen before,
 * makes it no less a step.
 */
function isStep(change: object): boolean {
  const set = Object.entries(change).flatMap(([key, value]) => (value === undefined ? [] : key));
  return (set.length > 0 ? set : Object.keys(change)).every((key) => steps.has(key));
}

const isClosed = (value: unknown) => value === undefined || value === '';

/** What a page's scroll place is kept under. */
export const placeKeyOf = ({ state, href }: ParsedLocation): string =>
  state.place ?? state.__TSR_key ?? href;

/** The state that the next page is given, so that it can lead back here. */
export const fromHere = ({ latestLocation }: AnyRouter) => ({
  fromList: { href: latestLocation.href, key: placeKeyOf(latestLocation) },
});

let isGoingBack = false;

/** Goes back once, however often it is called before the previous page has come. */
export function goBack(router: AnyRouter, options?: { ignoreBlocker: boolean }): void {
  if (isGoingBack) return;
  isGoingBack = true;
  addEventListener('popstate', () => (isGoingBack = false), { once: true });
  router.history.back(options);
}

/**
 * Shows the screen with another search in place of this step: by going back where the step was taken from
 * there, so that Back never shows the same twice.
 * @param discards whether what is written is lost unasked.
 */
export function undoStep(
  router: AnyRouter,
  search: object | ((now: object) => object),
  discards = false,
): Promise<void> {
  const { href } = router.buildLocation({ to: '.', search });
  const options = { ignoreBlocker: discards };
  if (router.latestLocation.state.fromList?.href !== href)
    return router.navigate({ to: '.', search, replace: true, resetScroll: false, ...options });
  goBack(router, options);
  return Promise.resolve();
}

/** Changes what a screen's URL narrows, orders or keeps, which is no step. Resolves when the screen shows it. */
export const changeInPlace = (router: AnyRouter, change: object): Promise<void> =>
  router.navigate({
    to: '.',
    search: (now: object) => ({ ...now, ...change }),
    resetScroll: false,
    replace: true,
    state: true,
  });

/** How a screen's URL follows what is narrowed, ordered, paged, opened and closed on it. */
export function useSearchChange<TSearch extends object>(): (change: Partial<TSearch>) => void {
  const router: AnyRouter = useRouter();
  return (change) => {
    if (!isStep(change)) {
      void changeInPlace(router, change);
      return;
    }
    const search = (now: object) => ({ ...now, ...change });
    const step = { to: '.', search, resetScroll: false };
    if (router.buildLocation(step).href === router.latestLocation.href) return;
    if (Object.values(change).every(isClosed)) {
      void undoStep(router, search);
    } else {
      void router.navigate({ ...step, state: fromHere(router) });
    }
  };
}

/**
 * The way back to the list that this page was opened from, as it was left: a link's address and what its press
 * does. Null where no step led here. Jumps within the page since then are skipped.
 */
export function useReturn() {
  const router: AnyRouter = useRouter();
  const [from] = useState(() => router.latestLocation.state.fromList);
  if (from === undefined) return null;
  const { href, key } = from;
  return {
    href,
    onClick: (press: MouseEvent) => {
      if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
      press.preventDefault();
      if (router.latestLocation.state.fromList?.href === href) goBack(router);
      else void router.navigate({ href, state: { place: key } });
    },
  };
}
