import type { Fact } from '../schemas/resume';
import type { ResumeLine } from './layout';
import { evidenceOf, Flow, type Span } from './spans';
import { fold } from '../text';

/** Text of several lines as one, to be read as a line is. */
export interface Joined {
  span: Span;
  /** What `span`s of the joined line say, with the lines where they stand. */
  factOf: (first: Span, last: Span) => Fact<string>;
}

/** `spans` of lines below each other as one line; null where there is none. */
export function joinedLines(spans: readonly Span[]): Joined | null {
  const line = spans[0]?.line;
  if (!line) return null;
  const flow = new Flow(spans);
  const text = flow.text;
  const whole: ResumeLine = {
    ...line,
    text,
    folded: fold(text),
    cells: [{ ...line.cells[0], start: 0, end: text.length }] as ResumeLine['cells'],
  };
  return {
    span: { line: whole, start: 0, end: text.length },
    factOf: (first, last) => ({
      value: text.slice(first.start, last.end).replaceAll(/\s+/g, ' '),
      evidence: flow.spansOf(first.start, last.end).map(evidenceOf),
    }),
  };
}
