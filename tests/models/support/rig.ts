import { Refused } from '@/data/schemas/refused';
import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type StateNode,
} from 'xstate';
import type { Coverage } from './coverage';

/** How an event of a flow is made to happen on a real actor. `TSent` are the machine's own events. */
export type FlowEvent<TSent extends EventObject = EventObject> =
  | { how: 'sent'; event: TSent }
  | { how: 'told'; event: TSent; actor: string }
  | { how: 'answered'; event: EventObject; actor: string; output: unknown }
  | { how: 'failed'; event: EventObject; actor: string; error: unknown }
  | { how: 'waited'; event: EventObject; ms: number };

/** An event that a view sends. */
export const sent = <TSent extends EventObject>(event: TSent): FlowEvent<TSent> => ({
  how: 'sent',
  event,
});

/** An event that a running callback actor sends to the machine. */
export const told = <TSent extends EventObject>(actor: string, event: TSent): FlowEvent<TSent> => ({
  how: 'told',
  actor,
  event,
});

/** A running promise actor resolves. */
export const answered = (actor: string, output?: unknown): FlowEvent<never> => ({
  how: 'answered',
  actor,
  output,
  event: { type: `xstate.done.actor.${actor}`, output } as EventObject,
});

/** A running actor fails. */
export const failed = (actor: string, error: unknown): FlowEvent<never> => ({
  how: 'failed',
  actor,
  error,
  event: { type: `xstate.error.actor.${actor}`, error } as EventObject,
});

/** The world refuses a running actor with this sentence for the person. */
export const refusedWith = (actor: string, sentence: string): FlowEvent<never> =>
  failed(actor, new Refused({ code: 'forbidden', sentence }));

/** `ms` milliseconds pass in the state with this id, so that its named delay fires, and not earlier. */
export const waited = (state: string, delay: string, ms: number): FlowEvent<never> => ({
  how: 'waited',
  ms,
  event: { type: `xstate.after.${delay}.${state}` },
});

/** Resolves when what is due now has run, in Node and in a browser, which has no `setImmediate`. */
const tick = () =>
  new Promise<void>((resolve) => {
    if ('setImmediate' in globalThis) {
      setImmediate(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

interface Asked {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
  signal: AbortSignal;
}

const invokesUnder = (node: StateNode<never, never>): { id: string; src: string }[] => [
  ...node.invoke.flatMap(({ id, src }) => (typeof src === 'string' ? { id, src } : [])),
  ...Object.values(node.states).flatMap((child) => invokesUnder(child)),
];

/** A flow's machine on a real actor. The test controls its promises, callbacks and clock. */
export class Rig {
  readonly actor: Actor<AnyStateMachine>;
  private readonly clock = new SimulatedClock();
  private readonly asked = new Map<string, Asked>();
  private readonly tellers = new Map<string, (event: EventObject) => void>();

  /** Starts the actor. An invoke that is the source of a `told` event is a callback. Every other is a promise. */
  constructor(
    machine: AnyStateMachine,
    events: readonly FlowEvent[],
    input: unknown,
    coverage: Pick<Coverage, 'inspect'>,
  ) {
    const callbacks = new Set(events.flatMap((event) => (event.how === 'told' ? event.actor : [])));
    const actors = Object.fromEntries(
      invokesUnder(machine.root as never).map(({ id, src }) => [
        src,
        callbacks.has(id) ? this.callback(id) : this.promise(id),
      ]),
    );
    this.actor = createActor(machine.provide({ actors }), {
      clock: this.clock,
      inspect: coverage.inspect,
      input,
    });
    // Without an observer, XState would throw the error globally. The actor's status is compared instead.
    this.actor.subscribe({ error: () => undefined });
    this.actor.start();
  }

  private callback(id: string) {
    return fromCallback<EventObject>(({ sendBack }) => {
      this.tellers.set(id, sendBack);
      return () => this.tellers.delete(id);
    });
  }

  private promise(id: string) {
    return fromPromise<unknown>(
      ({ signal }) =>
        new Promise((resolve, reject) => this.asked.set(id, { resolve, reject, signal })),
    );
  }

  /** Makes an event happen. `steady` is called just before the last millisecond of a delay. */
  async make(event: FlowEvent, steady: () => void): Promise<void> {
    if (event.how === 'sent') this.actor.send(event.event);
    else if (event.how === 'told') this.teller(event.actor)(event.event);
    else if (event.how === 'answered') this.settle(event.actor).resolve(event.output);
    else if (event.how === 'failed') {
      if (this.tellers.has(event.actor)) this.actor.send(event.event);
      else this.settle(event.actor).reject(event.error);
    } else {
      this.clock.increment(event.ms - 1);
      steady();
      this.clock.increment(1);
    }
    await tick();
    await this.answerLate();
  }

  /** Tries an event that must change nothing. An actor that is not running can send no event. */
  refuse(event: FlowEvent): void {
    if (event.how === 'sent') this.actor.send(event.event);
    else if (event.how === 'told') this.tellers.get(event.actor)?.(event.event);
    else if (event.how === 'waited') this.clock.increment(event.ms);
  }

  /** Makes an event happen, unless it comes from an actor that is not running. */
  async attempt(event: FlowEvent): Promise<void> {
    const running = (actor: string) => this.asked.has(actor) || this.tellers.has(actor);
    if ('actor' in event && !running(event.actor)) return;
    await this.make(event, () => {});
  }

  private teller(actor: string) {
    const tell = this.tellers.get(actor);
    if (tell === undefined) throw new Error(`${actor} is not running.`);
    return tell;
  }

  private settle(actor: string): Asked {
    const asked = this.asked.get(actor);
    if (asked === undefined) throw new Error(`${actor} is not running.`);
    this.asked.delete(actor);
    return asked;
  }

  /** Resolves promises whose states have been left. This must change nothing. */
  private async answerLate(): Promise<void> {
    for (const [id, { resolve, signal }] of this.asked) {
      if (!signal.aborted) continue;
      this.asked.delete(id);
      resolve('late');
    }
    await tick();
  }
}
