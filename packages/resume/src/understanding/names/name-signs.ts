import type { ResumeLine } from '../text/layout';
import { givenNames } from '../lexicon/given-names';
import { REFEREES } from '../lexicon/headings';
import { languageNames } from '../lexicon/languages';
import { cities, countries } from '../lexicon/places';
import {
  beginsAsFirm,
  endsInFamily,
  isEveryday,
  isAffiliation,
  isOfNoPerson,
  marksSurname,
} from './name-evidence';
import { isNamedByFamily } from './name-families';
import { isCountryCode, looksLikePlaceName, placeOf } from '../vocabulary/place-names';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import type { Section } from '../sections/sections';
import { isKnownSkill } from '../vocabulary/skillnames';
import { foldedOf } from '../text/spans';
import { fold, keyOf, wordsOf } from '../text/words';

/** The part before the @ of mail addresses and after the slash of profile links. It often repeats the name. */
function handlesOf(lines: readonly ResumeLine[]): string {
  const handles = lines.flatMap(({ folded }) => [
    ...(/@|[[(]\s?at\s?[\])]/.test(folded)
      ? folded.matchAll(/([\w.+-]{3,64})\s?(?:@|[[(]\s?at\s?[\])])/g)
      : []),
    ...(folded.includes('/') ? folded.matchAll(/\/(?:in\/)?([\w.-]{3,64})/g) : []),
  ]);
  return handles.map(([, handle = '']) => keyOf(handle)).join(' ');
}

/** The names of the sites that are printed: 'www.annalarsson.se' has 'annalarsson'. */
const sitesOf = (lines: readonly ResumeLine[]): string[] =>
  lines.flatMap((line) =>
    [...line.folded.matchAll(/(?:https?:\/\/(?:www\.)?|www\.)([\w-]{5,40})\./g)].map((match) =>
      keyOf(match[1] ?? ''),
    ),
  );

/** What a rule knows of the place of a possible name. */
export interface Place {
  line: ResumeLine;
  size: number;
  order: number;
}

/** What tells whether something is a name, for a whole document. */
export interface Signs {
  largest: number;
  bodySize: number;
  handles: string;
  sites: readonly string[];
  /** Whether the document prints a way to reach somebody, as resumes without names do not. */
  reachable: boolean;
  /** The large first line of a document, if the line right below it is a role. */
  overRole: ResumeLine | null;
  /** The first lines that stand over or below what a head has beside a name: a place, a role, the title of the document. */
  besideOwn: ReadonlySet<ResumeLine>;
  /** The lines at the top of a column beside the first. */
  overColumns: ReadonlySet<ResumeLine>;
  /** Lines of many words, and those that go on with them in letters as large, as a slogan does. */
  goingOn: ReadonlySet<ResumeLine>;
  /** The lines below a heading that is not about the person, and among them those on referees. */
  elsewhere: ReadonlySet<ResumeLine>;
  referees: ReadonlySet<ResumeLine>;
}

const REACHABLE =
  /\be-?mail\s*[|•·]|\S\s?@\s?\S+\.\S|linkedin|github\.com|(?:\+|00|\b0)\d[\d\s().-]{7,}\d/u;
/** The kinds of section in which a person's own name may stand. */
const OWN = new Set(['header', 'contact', 'summary']);

/** The lines of some sections. */
export const linesIn = (some: readonly Section[]) =>
  new Set(some.flatMap(({ lines: spans }) => spans.map(({ line }) => line)));

/** What a page's footer prints of the person: an address and more beside it. */
const FOOTER = /[|•·].*@|@.*[|•·]/u;

const rowOf = ({ page, y }: ResumeLine) => `${page} ${Math.round(y)}`;

/**
 * The lines of sections on referees, and what stands on their rows in another column. A footer with the person's own
 * address may stand below them in letters of another size.
 */
export function refereeLines(sections: readonly Section[]): ReadonlySet<ResumeLine> {
  const found = sections.filter(({ heading }) => heading && REFEREES.test(foldedOf(heading)));
  const lines = linesIn(found);
  for (const { lines: own } of found) {
    const [first, last] = [own[0]?.line, own.at(-1)?.line];
    if (first && last && Math.abs(first.size - last.size) > 0.6 && FOOTER.test(last.text))
      lines.delete(last);
  }
  const rows = new Set([...lines].map(rowOf));
  for (const { kind, lines: spans } of sections)
    if (!OWN.has(kind)) for (const { line } of spans) if (rows.has(rowOf(line))) lines.add(line);
  return lines;
}

/** How much larger than running text the first line is that is a name, though no address repeats it. */
const LARGE = 1.5;
const MOST_WORDS_OF_ROLE = 6;

const isShortRole = (text: string): boolean =>
  wordsOf(text).length <= MOST_WORDS_OF_ROLE && hasRole(text);

