import { matchesIn } from '../text/matches';
import { saysOnlyWhen } from './certificate-cells';
import { namesGiver, RANK } from './certificate-issuers';
import { dateSpans } from './certificate-words';
import { nameOver } from './certificate-stacks';
import type { ResumeLine } from '../text/layout';
import { givesFirst, isGivenBy, marksOf, SURE, undated } from './certificate-votes';
import { placeOf } from '../vocabulary/place-names';
import { Flow, textOf, wholeLine, type Span } from '../text/spans';
import { letterCount, wordsOf } from '../text/words';

/** The share of the lines that must have the same parts. */
const MOST = 0.6;

/** What parts who gives a certificate from its name, or a label from its list. */
const PARTINGS = [/\s*:\s+/u, /\s+[–—]\s+/u, /\s+-\s+/u, /\s*[|·]\s*/u, /\s*[,،]\s+/u];

/** Where the words of a line begin that come after a date at its start. */
function startOf(span: Span): number {
  const [date] = dateSpans(span).toSorted((a, b) => a.start - b.start);
  const isFirst = date && letterCount(span.line.text.slice(span.start, date.start)) === 0;
  const at = isFirst ? date.end : span.start;
  return at + (/^[^\p{L}\p{N}]*/u.exec(span.line.text.slice(at, span.end))?.[0].length ?? 0);
}

/** The two parts of `span` from `start` around a match in it, where both have at least so many letters. */
function partsAround(
  span: Span,
  start: number,
  match: RegExpMatchArray | null | undefined,
  least: number,
): [Span, Span] | null {
  if (!match || match.index === undefined || match.index === 0) return null;
  const first = { ...span, start, end: start + match.index };
  const second = { ...span, start: first.end + match[0].length };
  const areSaid = [first, second].every((part) => letterCount(undated(part)) >= least);
  return areSaid ? [first, second] : null;
}

/** A longer name is not looked through for parts. */
const LONGEST_NAME = 300;
/** The code of an exam. */
const CODE = /^[\p{Lu}\d-]*\d$/u;

/** A name, and what stands in its line behind it and a sign, where that was taken from it before. */
function cutFrom(span: Span | undefined, parting: RegExp): readonly [string, string] | null {
  if (!span || span.line.text.length > LONGEST_NAME) return null;
  const rest = { ...span, start: span.end, end: span.line.text.length };
  const sign = new RegExp(`^${parting.source}(?=\\p{L}{2})`, 'u').exec(textOf(rest));
  const behind = sign ? undated({ ...rest, start: rest.start + sign[0].length }) : '';
  return letterCount(behind) > 1 ? [textOf(span), behind] : null;
}

/** `names` without who gives the certificates before or behind them, where most have such a part, or had it. */
export function withoutGivers(names: readonly (readonly Span[])[]): Span[][] {
  for (const parting of [...PARTINGS, /\s+\/\s+/u]) {
    const all = new RegExp(parting.source, 'gu');
    const parts = names.map(([span, ...others]) => {
      const matches =
        span && span.end - span.start < LONGEST_NAME ? matchesIn(textOf(span), all) : [];
      const at = (match: RegExpMatchArray | undefined) =>
        span ? partsAround(span, span.start, match, 1) : null;
      const behind = others.length > 0 ? null : at(matches.at(-1));
      return { before: at(matches[0]), behind, cut: behind ? null : cutFrom(span, parting) };
    });
    const pairsOf = (side: 'before' | 'behind') =>
      parts.flatMap((part): (readonly [string, string])[] => {
        const pair = part[side];
        return pair && !CODE.test(textOf(pair[0])) ? [[textOf(pair[0]), textOf(pair[1])]] : [];
      });
    const votes = (pairs: readonly (readonly [string, string])[]): number =>
      pairs.length > 1 && pairs.length >= MOST * names.length ? givesFirst(pairs) : 0;
    if (votes(pairsOf('before')) > SURE)
      return names.map((spans, i) => {
        const pair = parts[i]?.before;
        return pair ? [pair[1], ...spans.slice(1)] : [...spans];
      });
    const behind = pairsOf('behind');
    if (votes(behind) < -SURE)
      return names.map((spans, i) => {
        const pair = parts[i]?.behind;
        const isGiver = pair && marksOf(textOf(pair[1])) > marksOf(textOf(pair[0]));
        return isGiver ? [pair[0]] : [...spans];
      });
    const cut = behind.length > 0 ? parts.flatMap((part) => (part.cut ? [part.cut] : [])) : [];
    if (cut.length > 0 && votes([...behind, ...cut]) < -SURE)
      return names.map((spans, i) => {
        const pair = parts[i]?.behind;
        return pair && isGivenBy(textOf(pair[0]), textOf(pair[1])) ? [pair[0]] : [...spans];
      });
  }
  return names.map((spans) => [...spans]);
}

