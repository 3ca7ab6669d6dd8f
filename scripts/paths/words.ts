import { fileLine } from '@/intelligence/reports/file-text';
import type { EventObject } from 'xstate';
import type { FlowEvent } from '../../tests/models/support/rig';

/** A value as a tester reads it: JSON, with files by their names and errors by their messages. */
export const shown = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof File) return inner.name;
    return inner instanceof Error ? inner.message : inner;
  }) ?? 'nothing';

/** Characters that Markdown would read as syntax: emphasis, code, tables, links, HTML. */
const MARKS = /[\\`*<&|~]|(?<!\w)_|_(?!\w)|\](?=[([])/g;

/** A text as one line of Markdown that shows it as it is. */
export const inMarkdown = (text: string): string =>
  fileLine(text, Infinity).replaceAll(MARKS, String.raw`\$&`);

/** 'commentBoxFlow' and 'comment-box' as 'comment box'. */
export const spaced = (name: string): string =>
  name
    .replace(/(Flow|Model)$/, '')
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A state's value as dotted paths: { form: 'idle', password: 'hidden' } as 'form.idle, password.hidden'. */
export function stateName(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([region, inner]) =>
      stateName(inner)
        .split(', ')
        .map((path) => `${region}.${path}`)
        .join(', '),
    )
    .join(', ');
}

const listed = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${shown(value)}`)
    .join(', ');

/** The payload of an event: its fields without its type, who asked and when, which are said in words. */
export function payloadOf(event: EventObject): Record<string, unknown> {
  const { type: _, by: _by, at: _at, ...payload } = event as EventObject & Record<string, unknown>;
  return payload;
}

const carrying = (event: EventObject): string => {
  const said = listed(payloadOf(event));
  return said === '' ? '' : ` with ${said}`;
};

/** The cause of a flow's event, in words. */
export function flowEventWords(event: FlowEvent): string {
  if (event.how === 'sent') return `the person sends ${event.event.type}${carrying(event.event)}`;
  if (event.how === 'waited') return `${event.ms / 1000} s pass`;
  const { actor } = event;
  if (event.how === 'told') return `${actor} tells ${event.event.type}${carrying(event.event)}`;
  if (event.how === 'failed') return `${actor} fails with ${shown(event.error)}`;
  return event.output === undefined
    ? `${actor} succeeds`
    : `${actor} answers ${shown(event.output)}`;
}

/** A command on a record in words: who asks, and for what. */
export function commandWords(event: EventObject): string {
  const { by } = event as EventObject & { by?: unknown };
  const { name, role } = (by ?? {}) as { name?: string; role?: string };
  const asker = name === undefined ? shown(by) : `${name} (${role})`;
  return `${asker} asks for ${event.type}${carrying(event)}`;
}

/** An entry of a history without its event, which is told as the step itself. */
function withoutEvent(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('event' in entry)) return entry;
  const { event: _, ...told } = entry;
  return told;
}

/** The changes of a record or a context, in words. A list that only grew is told by its new items. */
export function changes(before: object, after: object): string[] {
  const old = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]): string[] => {
    const was: unknown = old.get(name);
    if (shown(was) === shown(value)) return [];
    if (!Array.isArray(was) || !Array.isArray(value)) return [`${name} is ${shown(value)}`];
    const grew = value.length > was.length && shown(value.slice(0, was.length)) === shown(was);
    return grew
      ? value.slice(was.length).map((entry) => `${name} gains ${shown(withoutEvent(entry))}`)
      : [`${name} is ${shown(value)}`];
  });
}
