import type { WithHistory } from '@/data/schemas/history';
import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { type LifecycleModel, pathsOfRecord } from '../../models/support/record';
import { expectedAt, toursOf, unwalkedRows, walk } from '../../models/support/table';
import type { Model } from '../../models/subjects';
import { deedOf, seenAt } from '../../models/support/words';
import { expect, test } from './app';
import { noteWalk } from './noted';
import { waysOf } from './ways';
import { Spoken } from './words';

type CommandOf<TEvent extends string> = TEvent extends `${infer TCommand} by ${string}`
  ? TCommand
  : never;
type PersonOf<TEvent extends string> = TEvent extends `${string} by ${infer TPerson}`
  ? TPerson
  : never;

/** Who looks at what: the record as the model's table expects it there. */
export interface Seen<TStop extends string, TPerson extends string, TRecord> {
  stop: TStop;
  by: TPerson;
  record: TRecord;
}

type Step<TSeen> = (page: Page, seen: TSeen) => Promise<void>;

/** How a command is given in a page, and what stands there where it may be given and where not. */
export interface Way<TSeen> {
  ask: Step<TSeen>;
  offered: Step<TSeen>;
  /** What the page shows instead; where it can be tried all the same, tries it. */
  refused: Step<TSeen>;
}

/** A lifecycle in pages: who sees the record where, how each command is given there, and what each stop looks like. */
export interface LifeTable<TStop extends string, TEvent extends string, TRecord> {
  /** Whether the model's words tell of other pages that show the same. */
  isOther?: boolean;
  /** Opens the app, in its only load, with a record where the model begins. */
  open: (page: Page) => Promise<void>;
  /** Has a person see the record, signed in, or says why no page lets that person. */
  people: Record<PersonOf<TEvent>, Step<Seen<TStop, PersonOf<TEvent>, TRecord>> | string>;
  /** A sentence for what no page asks. */
  commands: Record<CommandOf<TEvent>, Way<Seen<TStop, PersonOf<TEvent>, TRecord>> | string>;
  /** Why a person who sees the record cannot give a command that the model lets that person give. */
  leftOut?: Partial<Record<TEvent, string>>;
  /** Why what is left out keeps a page from getting to a stop. */
  unseen?: Partial<Record<TStop, string>>;
  look: Step<Seen<TStop, PersonOf<TEvent>, TRecord>>;
}

/**
 * Walks a lifecycle as far as pages can: to each stop, as each person who can do something there, and along each
 * transition, by each event that takes it (`waysOf`). It goes in tours that sign in as seldom as may be. Whoever comes
 * to a stop sees there what the table lets that person ask, and of all else a refusal.
 */
export function walkLifecycleInBrowser<
  TStop extends string,
  TEvent extends string,
  TMachine extends AnyStateMachine,
  TRecord extends WithHistory,
>(
  model: LifecycleModel<TStop, TEvent, TMachine, TRecord>,
  {
    open,
    people,
    commands,
    leftOut = {},
    unseen = {},
    look,
    isOther = false,
  }: LifeTable<TStop, TEvent, TRecord>,
): void {
  type Person = PersonOf<TEvent>;
  const { events, start, table } = model;
  const reasons: Partial<Record<TEvent, string>> = leftOut;
  const partsOf = (event: TEvent) => event.split(' by ') as [CommandOf<TEvent>, Person] & string[];
  const isWalked = (event: TEvent) => {
    const [command, person] = partsOf(event);
    return ![commands[command], people[person], reasons[event]].some(
      (way) => typeof way === 'string',
    );
  };
  const told = { name: '', path: '', kind: 'lifecycle', life: model } as unknown as Model;
  const paths = pathsOfRecord(model, isWalked);
  const walks = waysOf(told, paths, ({ stop, event, next }) => {
    const [, person] = partsOf(event as TEvent);
    return [`${stop} seen by ${person}`, `${next} seen by ${person}`];
  });
  const tours = toursOf(table, start, paths, {
    longest: 30,
    follows: (event, last) => last !== undefined && partsOf(event)[1] === partsOf(last)[1],
    walks,
  });
  const spoken = new Spoken();

  // A record that no command changes is looked at all the same, by whoever sees it.
  for (const tour of tours.length === 0 ? [[]] : tours) {
    test(`walk: ${tour.join(', ') || start}`, async ({ page }) => {
      test.slow();
      let by: Person | null = null;
      let loads = 0;
      page.on('load', () => (loads += 1));
      const tried = new Set<string>();
      const seenBy = (person: Person, stop: TStop, trail: readonly TEvent[]) => ({
        stop,
        by: person,
        record: expectedAt(table, stop, trail),
      });
      const lookAs = async (person: Person, stop: TStop, trail: readonly TEvent[]) => {
        const seen = seenBy(person, stop, trail);
        await look(page, seen);
        if (!isOther) await spoken.sees(page, seenAt(told, stop));
        if (tried.has(`${stop} by ${person}`)) return;
        tried.add(`${stop} by ${person}`);
        for (const event of Object.keys(events) as TEvent[]) {
          const [command, asker] = partsOf(event);
          const way = commands[command];
          if (asker !== person || typeof way === 'string' || event in reasons) continue;
          await test.step(`${event} at ${stop}`, () =>
            table[stop].on[event] === undefined
              ? way.refused(page, seen)
              : way.offered(page, seen));
        }
        await look(page, seen);
      };
      await open(page);
      if (tour.length === 0) {
        for (const [person, sit] of Object.entries<(typeof people)[Person]>(people)) {
          if (typeof sit === 'string') continue;
          await sit(page, seenBy(person as Person, start, []));
          by = person as Person;
        }
      }
      await walk(table, start, tour, {
        look: async (stop, trail) => {
          if (by !== null) await lookAs(by, stop, trail);
        },
        make: async (event, stop, trail) => {
          const [command, person] = partsOf(event);
          const [way, sit] = [commands[command], people[person]];
          if (typeof way === 'string' || typeof sit === 'string') throw new Error(event);
          if (person !== by) {
            await sit(page, seenBy(person, stop, trail));
            by = person;
            await lookAs(person, stop, trail);
          }
          await test.step(event, () =>
            spoken.does(page, isOther ? undefined : deedOf(told, stop, event), () =>
              way.ask(page, seenBy(person, stop, trail)),
            ),
          );
        },
      });
      expect(loads).toBe(1);
      noteWalk(told, tour);
    });
  }
  test('all that a page can walk is walked', () => {
    const unwalked = unwalkedRows(table, start, tours, walks).filter((row) => {
      const [stop, event] = row.split(' + ') as [string, TEvent];
      return isWalked(event) && !(stop in unseen);
    });
    expect(unwalked).toEqual([]);
  });
}