/** Whether a date stands in its line behind `span`. */
const isDatedBehind = ({ line, end }: Span): boolean =>
  dateSpans(wholeLine(line)).some(({ start }) => start >= end);

/** `names` without who gives the certificates, where that follows the same sign as behind the names of the others. */
export function withoutGiversAsBeside(names: readonly (readonly Span[])[]): Span[][] {
  for (const parting of PARTINGS.slice(1)) {
    const before = new RegExp(`^${parting.source}\\p{L}{2}`, 'u');
    const all = new RegExp(parting.source, 'gu');
    const cut = names.filter(([span, ...others]) => {
      const rest = span ? span.line.text.slice(span.end) : '';
      return others.length === 0 && span && before.test(rest) && isDatedBehind(span);
    });
    const heads = names.map(([span, ...others]) => {
      if (!span || others.length > 0 || span.end - span.start > LONGEST_NAME) return null;
      const match = matchesIn(textOf(span), all).at(-1);
      const pair = isDatedBehind(span) ? partsAround(span, span.start, match, 2) : null;
      return pair && !RANK.test(textOf(pair[1])) ? pair[0] : null;
    });
    const open = heads.filter((head) => head !== null);
    if (cut.length > 1 && cut.length + open.length >= MOST * names.length)
      return names.map((spans, i) => {
        const head = heads[i];
        return head ? [head] : [...spans];
      });
  }
  return names.map((spans) => [...spans]);
}

/** The two parts of a line around the first match of `parting` after its date. */
function partsAt(span: Span, parting: RegExp): [Span, Span] | null {
  const start = startOf(span);
  return partsAround(span, start, parting.exec(span.line.text.slice(start, span.end)), 2);
}

/** `lines` without who gives the certificates, where most name them first. */
export function withoutGiversBefore(lines: readonly Span[]): Span[] {
  const named = lines.filter((line) => !saysOnlyWhen(line));
  for (const parting of PARTINGS) {
    const parts = new Map(lines.map((line) => [line, partsAt(line, parting)]));
    const pairs = [...parts.values()].flatMap((pair) =>
      pair ? [[undated(pair[0]), undated(pair[1])] as const] : [],
    );
    if (pairs.length > 1 && pairs.length >= MOST * named.length && givesFirst(pairs) > SURE)
      return lines.map((line) => parts.get(line)?.[1] ?? line);
  }
  return [...lines];
}

/** `lines` up to where their bold words end, where these are the names: 'Rope Access: three days on a tower'. */
export function withBoldNames(lines: readonly Span[]): Span[] {
  const named = lines.filter((line) => !saysOnlyWhen(line));
  const parts = new Map(
    lines.map((line) => {
      const { boldEnd: end, text } = line.line;
      const [bold, rest] = [
        { ...line, end: Math.min(end, line.end) },
        { ...line, start: end },
      ];
      const isParted =
        end > line.start &&
        end < line.end &&
        !/^[^\p{L}\p{N}]?\s*\(/u.test(text.slice(end)) &&
        !/\)\s*$/u.test(textOf(bold)) &&
        letterCount(undated(bold)) > 2 &&
        letterCount(undated(rest)) > 1;
      return [line, isParted ? ([bold, rest] as const) : null];
    }),
  );
  const pairs = [...parts.values()].flatMap((pair) =>
    pair ? [[undated(pair[0]), undated(pair[1])] as const] : [],
  );
  if (pairs.length < 2 || pairs.length < MOST * named.length) return [...lines];
  const isSecond = givesFirst(pairs) > SURE;
  return lines.map((line) => parts.get(line)?.[isSecond ? 1 : 0] ?? line);
}

