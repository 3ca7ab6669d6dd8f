import type { Fact } from '../../schemas/resume';
import { isNoSkill, isRest } from './not-skills';
import { isDuration, isLevel, withoutLevel } from './skill-levels';
import { lastPartsOf, LONGEST, partsOf } from './skill-parts';
import { isKnownSkill } from '../vocabulary/skillnames';
import type { Flow } from '../text/spans';
import { TICKS } from './unit';
import { fold, letterCount } from '../text/words';

const EDGE =
  /[\s\p{Co}\p{So}\p{Cs}\p{Sk}\ufe0f{},،;؛|:•·●▪■◦○★☆✓✔➢‣⁃∙⦿*–—\u3161\u200e\u200f"“”\uf0b7-]/u;

/** A sign that stands as a bullet before an entry, apart from it. */
const SIGN_BEFORE = /^[→➔➜➞⇒»›❯❱>+~#]\s+(?=\p{L})/u;

const LED = /^(\p{L}+)\s+(?=\S)/u;
/** What says of all the names before it that they are mastered, folded: 'Word et Excel maîtrisés'. Behind one name it may be what is done: 'Budgets maîtrisés'. */
const MASTERED = /^maitrisee?s$/u;
const TRAILED = /\s+(\p{L}+)$/u;

/** A list of so many skills may begin with how well all of them are mastered. */
const LED_PIECES = 3;

/** How many letters of `text` only say how well the skills are mastered that follow them: 'Débutant Ruby, …'. */
function ledByLevel(text: string): number {
  const led = LED.exec(text);
  if (!led || !isLevel(led[1] ?? '') || isKnownSkill(text)) return 0;
  return isKnownSkill(text.slice(led[0].length).split('/')[0] ?? '') ? led[0].length : 0;
}

/** `text` without the word after a skill that says how well it is mastered: 'Swift Master'. */
function withoutTrailingLevel(text: string, isListed: boolean): string {
  const trailed = TRAILED.exec(text);
  if (!trailed || !isLevel(trailed[1] ?? '') || isKnownSkill(text)) return text;
  const before = text.slice(0, trailed.index);
  const isSaid = MASTERED.test(fold(trailed[1] ?? '')) && (isListed || AND.test(before));
  return isKnownSkill(before) || isSaid ? before : text;
}

/** What parts the entries of a list, wherever it stands. */
const SEPARATORS = `,،;؛•·●▪■◦|\t${TICKS}`;

/** The pieces of a list between separators that are not inside brackets. */
export function piecesOf(text: string): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  const parting = [' / ', ' – ', ' — ', ' - '].filter((sign) => text.split(sign).length > 2);
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charAt(i);
    if (c === '(') depth += 1;
    else if (c === ')') depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      (SEPARATORS.includes(c) ||
        (c.trim() === '' && text.slice(i, i + 3).trim() === '') ||
        (parting.length > 0 && parting.includes(text.slice(i - 1, i + 2))))
    ) {
      pieces.push({ start, end: i });
      start = i + 1;
    }
  }
  return [...pieces, { start, end: text.length }];
}

/** From so many names on, most of which are known, a line may list them with nothing between. */
const LEAST_UNPARTED = 4;

