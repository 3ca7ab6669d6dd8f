import type { Fact } from '../../schemas/resume';
import { CONTACT } from './headline-parts';
import { joinedLines } from '../places/place-flow';
import { hasRole } from '../vocabulary/roles';
import type { Section } from '../sections/sections';
import { textOf, type Span } from '../text/spans';
import { wordsOf } from '../text/words';

/** How somebody says in a sentence what work they look for. */
const LOOKS_FOR = [
  String.raw`(?:re)?cherch(?:e|ant)(?: actuellement| activement)?`,
  String.raw`(?:en |à la )?recherche|en quête|trouver|obtenir|décrocher|effectuer|souhait(?:e|erais|ant)|désire`,
  String.raw`seeking(?: for)?|looking for|search(?:ing)? for|in search of|to (?:obtain|find|secure|get|gain|land)|apply(?:ing)? for|interested in`,
  'أبحث عن|الحصول على|أرغب في',
].join('|');
const ARTICLE = String.raw`(?:d['’]|de\s)?(?:(?<one>une?|an?)\s|(?:le|la|my|mon|ma)\s)?`;
const FURTHER = String.raw`(?:(?:premi(?:er|ère)|nouve(?:au|l|lle)|bon(?:ne)?|first|next|new|challenging|permanent|stable|suitable|rewarding|exciting)\s){0,2}`;
/** Work by what it is, with which what somebody looks for is told: 'a summer internship in finance'. */
const KIND = String.raw`(?:stages?|alternance|apprentissage|contrat (?:d['’]apprentissage|d['’]alternance|de professionnalisation|pro)|job (?:d['’]été|étudiant|saisonnier)|emploi (?:saisonnier|étudiant)|(?:\p{L}+[ -]){0,3}(?:internship|apprenticeship|traineeship|placement|work[- ]study)|تدريب|تربص)(?!\p{L})`;
/** A job, which says nothing of the role behind it: 'un poste de comptable'. */
const JOB = String.raw`(?:(?:(?:full|part)[- ]time|entry[- ]level|junior|senior)\s)?(?:poste|emploi|travail|contrat|CDI|CDD|mission|job|position|role|post|opportunity|employment|وظيفة|منصب|عمل)\s(?!(?:at|with|within|to|where|that|dans|chez|avec|à|au|aux|pour|qui)\s)(?:en (?:CDI |CDD )?tant qu(?:e |['’])|de\s|d['’]|comme\s|as\s|of\s|in the role of\s|ك)?(?:(?:an?|une?|the)\s)?`;

const WISH = new RegExp(
  String.raw`(?<!\p{L})(?:${LOOKS_FOR})\s+(?:(?:${LOOKS_FOR})\s+)?(?!devenir|évoluer|become)${ARTICLE}${FURTHER}(?:(?<kind>${KIND})|(?<job>${JOB})?(?=\p{L}))`,
  'iu',
);

/** Where a sentence goes on from what is looked for to when, where and what for. */
const GOES_ON =
  /[.;,!?(|•·:]|\s[–—-]\s|\s(?:afin|pour|à partir|à compter|à temps|dès|d['’]une durée|de \d|de (?:deux|trois|quatre|six)|depuis|du \d|au sein|chez|where|to|that|which|starting|from|beginning|within|at|with|avec|qui|où|and (?:to|I)|et (?:je|de|pouvoir)|لمدة|في شركة)(?!\p{L})/iu;

/** Where what is looked for would be: 'à Lyon', 'sur Paris'. */
const AT_PLACE = /\s(?:à|sur|near|around)\s(?=\p{Lu})/u;

/** So many words what somebody looks for has at most. */
const MOST_WORDS = 17;
/** Among so many words the role stands where no word for a job leads up to it. */
const FIRST_WORDS = 2;
/** So many lines of a part may say it. */
const FIRST_LINES = 5;
const LINES_OF_HEADER = 20;

/** The work that a text says somebody looks for. */
function wishedIn(span: Span): Span | null {
  const text = textOf(span);
  const wish = WISH.exec(text);
  if (!wish) return null;
  const kind = wish.groups?.['kind'] ?? '';
  const start = wish.index + wish[0].length - kind.length;
  const rest = text.slice(start + kind.length);
  const ends = [GOES_ON, AT_PLACE].map((pattern) => rest.search(pattern)).filter((at) => at >= 0);
  const end = start + kind.length + Math.min(rest.length, ...ends);
  const wished = text.slice(start, end).trimEnd();
  if (wished.length < 4 || wordsOf(wished).length > MOST_WORDS) return null;
  const isMore = wordsOf(wished).length > wordsOf(kind).length;
  const { job, one } = wish.groups ?? {};
  const named = job ? wished : wished.split(' ').slice(0, FIRST_WORDS).join(' ');
  if (kind === '' ? !(job ?? one) || !hasRole(named) : !isMore) return null;
  return { ...span, start: span.start + start, end: span.start + start + wished.length };
}

/** `lines` with each that begins with a small letter joined to the one that it goes on with. */
function sentencesIn(lines: readonly Span[]): Span[][] {
  const sentences: Span[][] = [];
  for (const span of lines) {
    const last = sentences.at(-1);
    if (last && /^\s*\p{Ll}/u.test(textOf(span)) && !CONTACT.test(textOf(span))) last.push(span);
    else sentences.push([span]);
  }
  return sentences;
}

/**
 * The work that somebody says to look for, in a sentence before the first heading or in a summary: 'Je recherche un stage de
 * recherche en électronique', 'Seeking a position as a data analyst'.
 */
export function wishOf(sections: readonly Section[]): Fact<string> | null {
  const [first] = sections;
  const header = first?.heading === null ? first.lines.slice(0, LINES_OF_HEADER) : [];
  const summaries = sections
    .filter(({ kind }) => kind === 'summary')
    .map(({ lines }) => lines.slice(0, FIRST_LINES));
  for (const lines of [...sentencesIn(header), ...summaries]) {
    const whole = joinedLines(lines);
    const wished = whole && wishedIn(whole.span);
    if (whole && wished) return whole.factOf(wished, wished);
  }
  return null;
}
