import type { Fact } from '../../schemas/resume';
import { Flow, type Span } from '../text/spans';

/** Text of several lines as one, to be read as a line is. */
export interface Joined {
  span: Span;
  /** What `span`s of the joined line say, with the lines where they stand. */
  factOf: (first: Span, last: Span) => Fact<string>;
}

/** `spans` of lines below each other as one line; null where there is none. */
export function joinedLines(spans: readonly Span[]): Joined | null {
  const flow = new Flow(spans);
  const span = flow.asLine();
  return (
    span && {
      span,
      factOf: (first, last) => ({
        value: flow.text.slice(first.start, last.end).replaceAll(/\s+/g, ' '),
        evidence: flow.evidence(first.start, last.end),
      }),
    }
  );
}
