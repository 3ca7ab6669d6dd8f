import type { Model } from '../subjects';
import type { Deed, Seat } from './in-page';

/** Why no page lets a person do it, or null where one does. */
export const neverOf = (deed: Deed | Seat | undefined): string | null =>
  typeof deed === 'object' && 'never' in deed ? deed.never : null;

/** What a tester does at a stop so that an event happens. Undefined where no words are written. */
export function deedOf(model: Model, stop: string, event: string): Deed | undefined {
  if (model.kind === 'flow') {
    const deed = model.flow.inPage?.does[event];
    return typeof deed === 'function' ? deed(stop) : deed;
  }
  const words = model.life.inPage;
  const [command = '', person = ''] = event.split(' by ');
  const seat = words?.people[person];
  return seat !== undefined && 'never' in seat ? seat : words?.does[command];
}

/** What a tester then sees at a stop. Undefined where no words are written. */
export function seenAt(model: Model, stop: string): string | undefined {
  const sees = model.kind === 'flow' ? model.flow.inPage?.sees : model.life.inPage?.sees;
  return typeof sees === 'function' ? sees(stop) : sees?.[stop];
}
