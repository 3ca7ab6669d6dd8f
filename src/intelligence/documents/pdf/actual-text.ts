/**
 * A marked stretch of a page's content. `id` is its number in the document's structure, null for none and
 * undefined where it is not told; `text` is what its glyphs stand for, null where they stand for themselves.
 */
export interface Mark {
  tag: string;
  id: number | null | undefined;
  text: string | null;
}

const STRING = String.raw`\((?:\\[\s\S]|[^\\()])*\)`;
const MARK = new RegExp(
  String.raw`/([^\s/<>()[\]]+)\s*(?:<<((?:[^<>()]|<[0-9A-Fa-f\s]*>|${STRING})*)>>|/[^\s/<>()[\]]+)\s*BDC`,
  'g',
);
const ACTUAL_TEXT = new RegExp(String.raw`/ActualText\s*(?:<([0-9A-Fa-f\s]*)>|(${STRING}))`);

/** The marks of a content stream, in order. */
export const marksIn = (content: string): Mark[] =>
  Array.from(content.matchAll(MARK), ([, tag = '', properties]) => {
    if (properties === undefined) return { tag, id: undefined, text: null };
    const id = /\/MCID\s+(\d+)/.exec(properties)?.[1];
    const actual = ACTUAL_TEXT.exec(properties);
    const text = actual ? decoded(actual[1], actual[2]) : null;
    return { tag, id: id === undefined ? null : Number(id), text };
  });

/** A text string of a PDF, given in hexadecimal or between parentheses. */
function decoded(hex: string | undefined, literal: string | undefined): string {
  const bytes =
    hex === undefined
      ? unescaped((literal ?? '()').slice(1, -1))
      : hex
          .replace(/\s/g, '')
          .replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
  if (!bytes.startsWith('\u00FE\u00FF')) return bytes;
  return bytes
    .slice(2)
    .replace(/([\s\S])([\s\S])/g, (_, high: string, low: string) =>
      String.fromCharCode(high.charCodeAt(0) * 256 + low.charCodeAt(0)),
    );
}

const unescaped = (text: string) =>
  text
    .replace(/\\([0-7]{1,3})/g, (_, octal: string) =>
      String.fromCharCode(Number.parseInt(octal, 8)),
    )
    .replace(/\\([\s\S])/g, '$1');

/**
 * What the marked stretches of a page stand for, by their order on the page: the streams whose marks follow
 * one another in `shown`, which are the page's. Streams that were found are taken out of `streams`.
 */
export function actualTexts(
  shown: readonly Pick<Mark, 'tag' | 'id'>[],
  streams: Mark[][],
): (string | null)[] {
  const texts: (string | null)[] = shown.map(() => null);
  let from = 0;
  for (const marks of streams.slice()) {
    const at = shown.findIndex(
      (_, start) =>
        start >= from && marks.every((mark, index) => isSame(mark, shown[start + index])),
    );
    if (at === -1) continue;
    for (const [index, mark] of marks.entries()) texts[at + index] = mark.text;
    from = at + marks.length;
    streams.splice(streams.indexOf(marks), 1);
  }
  return texts;
}

const isSame = (mark: Mark, shown: Pick<Mark, 'tag' | 'id'> | undefined) =>
  shown !== undefined &&
  mark.tag === shown.tag &&
  (mark.id === shown.id || mark.id === undefined || shown.id === undefined);