/** The first line, if it is large and stands over a role: 'Amina Belkacem' over 'Site Engineer'. */
function overRoleIn(lines: readonly ResumeLine[], bodySize: number): ResumeLine | null {
  const [first, role] = lines;
  const isOver =
    first &&
    role &&
    first.size >= bodySize * LARGE &&
    role.size < first.size &&
    role.cells.some((cell) => isShortRole(role.text.slice(cell.start, cell.end)));
  return isOver ? first : null;
}

/** What a document says that it is. */
const DOCUMENT = String.raw`resume|cv|curriculum(?: vitae)?|lebenslauf|levensloop|hoja de vida|curriculo`;

/** The same, alone in its line. */
const OF_DOCUMENT = new RegExp(
  String.raw`^\P{L}*(?:${DOCUMENT}|السيره الذاتيه|سيره ذاتيه)\P{L}*$`,
  'u',
);

/** Whether a line names a town and what is around it: 'Alexandria, VA'. */
function isOfTown(text: string): boolean {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  return (
    parts.length <= 3 &&
    parts.every((part) => looksLikePlaceName(part)) &&
    (parts.some((part) => placeOf(part) !== null) || isCountryCode(last, parts[0] ?? ''))
  );
}

/** So many lines from the top a name stands among what a head has beside it. */
const LINES_OF_HEAD = 4;

/** Whether a line says what a head has beside a name: the document, a role, a town. */
const isBesideName = (line: ResumeLine | undefined): boolean =>
  line !== undefined &&
  (OF_DOCUMENT.test(line.folded) || isShortRole(line.text) || isOfTown(line.text.trim()));

function besideOwnIn(lines: readonly ResumeLine[]): ReadonlySet<ResumeLine> {
  const head = lines.slice(0, LINES_OF_HEAD);
  return new Set(head.filter((_, at) => isBesideName(head[at - 1]) || isBesideName(head[at + 1])));
}

/** How much larger than running text the name over a column is, where it is not bold. */
const LARGE_OVER_COLUMN = 1.1;

/** The lines as high on the page as its first one that begin a column beside it. */
function overColumnsIn(lines: readonly ResumeLine[], bodySize: number): ReadonlySet<ResumeLine> {
  const [first] = lines;
  const top = Math.min(...lines.map(({ y }) => y));
  return new Set(
    lines.filter(
      (line, at) =>
        at > 0 &&
        line.block !== first?.block &&
        line.block !== lines[at - 1]?.block &&
        line.y - top < LINE_PITCH * line.size &&
        (line.bold || line.size > bodySize * LARGE_OVER_COLUMN),
    ),
  );
}

