import type { Fact } from '../../schemas/resume';
import type { ResumeLine } from '../text/layout';
import { givenNames } from '../lexicon/given-names';
import { beginsAsFirm, isEveryday, isOfNoPerson, marksSurname } from './name-evidence';
import { SAME_SIZE } from './name-rows';
import { nameSpan, shownName, unevenNameSpan } from './name-words';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import type { Section } from '../sections/sections';
import { isKnownSkill } from '../vocabulary/skillnames';
import { evidenceOf, textOf, wholeLine, type Span } from '../text/spans';
import { fold, wordsOf } from '../text/words';

/** Whether a word of `span` is a given name. */
export const hasGivenName = (span: Span): boolean =>
  wordsOf(textOf(span)).some((word) => givenNames.has(word));

const SAID =
  /((?:^|[\s,])(?:[Mm]y name is|[Jj]e m['’]appelle|[Mm]on nom est)\s+)(\p{Lu}[^.,;:!()]{2,40}?)(?=[.,;:!(]|\s(?:and|et)\s|$)/u;

/** What the largest line of a page says to whoever reads it: 'Hello, I'm Amina'. */
const GREETING =
  /^((?:(?:hello|hi|hey|bonjour|salut)(?: there| all| everyone| world)?\P{L}{1,3})?(?:i['’]m|i am|my name is|(?:moi,? )?c['’]est|je suis|je m['’]appelle)\s+)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})\P{L}*$/iu;

/** The name that the largest line of a page says alone. */
export function greetedIn(line: ResumeLine, largest: number): Span | null {
  const [, before = '', value = ''] = GREETING.exec(line.text) ?? [];
  const isName = line.size >= largest * 0.97 && /^\p{Lu}/u.test(value) && !hasRole(value);
  return isName
    ? nameSpan({ line, start: before.length, end: before.length + value.length })
    : null;
}

/** What ends right before the name on the next line: 'Hello, my name is' over 'Amina Belkacem'. */
const INTRODUCES =
  /(?:^|[\s,!])(?:my name is|i['’]m|je m['’]appelle|(?:moi,? )?c['’]est|اسمي)\P{L}*$/u;

const NEXT_LINE = 2.5;

/** The name that `line` says as a whole, after the line right above it introduced it: it is known, or in the `largest` letters. */
export function introducedIn(
  line: ResumeLine,
  above: ResumeLine | undefined,
  largest: number,
): Span | null {
  const isBelow =
    above &&
    line.y > above.y &&
    line.y - above.y < NEXT_LINE * Math.max(line.size, above.size) &&
    INTRODUCES.test(above.folded);
  if (!isBelow || hasRole(line.text)) return null;
  const named = unevenNameSpan(wholeLine(line));
  return named && (hasGivenName(named) || line.size >= largest * 0.97) ? named : null;
}

/** A name that only a hyphen parts from a role in small letters: 'Amina Belkacem-site engineer'. */
const GLUED = /^(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){1,3})[-–](\p{Ll}[^@]{3,60})$/u;

/** The name that the largest line of a page glues to a role. */
export function gluedIn(line: ResumeLine, largest: number): Span | null {
  const [, name = '', role = ''] = GLUED.exec(line.text) ?? [];
  const isName =
    line.size >= largest * 0.97 && hasRole(role) && !hasRole(name) && !isKnownSkill(name);
  return isName && !namesEmployer(name) ? nameSpan({ line, start: 0, end: name.length }) : null;
}

/** The name that somebody says in running text: 'Hi, my name is Amina Belkacem. I am …' */
export function saidIn(line: ResumeLine): Span | null {
  const said = SAID.exec(line.text);
  const [, before = '', value = ''] = said ?? [];
  if (!said || wordsOf(value).length < 2) return null;
  const start = said.index + before.length;
  return nameSpan({ line, start, end: start + value.length });
}

/** What a text about somebody begins with: 'Amina Belkacem is a composer'. */
const TOLD =
  /^((\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}.'’-]*){1,2}) (?:is an?|est une?) ([^.,;]{3,60})/u;

/** The name that running text about somebody begins with, before what the person is. */
export function toldIn(line: ResumeLine): Span | null {
  const [, whole = '', given = '', role = ''] = TOLD.exec(line.text) ?? [];
  if (!givenNames.has(fold(given)) || !hasRole(role)) return null;
  return nameSpan({ line, start: 0, end: whole.length });
}

const OWNED =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:(?:19|20)\d\d[\s,–-]*)*(?:by |par )?((\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){1,2})(?=$|[.,|•·]|\s[-–|•·])/iu;

/** What the foot of each page says: 'Amina Belkacem – Resume – 2'. */
const NAMED_AT_FOOT =
  /^((\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}.'’-]+){1,3}) {0,4}[-–—|·•] {0,4}(?:[Rr][ée]sum[ée]|CV|Curriculum [Vv]itae)(?= {0,4}(?:$|[-–—|·•\t\d]))/u;

/** The person whose page says at its foot whose it is: '© 2026 Amina Belkacem'. */
export function ownerIn(lines: readonly ResumeLine[]): Fact<string> | null {
  for (const [i, line] of lines.entries()) {
    const isLast = lines[i + 1]?.page !== line.page;
    const foot = isLast ? NAMED_AT_FOOT.exec(line.text) : null;
    const owned = foot ?? OWNED.exec(line.text);
    const [, name = '', given = ''] = owned ?? [];
    if (!owned || (!foot && !givenNames.has(fold(given))) || hasRole(name) || namesEmployer(name))
      continue;
    const start = owned.index + owned[0].lastIndexOf(name);
    const span = nameSpan({ line, start, end: start + name.length });
    if (span)
      return { value: shownName(textOf(span)), evidence: [evidenceOf(span)], confidence: 0.9 };
  }
  return null;
}

const IN_FIRST_PERSON = /(?:^|[\s,.])(?:j['’]\p{L}+|je|m['’]a|mon|ma|mes|i|my)\s/u;
/** What other people say of somebody has a name below it as well: it stands in quotes, recommends or speaks of 'her'. */
const OF_ANOTHER = /[«»“”"]|recomm[ae]nd|(?<!\p{L})(?:elle|she|he|her|his|him)(?!\p{L})/u;
const MOST_OF_TEXT = 8;
const BELOW_TEXT = 3;

/** Whether `line` stands right below sentences that somebody says of their own person. */
function isBelowOwnText(line: ResumeLine, before: readonly ResumeLine[]): boolean {
  const last = before.at(-1);
  const isBelow =
    last?.page === line.page &&
    line.y > last.y &&
    line.y - last.y < BELOW_TEXT * line.size &&
    Math.abs(line.size - last.size) < SAME_SIZE &&
    /[.!…]\s*$/u.test(last.text);
  return (
    isBelow &&
    before.filter(({ folded }) => IN_FIRST_PERSON.test(folded)).length > 1 &&
    !before.some(({ folded }) => OF_ANOTHER.test(folded))
  );
}

/** The name below what the person says, as letters are signed: 'Amina BELKACEM' below sentences. None where two stand so. */
export function signedIn(
  lines: readonly ResumeLine[],
  others: ReadonlySet<ResumeLine>,
): Fact<string> | null {
  const signed = lines.flatMap((line, at) => {
    const mayBe = !line.bullet && !others.has(line) && marksSurname(line.text.trim());
    const span = mayBe ? nameSpan(wholeLine(line)) : null;
    const isName =
      span && hasGivenName(span) && !hasRole(textOf(span)) && !namesEmployer(textOf(span));
    if (!isName || beginsAsFirm(textOf(span))) return [];
    return isBelowOwnText(line, lines.slice(Math.max(0, at - MOST_OF_TEXT), at)) ? [span] : [];
  });
  const [span] = signed;
  if (!span || signed.length > 1) return null;
  return { value: shownName(textOf(span)), evidence: [evidenceOf(span)], confidence: 0.8 };
}

/** The name over the addresses of the person at the end of the document: 'Amina Belkacem' over 'amina@…'. */
export function nameInContact(sections: readonly Section[]): Fact<string> | null {
  for (const { kind, lines } of sections) {
    const [first, next] = kind === 'contact' ? lines : [];
    const span = first && next && nameSpan(first);
    const words = span ? wordsOf(textOf(span)) : [];
    const isName =
      span &&
      words.length >= 2 &&
      hasGivenName(span) &&
      !words.some(isEveryday) &&
      !isOfNoPerson(textOf(span)) &&
      /@|(?:\d\D?){6}/.test(textOf(next)) &&
      !hasRole(textOf(span)) &&
      !namesEmployer(textOf(span));
    if (isName)
      return { value: shownName(textOf(span)), evidence: [evidenceOf(span)], confidence: 0.9 };
  }
  return null;
}
