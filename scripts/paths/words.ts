import { fileLine } from '@masar/resume/file-text';
import type { EventObject } from 'xstate';
import type { Told } from '../../tests/models/support/in-page';

/** A value as JSON, with files by their names and errors by their messages. */
export const shown = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof File) return inner.name;
    return inner instanceof Error ? inner.message : inner;
  }) ?? 'null';

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

/** The payload of an event: its fields without its type, who asked and when. */
export function payloadOf(event: EventObject): Record<string, unknown> {
  const { type: _, by: _by, at: _at, ...payload } = event as EventObject & Record<string, unknown>;
  return payload;
}

/** What is arranged before a step, in words. */
export const beforeWords = (before: string | Told): string =>
  typeof before === 'string'
    ? before
    : before.fault === 'refused'
      ? `Tell the demo to refuse the next ${before.call}.`
      : `Tell the demo to leave the next ${before.call} without an answer.`;

/** What is typed into the console of the browser's developer tools so that the demo fails a call. */
export const consoleLine = ({ call, fault }: Told): string =>
  `sessionStorage['demo.faults'] = '{"${call}":"${fault}"}'`;