/** So many words are more than a name, so that the next line goes on with them. */
const LEAST_GOING_ON = 4;
const LINE_PITCH = 2;
const SAYS_NAME = /(?:[.:,!?|]|\s(?:is|am|i['’]m|est|suis|appelle|اسمي|انا))\s*$/u;

/** Whether `line` goes on with what the one right above it says in letters of its size. */
const goesOn = (above: ResumeLine, line: ResumeLine): boolean =>
  Math.abs(above.size - line.size) < 0.6 &&
  line.y > above.y &&
  line.y - above.y < LINE_PITCH * line.size &&
  wordsOf(above.text).length >= LEAST_GOING_ON &&
  !SAYS_NAME.test(above.folded);

/** What tells names in a document. `bodySize` is the size of its running text, in points. */
export function signsOf(
  lines: readonly ResumeLine[],
  sections: readonly Section[],
  bodySize: number,
): Signs {
  const first = lines.filter((line) => line.page === 1);
  const lettered = first.filter((line) => /\p{L}{2}/u.test(line.text));
  const referees = refereeLines(sections);
  return {
    largest: Math.max(
      0,
      ...lettered.filter(({ folded }) => !OF_DOCUMENT.test(folded)).map((line) => line.size),
    ),
    bodySize,
    handles: handlesOf(lines.filter((line) => !referees.has(line))),
    sites: sitesOf(first),
    reachable: lines.some((line) => !referees.has(line) && REACHABLE.test(line.folded)),
    overRole: overRoleIn(first, bodySize),
    besideOwn: besideOwnIn(first),
    overColumns: overColumnsIn(first, bodySize),
    goingOn: new Set(
      first.flatMap((line, i) => {
        const above = first[i - 1];
        return above && goesOn(above, line) ? [above, line] : [];
      }),
    ),
    elsewhere: linesIn(sections.filter(({ kind }) => !OWN.has(kind))),
    referees,
  };
}

/** Whether a word of `text` comes back in an address of the person: whole, or as an initial before the surname. */
function isInHandle(text: string, handles: string): boolean {
  const words = wordsOf(text).map(keyOf);
  return words.some(
    (word) =>
      (word.length >= 3 && handles.includes(word)) ||
      (words.length > 1 &&
        word.length >= 4 &&
        words.some((other) => other !== word && handles.includes(other.charAt(0) + word))),
  );
}

/** Whether an address has two words of a name, or all its words: one may be of an event by chance. */
function areInHandle(words: readonly string[], handles: string): boolean {
  const known = words.filter((word) => word.length >= 3 && handles.includes(keyOf(word))).length;
  return known >= 2 || known === words.length;
}

/** Whether a word is of no role, no firm and no everyday speech, so that an address that has it may be a person's. */
const isOwnWord = (word: string): boolean =>
  !hasRole(word) && !namesEmployer(word) && !isEveryday(word);

/** How far down a name may stand that nothing but its surname in capitals tells, in lines. */
const MOST_ABOVE = 6;

/** How far down a name may stand as the first point of a list, in lines. */
const MOST_ABOVE_LISTED = 2;

/** What a title says that goes on with whose the document is: 'Portfolio de Amina Belkacem'. */
const SAYS_WHOSE = new RegExp(
  String.raw`^(?:${DOCUMENT}|portfolio) (?:of|for|de|di|von|van|d')|['’]s (?:${DOCUMENT}|portfolio)$|^(?:ال)?(?:سيره (?:ال)?ذاتيه|ملف (?:ال)?(?:مهني|وظيفي|شخصي)) لل?`,
  'u',
);

/** The same with a sign between, behind which a title may say something else too. */
const SAYS_BESIDE = new RegExp(String.raw`^(?:${DOCUMENT})\s*[:|–-]`, 'u');

/** Given names that say how somebody works, behind what somebody is: 'طباخ ماهر' is a skilled cook. */
const SAYS_HOW = new Set(['ماهر', 'هادي']);

/**
 * How sure it is that `text` at a place is the name of the person, from 0 to 1, by what speaks for it: an address that
 * repeats it, a common given name, large print at the top. Where nothing does, it is none, however well it stands.
 */
export function sureness(text: string, { line, size, order }: Place, signs: Signs): number {
  const words = wordsOf(text);
  if (isKnownSkill(text) || languageNames.has(fold(text)) || signs.referees.has(line)) return 0;
  if (cities.has(keyOf(text)) || countries.has(keyOf(text))) return 0;
  const given = words.some((word, at) => givenNames.has(word) && !(at > 0 && SAYS_HOW.has(word)));
  const inHandle = isInHandle(text, signs.handles);
  const large = size >= signs.largest * 0.97 && size > signs.bodySize * 1.15;
  const elsewhere = signs.elsewhere.has(line);
  const isRepeated = words.length > 1 && areInHandle(words, signs.handles);
  const isOver = signs.overColumns.has(line);
  if (elsewhere && !large && !isOver && !(inHandle && (given || isRepeated))) return 0;
  const isListed =
    order <= MOST_ABOVE_LISTED &&
    marksSurname(text) &&
    text.split(' ').some((word) => /\p{Ll}/u.test(word) && givenNames.has(fold(word)));
  if (line.bullet && !inHandle && !isListed) return 0;
  const isHead = large && order <= 1 && !elsewhere && signs.reachable;
  const isRole = hasRole(text) && !given && !(isHead && endsInFamily(text));
  const unlike = isRole || namesEmployer(text) || beginsAsFirm(text);
  const isSite = words.length > 1 && signs.sites.includes(keyOf(text));
  if (isSite && !unlike && large) return 0.95;
  if (inHandle && unlike)
    return words.some((word) => isOwnWord(word) && isInHandle(word, signs.handles)) ? 0.6 : 0;
  if (inHandle) return given || large ? 0.99 : 0.95;
  if (unlike) return 0;
  if (given && words.length >= 2 && words.length <= 6) {
    if (large) return 0.97;
    if ((order <= 4 && !elsewhere) || isOver) return 0.9;
    return !elsewhere && signs.reachable ? 0.7 : 0;
  }
  if (
    words.some((word) => word.length > 1 && isKnownSkill(word)) ||
    isOfNoPerson(text) ||
    isAffiliation(line)
  )
    return 0;
  if (marksSurname(text) && order <= MOST_ABOVE && !elsewhere) return 0.9;
  if (line === signs.overRole && words.length >= 2 && words.length <= 4) return 0.9;
  if (large && SAYS_WHOSE.test(line.folded) && (words.length >= 2 || given)) return 0.9;
  if (large && SAYS_BESIDE.test(line.folded) && words.length >= 2 && !words.some(isEveryday))
    return 0.9;
  const isAtTop = large && order <= MOST_ABOVE_LISTED && !elsewhere && !signs.goingOn.has(line);
  if (isAtTop && isNamedByFamily(text, signs.besideOwn.has(line))) return 0.9;
  if (!signs.reachable) return 0;
  if (large && /\S\s+\S/u.test(text) && !signs.goingOn.has(line))
    return order <= 6 || !elsewhere ? 0.9 : 0.7;
  if (large && given) return 0.7;
  return order <= 1 && words.length >= 2 && words.length <= 4 && !elsewhere ? 0.7 : 0;
}
