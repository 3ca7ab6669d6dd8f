import type { Person } from '@/data/schemas/person';
import type { EventObject, StateValue } from 'xstate';
import { payloadOf, shown } from '../scripts/paths/words';
import type { FlowEvent } from '../tests/models/support/rig';

/** A state's value as dotted paths: { form: 'idle', password: 'hidden' } as 'form.idle, password.hidden'. */
export function stateName(value: StateValue | undefined): string {
  if (typeof value !== 'object') return value ?? '';
  return Object.entries(value)
    .flatMap(([region, inner]) =>
      stateName(inner)
        .split(', ')
        .map((path) => `${region}.${path}`),
    )
    .join(', ');
}

/** The fields of an event with their values. Empty where it says nothing. */
const payloadWords = (event: EventObject): string =>
  Object.entries(payloadOf(event))
    .map(([name, value]) => `${name} ${shown(value)}`)
    .join(', ');

/** An event's type and what it says. */
export const eventWords = (event: EventObject): string =>
  [event.type, payloadWords(event)].filter((words) => words !== '').join(': ');

/** How an event of a flow is made to happen. */
export function flowWords(event: FlowEvent): string {
  if (event.how === 'sent' || event.how === 'told') return eventWords(event.event);
  if (event.how === 'waited') return `${event.ms / 1000} s pass`;
  if (event.how === 'failed') return `fails with ${shown(event.error)}`;
  return event.output === undefined ? 'succeeds' : `answers ${shown(event.output)}`;
}

/** Who makes an event of a flow happen. */
export function flowAsker(event: FlowEvent): string {
  if (event.how === 'sent') return 'The person';
  return event.how === 'waited' ? 'Time' : `The actor ${event.actor}`;
}

/** Who asks for a step of a record. */
export function asker(event: EventObject): string {
  const { by } = event as EventObject & { by?: Person };
  return by === undefined ? 'Nobody' : `${by.name} (${by.role})`;
}