/** The names of a list that only blanks part: 'Excel Matlab PostgreSQL SQLite'. Small letters go on with a name. */
function unpartedIn(text: string): { start: number; end: number }[] | null {
  if (/[,،;|•·●▪/()]|\s[–—-]\s/u.test(text.replace(/\p{L}\/\p{L}/gu, ''))) return null;
  const words = [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  const names: { start: number; end: number }[] = [];
  for (const word of words) {
    const last = names.at(-1);
    const both = last && text.slice(last.start, word.end);
    const own = text.slice(word.start, word.end);
    const goesOn = isKnownSkill(both ?? '') || (/^\p{Ll}/u.test(own) && !isKnownSkill(own));
    if (last && goesOn) last.end = word.end;
    else names.push({ ...word });
  }
  const known = names.filter(({ start, end }) => isKnownSkill(text.slice(start, end))).length;
  const isList = names.length >= LEAST_UNPARTED && known * 3 >= names.length * 2;
  return isList && !isKnownSkill(text) ? names : null;
}

/** Whether `text` lists names that only blanks part. */
export const isUnparted = (text: string): boolean => unpartedIn(text) !== null;

const OPENING = /^(?:and|et|und|&|some|و(?=[ A-Za-z])|e\.g\.|such as|including)\s+/iu;
const CLOSING = /(?<!\s)\s*(?:\betc\b[.…]*|\.{2,5}|…)\s*$/iu;
/** The end of brackets that were opened before the list, or never: 'Pack Office: Word, Excel...)'. */
const CLOSED = /\)[\s.…]*$/u;
const withoutStray = (text: string): string =>
  text.includes('(') ? text : text.replace(CLOSED, '');
const NO_SKILL = /^[←→↑↩]|[?[\]]|(?:\d[\s.-]?){8}|https?:|www\.|@\w|\.com\b|^\(/iu;
/** Where a skill was used, in brackets behind it: 'WordPress (see https://…)'. */
const LINKED = /\s*\([^()]*(?:https?:|www\.)[^()]*\)\s*$/iu;
const AND = /\s(?:and|et)\s/u;

/** A list of so many entries may have an 'and' before the last name. */
const LEAST_BEFORE_AND = 3;

/** Whether only the last entry of a list has an 'and', which ends the list then. */
const endsWithAnd = (pieces: readonly string[]): boolean =>
  pieces.filter((piece) => letterCount(piece) > 0).length >= LEAST_BEFORE_AND &&
  pieces.findIndex((piece) => AND.test(piece)) === pieces.length - 1;

/** A list in brackets with its head may be longer. */
const LONGEST_LISTED = 200;

export function itemsIn(flow: Flow, from: number): Fact<string>[] {
  const items: Fact<string>[] = [];
  const listed = flow.text.slice(from);
  const pieces = unpartedIn(listed) ?? piecesOf(listed);
  const [first] = pieces;
  const isList =
    pieces.filter(({ start, end }) => letterCount(listed.slice(start, end)) > 0).length > 1;
  const last = endsWithAnd(pieces.map(({ start, end }) => listed.slice(start, end)))
    ? pieces.at(-1)
    : null;
  for (const piece of pieces) {
    let start = from + piece.start;
    const end = from + piece.end;
    while (start < end && EDGE.test(flow.text.charAt(start))) start += 1;
    start += SIGN_BEFORE.exec(flow.text.slice(start, end))?.[0].length ?? 0;
    start += OPENING.exec(flow.text.slice(start, end))?.[0].length ?? 0;
    if (piece === first && pieces.length >= LED_PIECES)
      start += ledByLevel(flow.text.slice(start, end));
    let value = withoutLevel(
      withoutStray(flow.text.slice(start, end))
        .replace(LINKED, '')
        .replace(CLOSING, '')
        .trimEnd()
        .replace(/\)\.$/u, ')'),
    );
    while (value !== '' && (EDGE.test(value.at(-1) ?? '') || /[^.]\.$/.test(value)))
      value = value.slice(0, -1);
    value = withoutTrailingLevel(value, isList);
    if (letterCount(value) === 0 || value.length > LONGEST_LISTED) continue;
    if (!isKnownSkill(value) && (NO_SKILL.test(value) || isLevel(value) || isDuration(value)))
      continue;
    if (isNoSkill(value) || isRest(value)) continue;
    const parts = (piece === last && lastPartsOf(value)) || partsOf(value);
    for (const part of parts.filter((each) => each.end - each.start <= LONGEST))
      items.push({
        value: value.slice(part.start, part.end).replace(/\bL(?:TEX|ATX)\b/, 'LaTeX'),
        evidence: flow.evidence(start + part.start, start + part.end),
      });
  }
  return items;
}
