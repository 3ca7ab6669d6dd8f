import type { Evidence, Fact } from '../../schemas/resume';
import type { ResumeLine } from './layout';
import { matchesIn } from './matches';
import { fold, isAsciiLetter } from '../../text';
import { narrowed } from './wide-texts';

/** A part of a line: characters [start, end) of `line.text`. */
export interface Span {
  line: ResumeLine;
  start: number;
  end: number;
}

const BLANK = /[\s\u200e\u200f]/u;

/** `span` without the characters that match `edge`, which letters do not, at its two ends; blanks by default. */
export function trimSpan(span: Span, edge: RegExp = BLANK): Span {
  let { start, end } = span;
  const { text } = span.line;
  const isEdge = (at: number) => !isAsciiLetter(text.charCodeAt(at)) && edge.test(text.charAt(at));
  while (start < end && isEdge(start)) start += 1;
  while (end > start && isEdge(end - 1)) end -= 1;
  return { line: span.line, start, end };
}

/** The text of a span. */
export const textOf = ({ line, start, end }: Span): string =>
  line.wide ? narrowed(line.text.slice(start, end)) : line.text.slice(start, end);

/** The text of a span, folded. */
export const foldedOf = ({ line, start, end }: Span): string =>
  line.wide ? narrowed(line.folded.slice(start, end)) : line.folded.slice(start, end);

/** The span of a whole line. */
export const wholeLine = (line: ResumeLine): Span => ({ line, start: 0, end: line.text.length });

/** Where a span was read. */
export const evidenceOf = (span: Span): Evidence => ({
  page: span.line.page,
  line: span.line.index,
  start: span.start,
  end: span.end,
  text: span.line.printed.slice(span.start, span.end),
});

/** The parts of `span` in each cell of its line. */
export const cellsIn = (span: Span): Span[] =>
  span.line.cells
    .map(({ start, end }) => ({
      line: span.line,
      start: Math.max(start, span.start),
      end: Math.min(end, span.end),
    }))
    .filter(({ start, end }) => end > start);

/** What a span says, as a fact. */
export const factOf = (span: Span): Fact<string> => ({
  value: textOf(span),
  evidence: [evidenceOf(span)],
});

/** `facts` without those whose value, folded, was there before. */
export function distinct<TFact extends Fact<string>>(
  facts: readonly TFact[],
  key: (value: string) => string,
): TFact[] {
  const seen = new Set<string>();
  return facts.filter(({ value }) => {
    const k = key(value);
    if (seen.has(k)) return false;
    seen.add(k);
    return true;
  });
}

/** The parts of `span` between the matches of `separator`, trimmed, without the empty ones. */
export function splitSpan(span: Span, separator: RegExp): Span[] {
  const parts: Span[] = [];
  let start = span.start;
  const add = (end: number) => {
    const part = trimSpan({ line: span.line, start, end });
    if (part.end > part.start) parts.push(part);
  };
  for (const match of matchesIn(textOf(span), separator)) {
    add(span.start + match.index);
    start = span.start + match.index + match[0].length;
  }
  add(span.end);
  return parts;
}

/** So many letters at the end of a text tell whether it ends with a hyphen, even where the one before is of two units. */
const END = 3;

/** Words of one text that runs over several lines, such as a list of skills; knows which line has what. */
export class Flow {
  readonly text: string;
  private readonly starts: number[] = [];

  constructor(private readonly spans: readonly Span[]) {
    let text = '';
    // The pattern sees no more than the end: the text of a section is long, and has many lines.
    let end = '';
    for (const span of spans) {
      const sign = text !== '' && !/\S-$/u.test(end) ? ' ' : '';
      this.starts.push(text.length + sign.length);
      text += sign + textOf(span);
      end = `${end}${sign}${textOf(span)}`.slice(-END);
    }
    this.text = text;
  }

  /** Characters [start, end) of the text, line by line. */
  spansOf(start: number, end: number): Span[] {
    const found: Span[] = [];
    for (let i = this.spanAt(start); i < this.spans.length; i += 1) {
      const [span, from] = [this.spans[i], this.starts[i]];
      if (!span || from === undefined || from >= end) break;
      const offset = span.start - from;
      const part = trimSpan({
        line: span.line,
        start: Math.max(span.start, start + offset),
        end: Math.min(span.end, end + offset),
      });
      if (part.end > part.start) found.push(part);
    }
    return found;
  }

  /** Which span has the character at `place`, found by halves: a list of thousands of names asks this for each. */
  private spanAt(place: number): number {
    let [first, last] = [0, this.starts.length - 1];
    while (first < last) {
      const middle = Math.ceil((first + last) / 2);
      if ((this.starts[middle] ?? 0) <= place) first = middle;
      else last = middle - 1;
    }
    return first;
  }

  /** The text as one line, to be read as a line is. Null where there is none. */
  asLine(): Span | null {
    const line = this.spans[0]?.line;
    if (!line) return null;
    const [start, end] = [0, this.text.length];
    const cells = line.cells.slice(0, 1).map((cell) => ({ ...cell, start, end }));
    return {
      line: { ...line, text: this.text, printed: this.text, folded: fold(this.text), cells },
      start,
      end,
    };
  }

  /** Where characters [start, end) of the text were read, line by line. */
  evidence(start: number, end: number): Evidence[] {
    return this.spansOf(start, end).map(evidenceOf);
  }
}
