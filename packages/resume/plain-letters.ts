import { parseAst, type Plugin } from 'vite';

/**
 * The letters of Unicode's first planes by some fifty ranges: exact up to Arabic, and by blocks above,
 * where marks that stand within words count as letters too. Pairs of surrogates are none.
 */
export const LETTERS =
  'a-zA-Z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376-\u037D\u037F\u0386\u0388-\u03F5\u03F7-\u0481\u048A-\u0559\u0560-\u0588\u05D0-\u05F2\u0620-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710-\u167F\u1681-\u17D3\u1820-\u1FFC\u2C00-\u2DDE\u3005\u3006\u3041-\u30FA\u30FC-\u318E\u3400-\u4DBF\u4E00-\uA4FD\uAC00-\uD7FB\uF900-\uFB17\uFB1D-\uFDFB\uFE70-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFDC';

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Piece {
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The patterns of a program: regular expressions, and what `String.raw` makes, whose pieces go on in one another. */
function patternsIn(node: Node, found: Piece[][] = []): Piece[][] {
  const { regex, tag, quasi } = node as Node & {
    regex?: unknown;
    tag?: { object?: { name?: string }; property?: { name?: string } };
    quasi?: { quasis: Piece[] };
  };
  if (regex) found.push([node]);
  if (quasi && tag?.object?.name === 'String' && tag.property?.name === 'raw')
    found.push(quasi.quasis);
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? value : [value])
      if (isNode(each)) patternsIn(each, found);
  return found;
}

/** A part of a pattern, or what follows a backslash in it. */
const PART = /\\(?:[pP]\{\w+\}|[^])|[[\]]/gu;

/** `pieces` of one pattern with `LETTERS` in the place of each `\p{L}`, and all but these in that of each `\P{L}`. */
export function withPlainLetters(pieces: readonly string[]): string[] {
  let isInClass = false;
  return pieces.map((piece) =>
    piece.replace(PART, (part) => {
      if (part === '[' || part === ']') isInClass = part === '[';
      if (part === String.raw`\p{L}`) return isInClass ? LETTERS : `[${LETTERS}]`;
      return part === String.raw`\P{L}` && !isInClass ? `[^${LETTERS}]` : part;
    }),
  );
}

/**
 * Writes the letters of the reader's patterns as few ranges. V8 makes 650 ranges and hundreds of pairs of each `\p{L}`
 * wherever one stands, and reading a first resume makes some thousand patterns: that took a second.
 */
export const plainLetters = (): Plugin => ({
  name: 'plain-letters',
  enforce: 'post',
  transform(code, id) {
    if (!/\/packages\/resume\/src\/.*\.ts$/.test(id) || !/\\[pP]\{L\}/.test(code)) return null;
    let plain = '';
    let end = 0;
    const places = patternsIn(parseAst(code) as unknown as Node).flatMap((pieces) => {
      const texts = withPlainLetters(pieces.map((piece) => code.slice(piece.start, piece.end)));
      return pieces.map((piece, i) => ({ ...piece, text: texts[i] ?? '' }));
    });
    for (const { start, end: to, text } of places.toSorted((a, b) => a.start - b.start)) {
      plain += code.slice(end, start) + text;
      end = to;
    }
    return { code: plain + code.slice(end), map: null };
  },
});