/** What parts the names of a list in a paragraph. A slash does where a line ends or begins with one. */
const SEPARATORS = [/\([^()]*\)|\s*[;؛]\s*/gu, /\([^()]*\)|\s*[|•●▪◦]\s*|\s·\s/gu];
const SLASHES = /\([^()]*\)|\s\/\s/gu;
const AT_SLASH = /\s\/\s*$|^\s*\/\s/u;
const COMMAS = /\([^()]*\)|\s*[,،]\s*/gu;
const MOST_WORDS = 14;
/** A longer paragraph is no list of names. */
const LONGEST = 3000;
/** How far a line reaches, at least, where a paragraph goes on below. */
const FULL = 0.8;

function piecesOf(flow: Flow, separator: RegExp): Span[][] {
  const pieces: Span[][] = [];
  let start = 0;
  for (const match of matchesIn(flow.text, separator)) {
    if (match[0].startsWith('(')) continue;
    pieces.push(flow.spansOf(start, match.index));
    start = match.index + match[0].length;
  }
  pieces.push(flow.spansOf(start, flow.text.length));
  return pieces.filter((piece) => piece.some((span) => letterCount(textOf(span)) > 0));
}

/** A label before a list, as each line may have one: 'Marlow: Rope Access, Climbing'. */
const LABELLED = /^\P{L}*\p{L}[^,،;:]{0,24}:\s/u;

/** Whether a bullet begins `line` as it parts the names on the line above. */
const goesOnAtBullet = (line: ResumeLine, above: ResumeLine | undefined): boolean => {
  const [sign] = /^\s*([•●▪◦])\s/u.exec(line.text)?.slice(1) ?? [];
  return sign !== undefined && above?.text.trim().includes(` ${sign} `) === true;
};

/** Whether the only date of a line ends it, as in rows below each other: 'Rope Access | Marlow House | 2019'. */
const endsWithDate = (line: Span): boolean => {
  const [date, ...others] = dateSpans(line);
  return (
    date !== undefined &&
    others.length === 0 &&
    !/[\p{L}\d]/u.test(line.line.text.slice(date.end, line.end))
  );
};

/** Whether lines are one paragraph. */
function areParagraph(lines: readonly Span[]): boolean {
  if (lines.length > 1 && lines.every((line) => LABELLED.test(textOf(line)))) return false;
  if (lines.length > 1 && lines.every(endsWithDate)) return false;
  const widest = Math.max(...lines.map(({ line }) => line.right - line.x));
  return lines.every(
    ({ line }, i) =>
      line.block === lines[0]?.line.block &&
      (i === 0 || !line.bullet || goesOnAtBullet(line, lines[i - 1]?.line)) &&
      line.cells.length === 1 &&
      (i === lines.length - 1 || line.right - line.x > FULL * widest),
  );
}

/** Whether what commas part are certificates each: all are dated, or most have brackets at their end, with who gives them. */
function areEach(pieces: readonly Span[][], areDated: readonly boolean[]): boolean {
  const inBrackets = pieces.filter((piece) => /\)\s*$/u.test(piece.map(textOf).join(' ')));
  return areDated.every(Boolean) || inBrackets.length >= Math.max(2, MOST * pieces.length);
}

/** From so many names between commas on, most of which are short, a paragraph lists them. */
const MANY = 5;
const MOST_WORDS_LISTED = 8;
const MEAN_WORDS_LISTED = 4;

/** What a name before a comma is for as well: '3 et 5' behind 'CACES R489 cat. 1'. */
const MORE_CLASSES = /^\d{1,2}\p{L}?(?:(?:\s?(?:et|and|&|-|\/)\s?)\d{1,2}\p{L}?)*\s*$/u;

