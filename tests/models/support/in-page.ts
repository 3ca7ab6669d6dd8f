/** Something that the demo is told before a step, so that its answer comes out so. */
export interface Told {
  /** A call of the port, such as 'users.send'. */
  call: string;
  fault: 'refused' | 'silent';
}

/** What a tester does so that an event happens; or why nobody at a page can make it happen. */
export type Deed = string | { does: string; before: Told | string } | { never: string };

type CommandOf<TEvent extends string> = string extends TEvent
  ? string
  : TEvent extends `${infer TCommand} by ${string}`
    ? TCommand
    : never;
type PersonOf<TEvent extends string> = string extends TEvent
  ? string
  : TEvent extends `${string} by ${infer TPerson}`
    ? TPerson
    : never;

/**
 * A flow as a tester meets it, in words. What stands between ‘ and ’ is on the screen, which the walk in the browser
 * checks; what is typed stands between “ and ”.
 */
export interface FlowInPage<TStop extends string, TEvent extends string> {
  /** The demo account to sign in with. Null for a visitor. */
  account: string | null;
  /** The address to open, and what to do there until the flow stands where its model begins. */
  screen: string;
  first?: string[];
  does: Record<TEvent, Deed | ((stop: TStop) => Deed)>;
  sees: Record<TStop, string> | ((stop: TStop) => string);
}

/** Who may ask, and where that person finds the record; or why no page lets that person. */
export type Seat = { account: string; at: string } | { never: string };

/** A lifecycle as a tester meets it, in words. */
export interface LifeInPage<TStop extends string, TEvent extends string> {
  /** How to come to a record as the model's first. */
  first: string[];
  people: Record<PersonOf<TEvent>, Seat>;
  does: Record<CommandOf<TEvent>, Deed>;
  sees: Record<TStop, string> | ((stop: TStop) => string);
  /** How a record is made, by the name of its birth: who, where and how, and what is then seen. */
  births?: Record<string, { account: string; at: string; does: string; sees: string }>;
}

/** Waiting for an answer that the demo was told to refuse. @param call such as 'users.send'. */
export const refusing = (call: string, does = 'Wait for the answer.'): Deed => ({
  does,
  before: { call, fault: 'refused' },
});

/** Waiting for an answer that never comes. @param seconds how long the page waits. */
export const silent = (call: string, seconds: number): Deed => ({
  does: `Wait ${seconds} seconds.`,
  before: { call, fault: 'silent' },
});
