import { createBrowserInspector } from '@statelyai/inspect';
import { Actor, type AnyActor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';

/**
 * Opens the Stately inspector in a window of its own and shows it every actor that starts from now on, with its
 * children. Where the browser blocks the window, the app goes on as usual.
 */
export function inspectActors(): void {
  const { inspect } = createBrowserInspector();
  const shown = new WeakSet<AnyActor>();
  const show = (actorRef: AnyActorRef, rootId: string) => {
    inspect.next?.({ type: '@xstate.actor', actorRef, rootId });
    const { children = {} } = actorRef.getSnapshot() as Partial<AnyMachineSnapshot>;
    for (const child of Object.values<AnyActorRef>(children)) show(child, rootId);
  };
  // oxlint-disable-next-line typescript/unbound-method -- called on the actor that starts
  const { start } = Actor.prototype;
  Actor.prototype.start = function startInspected(this: AnyActor) {
    if (this._parent === undefined && !shown.has(this)) {
      shown.add(this);
      show(this, this.sessionId);
      this.system.inspect(inspect);
    }
    return start.call(this);
  };
}
