import { type AnyRouter, type ParsedLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list from which this page was opened: its address, and the key of its scroll position. */
    fromList?: { href: string; key: string };
    /** The key of the scroll position that this page takes over from the page that it shows again. */
    place?: string;
  }
}

/**
 * The parameters whose change is a step in the tab's history, which Back undoes: what is open, and the page. All
 * other parameters filter or order what is shown, and are changed in place.
 */
const steps = new Set([
  'candidate',
  'client',
  'compare',
  'conversation',
  'dialog',
  'employee',
  'job',
  'member',
  'page',
  'task',
  'type',
  'user',
]);

/** Whether a parameter's change is a step. */
export const isStepKey = (key: string): boolean => steps.has(key);

/**
 * Whether a change is a step. A step may clear other parameters on its way, such as the target of the candidate
 * chosen before.
 */
function isStep(change: object): boolean {
  const set = Object.entries(change).flatMap(([key, value]) => (value === undefined ? [] : key));
  return (set.length > 0 ? set : Object.keys(change)).every((key) => isStepKey(key));
}

const isClosed = (value: unknown) => value === undefined || value === '';

/** The key under which a page's scroll position is kept. */
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
 * Shows the screen with another search in place of this step. Goes back where the step was taken from that
 * search, so that Back never shows the same screen twice.
 * @param discards whether unsaved text is lost without a question.
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

/**
 * Changes parameters of a screen's URL that are no step: filters, order, number of rows. Resolves when the screen
 * shows the change.
 * @param change a function of the parameters as they are after every earlier change, shown or not.
 */
export const changeInPlace = (
  router: AnyRouter,
  change: object | ((now: object) => object),
): Promise<void> =>
  router.navigate({
    to: '.',
    search: (now: object) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) }),
    resetScroll: false,
    replace: true,
    state: true,
  });

/** Changes a screen's URL when a person filters, orders, pages, opens or closes something. */
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
 * The way back to the list that this page was opened from, as it was left: the address for a link, and the action
 * of its press. Null where the page was not opened from a list. Jumps within the page are skipped.
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