/** Whether pieces are a list of many names, in which nobody gives any and no sentence stands. */
function areMany(pieces: readonly Span[][]): boolean {
  const texts = pieces.map((piece) =>
    piece
      .map(textOf)
      .join(' ')
      .replace(/\([^()]*\)/gu, ''),
  );
  const counts = texts.map((text) => wordsOf(text).length);
  return (
    pieces.length >= MANY &&
    counts.every((count) => count <= MOST_WORDS_LISTED) &&
    counts.reduce((sum, count) => sum + count, 0) <= MEAN_WORDS_LISTED * counts.length &&
    texts.every(
      (text) => marksOf(text) <= SURE && placeOf(text) !== 'city' && !/\p{L}{4}[.!]\s/u.test(text),
    )
  );
}

/** Whether a name among many ends with brackets that say more of it, and neither when nor who gave it: 'Confined Space (medium risk)'. */
function keepsBracket(piece: readonly Span[]): boolean {
  const text = piece.map(textOf).join(' ');
  const [, inside = ''] = /\(([^()]*)\)\s*$/u.exec(text) ?? [];
  return (
    /^\P{Lu}+$/u.test(inside) &&
    letterCount(inside) > 1 &&
    !namesGiver(inside) &&
    !piece.some((span) => dateSpans(span).length > 0)
  );
}

/** `pieces` with those that only say what the one before is for as well in it. */
function withClasses(pieces: readonly Span[][]): Span[][] {
  const joined: Span[][] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const [first, end] = [last?.at(-1), piece[0]];
    const isMore = MORE_CLASSES.test(piece.map(textOf).join(' ').trim());
    if (last && isMore && first?.line === end?.line && first && end) {
      joined[joined.length - 1] = [
        ...last.slice(0, -1),
        { ...first, end: end.end },
        ...piece.slice(1),
      ];
    } else joined.push(piece);
  }
  return joined;
}

/** A piece parted where its line ends with a date and the next one has another: no sign stands there. */
function partedAtLines(piece: readonly Span[]): Span[][] {
  const parts: Span[][] = [];
  for (const span of piece) {
    const above = parts.at(-1)?.at(-1);
    const hasEnded =
      above !== undefined &&
      /[\d)]\s*$/u.test(textOf(above)) &&
      /^\s*\p{L}/u.test(textOf(span)) &&
      [above, span].every((part) => dateSpans(part).length > 0);
    if (parts.length === 0 || hasEnded) parts.push([span]);
    else parts.at(-1)?.push(span);
  }
  return parts;
}

/** The certificates that a paragraph lists, each over the lines that it runs over; empty where it is no list. */
export function listedOver(lines: readonly Span[]): Span[][] {
  if (lines.length === 0 || !areParagraph(lines)) return [];
  const flow = new Flow(lines);
  if (flow.text.length > LONGEST) return [];
  const areSlashed = lines.length > 1 && lines.some((line) => AT_SLASH.test(textOf(line)));
  for (const separator of [...SEPARATORS, ...(areSlashed ? [SLASHES] : []), COMMAS]) {
    const parted = withClasses(piecesOf(flow, separator));
    if (parted.length < 2) continue;
    const pieces = parted.flatMap(partedAtLines);
    const areDated = pieces.map((piece) => piece.some((span) => dateSpans(span).length > 0));
    const areNames = pieces.every((piece) => {
      const text = piece.map(textOf).join(' ');
      return (
        !piece.every(saysOnlyWhen) &&
        wordsOf(text).length <= MOST_WORDS &&
        !/\p{L}{3}\. \p{Lu}/u.test(text)
      );
    });
    const givers = pieces.filter((piece) => {
      const [first = ''] = piece
        .map(undated)
        .join(' ')
        .replace(/\([^()]*\)?/gu, '')
        .split(/[,،]/u);
      return marksOf(first) > SURE;
    });
    if (givers.length * 3 > pieces.length) return [];
    const isMany = pieces.length > 2 || areDated.every(Boolean);
    if (
      !areNames ||
      !isMany ||
      (separator === COMMAS && !areEach(pieces, areDated) && !areMany(pieces))
    )
      return [];
    return pieces.map((piece) => (keepsBracket(piece) ? piece : nameOver(piece)));
  }
  return [];
}
