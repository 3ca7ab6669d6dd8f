/** More than the different lines and words of the longest text: where all are asked in turn, fewer would forget each before it is asked again. */
const MOST_KEPT = 8000;

/** More letters than any line has. */
const BEYOND_LINE = 2 ** 21;

const memories: Map<string, unknown>[] = [];

/** `answer`, which depends on nothing but its text, given once a text: each line of a document is asked the same again and again. */
export function oncePerText<T>(answer: (text: string) => T): (text: string) => T {
  const memory = new Map<string, T>();
  memories.push(memory);
  return (text) => {
    const known = memory.get(text);
    if (known !== undefined || memory.has(text)) return known as T;
    if (memory.size >= MOST_KEPT) memory.clear();
    const given = answer(text);
    memory.set(text, given);
    return given;
  };
}

/** What a span is to this memory: a part of something that is kept as long as its line. */
interface Part {
  line: object;
  start: number;
  end: number;
}

/** `answer`, which depends on nothing but its span, given once a span for as long as there is its line. */
export function oncePerSpan<Span extends Part, T>(answer: (span: Span) => T): (span: Span) => T {
  const memory = new WeakMap<object, Map<number, T>>();
  return (span) => {
    let ofLine = memory.get(span.line);
    if (!ofLine) memory.set(span.line, (ofLine = new Map()));
    const key = span.start * BEYOND_LINE + span.end;
    const known = ofLine.get(key);
    if (known !== undefined || ofLine.has(key)) return known as T;
    const given = answer(span);
    ofLine.set(key, given);
    return given;
  };
}

/** Forgets all texts, so that nothing of a document stays behind. */
export function forgetTexts(): void {
  for (const memory of memories) memory.clear();
}
