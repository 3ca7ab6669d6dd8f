import type { ResumeLine } from '../text/layout';
import { Flow, type Span } from '../text/spans';
import { wordsOf } from '../text/words';

/** Text that belongs together though it may run over lines: a bullet, a cell of a row, a paragraph. */
export interface Unit {
  spans: Span[];
  flow: Flow;
  x: number;
  right: number;
  indent: number;
  width: number;
  bold: boolean;
  size: number;
  bullet: boolean;
  row: number;
  line: ResumeLine;
}

/** `above` with `below`, which carries it on a line further down. */
export function joinedUnit(above: Unit, below: Unit): Unit {
  const spans = [...above.spans, ...below.spans];
  const { x, indent, bullet } = above;
  return { ...below, spans, flow: new Flow(spans), x, indent, bullet };
}

/** Ticks and arrows, which part the items of a list as bullets do. */
export const TICKS = '✓✔☑✅➢➤►▶▸▹❖';
const TICK_BETWEEN = new RegExp(String.raw`\S {0,3}[${TICKS}]`, 'gu');
const BETWEEN_WORDS = new RegExp(String.raw`\s+(?:[/–—${TICKS}-]\s+)?`, 'u');

const RATING = /[●○◯⬤★☆■□▪▫◆◇•∙]{2,}/gu;

/** A rating that ends a line, in dots or stars. */
export const RATED = /[●○◯⬤★☆■□▪▫◆◇]{2,}\s*$/u;

/** A name with how much of a hundred it is mastered, by itself: 'Baking 80%'. */
export const MEASURED = /^[^,،;|%]{2,60}?\s{0,3}[:–—-]?\s{0,3}\(?\d{1,3}\s?%\)?\s*$/u;

/** Whether `text` has what parts the items of a list; a rating in dots or stars is none. */
export const isListed = (text: string): boolean =>
  /[,،;؛•·●▪■◦|]| ([/–—-]) .+ \1 /u.test(text.replace(RATING, '')) ||
  text.search(TICK_BETWEEN) >= 0;

/** A label with its colon before what it labels: 'Databases: '. The first group is the label. */
export const LABEL =
  /^[\s\p{Co}•·●▪■◦*–-]*([^\s:,;،(](?:[^:,;،()]|\([^:,;،()]{0,40}\)){1,48}?)\s*:\s*(?=\S)/u;

/** What only tells in brackets of the name before it, whatever letters that has. */
export const IN_BRACKETS = /^\s{0,9}\([^()]*\)\s*$/u;

/** A group's name and a dash before what it lists: 'Outils - Figma, InDesign'. */
export const DASHED = /^[\s\p{Co}•·●▪■◦*–—-]{0,4}(\p{Lu}[^,;:]{1,40}?)\s+[-–—]\s+(?=[^,]+,)/u;

/** From so many words on, a line whose words all have capitals is a name or a list of names. */
const LEAST_CAPITALISED = 4;

/** Whether each word of `text` but the small ones begins with a capital, as a title does: 'Record Keeping with Care'. */
export function isTitle(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const small = /^(?:with|from|into|over|under|avec|dans|pour|sous|other)$/u;
  return (
    words.length >= LEAST_CAPITALISED &&
    /\p{Ll}/u.test(text) &&
    words.every((word) => /^\p{Lu}/u.test(word) || small.test(word))
  );
}

/** Whether `text` is running text and not a list or a name. */
export function isSentence(text: string): boolean {
  if (isTitle(text) && !/[.!]\s*$/u.test(text)) return false;
  const words = text.trim().split(BETWEEN_WORDS).length;
  const ticks = text.match(TICK_BETWEEN)?.length ?? 0;
  const separators = ticks + (text.match(/[,،;|•·●]|\s[/–—-]\s/gu)?.length ?? 0);
  const stopped = /[.!]\s*$/.test(text) && !/\b(?:etc|inc)\.\s*$/i.test(text);
  if (stopped && words >= 5 && words > separators * 3) return true;
  const isStopped = /\p{Ll}{3}\. \p{Lu}\p{Ll}/u.test(text);
  return words > 7 && words > (separators + 1) * (isStopped ? 4 : 6);
}

/** From so many bulleted names on, each with chips below it, bullets are known to stand before labels. */
const LEAST_LABELS = 2;
const MOST_CHIP_WORDS = 4;

/** Whether each bullet stands before the name of a group, whose skills are on the rows below without a bullet. */
export function bulletsAreLabels(units: readonly Unit[]): boolean {
  const bulleted = units.filter(({ bullet }) => bullet);
  if (bulleted.length < LEAST_LABELS || !units[0]?.bullet) return false;
  const areOver = units.every(({ bullet, row, flow }, i) => {
    const next = units[i + 1];
    const isOver = next && !next.bullet && next.row > row;
    return bullet
      ? isOver && !/[,،;|:]/u.test(flow.text)
      : wordsOf(flow.text).length <= MOST_CHIP_WORDS;
  });
  return areOver && units.length > 2 * bulleted.length;
}
