import type { Page } from '@playwright/test';
import { type FlowModel, pathsOf } from '../../models/support/flow';
import type { PathModel } from '../../models/support/paths';
import { toursOf, unwalkedRows, walk } from '../../models/support/table';
import { deedOf, seenAt } from '../../models/support/words';
import type { Model } from '../../models/subjects';
import { expect, test } from './app';
import { noteWalk } from './noted';
import { waysOf } from './ways';
import { Spoken } from './words';

/** How a person walks a flow in a page: what each stop looks like, and what makes each event happen. */
export interface PageTable<TStop extends string, TEvent extends string> {
  open: (page: Page) => Promise<void>;
  look: (page: Page, stop: TStop, trail: readonly TEvent[]) => Promise<void>;
  /** Null for what nobody at a page can make happen. */
  make: Record<TEvent, ((page: Page, stop: TStop) => Promise<void>) | null>;
  /** Leaves out an event at a snapshot where the page cannot make it happen. */
  only?: PathModel<TEvent>['only'];
  /** The rows, as 'stop + event', that a page cannot walk although it can make the event happen elsewhere. */
  leftOut: RegExp;
  /** Whether the model's words tell of another page that has the same flow. */
  isOther?: boolean;
  /** Why those rows, and the events that nobody at a page can make happen, are left to the model's own test. */
  because?: string;
}

/**
 * Walks a flow as far as a page can: to each stop and along each transition, by each event that takes it (`waysOf`). It
 * goes in tours, so that the app need not open for each. It checks that no other row is left out.
 */
export function walkInBrowser<TStop extends string, TEvent extends string>(
  model: FlowModel<TStop, TEvent>,
  { open, look, make, only, leftOut, isOther = false, because }: PageTable<TStop, TEvent>,
): void {
  const paths = pathsOf(
    model,
    (event, snapshot) => make[event] !== null && (only?.(event, snapshot) ?? true),
  );
  const told = { name: '', path: '', kind: 'flow', flow: model } as unknown as Model;
  const walks = waysOf(told, paths);
  const tours = toursOf(model.table, model.start, paths, { longest: 30, walks });
  const spoken = new Spoken();
  for (const tour of tours) {
    test(`walk: ${tour.join(', ')}`, async ({ page }) => {
      test.slow();
      await open(page);
      await walk(model.table, model.start, tour, {
        look: async (stop, trail) => {
          await look(page, stop, trail);
          if (!isOther) await spoken.sees(page, seenAt(told, stop));
        },
        make: async (event, stop) => {
          const deed = isOther ? undefined : deedOf(told, stop, event);
          await spoken.does(page, deed, async () => make[event]?.(page, stop));
        },
      });
      noteWalk(told, tour);
    });
  }
  test('all that a page can walk is walked, and why another row is not is said', () => {
    const possible = Object.keys(make).filter((event) => make[event as TEvent] !== null);
    const unwalked = unwalkedRows(model.table, model.start, tours, walks);
    const forgotten = unwalked.filter(
      (row) => possible.some((event) => row.endsWith(` + ${event}`)) && !leftOut.test(row),
    );
    expect(forgotten).toEqual([]);
    expect(because === undefined ? unwalked : []).toEqual([]);
  });
}
