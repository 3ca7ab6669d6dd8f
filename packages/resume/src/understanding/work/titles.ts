import { ARABIC_ORDINAL } from '../lexicon/headings';
import { cities, countries } from '../lexicon/places';
import { oncePerSpan } from '../text/memory';
import { hasRole, namesArea, namesEmployer, titleScore } from '../vocabulary/roles';
import { isComputingSkill } from '../vocabulary/skillnames';
import { foldedOf, splitSpan, textOf, trimSpan, type Span } from '../text/spans';
import { roleAlone, tellsOfDuties } from './title-edges';
import { keyOf } from '../text/words';

const STRONG =
  /\s+[–—|•·@/-]\s*(?=\S)|\s*[|•·●@\t\uf0b7]\s*|\s*[–—]\s*(?=\p{Lu})|(?<=\p{Ll}\p{Ll})-\s+(?=\p{Lu})|\s{3,}|\s+(?:at(?! [Ll]aw(?!\p{L}))|chez|CHEZ|AT|bei|au sein d[eu]|AU SEIN D[EU]|auprès d[eu]|في|لدى|لدي|@)\s+|\s+(?:à la |à l['’]|au |à une? |dans (?:une? |la |le |l['’]))(?=(?:soci[ée]t[ée]|entreprise|agence|mairie|commune|cabinet|clinique|h[ôo]pital|banque|pharmacie|minist[èe]re|fondation|association|lyc[ée]e|coll[èe]ge|laboratoire|start-?up)(?!\p{L}))|\s+(?:à la|à l['’]|au sein d['’]|à(?=\s))\s*(?=\p{Lu}|(?<!\d\s{1,3}à\s{1,3})\d)|\s+(?=(?:ب|لل?)(?:شركة|مؤسسة|جامعة|مستشفى|مدرسة|بنك|وزارة|مجموعة|مكتب|مصنع|معهد|فندق|مركز|عيادة|هيئة|ثانوية|متوسطة|ابتدائية|كلية|بلدية|مديرية|ولاية|دائرة|صيدلية|مطعم|مخبر|ورشة|جمعية|قناة|صحيفة|مصلحة|محكمة))|\p{Co}+/gu;
export const LABEL = new RegExp(
  String.raw`^(?:${[
    '(?:(?:current|present|target(?:ed)?|desired|preferred|applied|sought|latest)(?: job)? )?(?:position|role|job|job title|title|designation|occupation|profession|post|trade)(?: title)?(?: (?:sought|desired|held|appl(?:ied|ying)(?: for)?))?',
    'appl(?:ying|ication) for(?: the (?:position|post|role) of)?|(?:profile )?headline|objective',
    'mission(?: n?°? ?\\d)?',
    "(?:poste|emploi|metier|fonction|profession|titre|intitule)(?: ?(?:ou|et|/) ?(?:poste|emploi|metier|fonction|profession|titre|grade))?(?: d(?:[ue] |e l')(?:poste|emploi|fonction))?(?: (?:occupe|recherche|souhaite|vise|envisage|desire|actuel(?:le)?|propose)e?)?",
    "candidat(?:e|ure)? (?:au|pour (?:le|un)) poste(?: d[e']| de)?",
    'tatigkeit|beruf',
    '(?:المسمي الوظيفي|الوظيفه|المنصب|المهنه|العمل)(?: (?:المطلوبه?|المستهدفه?|الحالي(?:ه)?|المرغوبه?|المتقدم (?:لها|اليها|له)))?',
  ].join('|')})(?:\s*:|\t)\s*`,
  'u',
);
const EDGE = /[\s\p{Co}\p{So}\p{Cs}\ufe0f*,;:|•·–—"“”()\u200e\u200f-]/u;
const EDGE_KEEPING_BRACKETS = /[\s\p{Co}\p{So}\p{Cs}\ufe0f*,;:|•·–—"“”\u200e\u200f-]/u;

const COMMA = /\s*[,،]\s*/gu;

/** A job title found in a line, and how much it reads like one (see `titleScore`). */
export interface Title {
  span: Span;
  score: number;
}

/** What a title with a known role scores. */
const WITH_ROLE = 3;

const balanced = (text: string) => text.includes('(') === text.includes(')');

/** A quoted name after a role is the employer's: 'Serveur au restaurant "Le Petit Zinc"'. */
function beforeQuote(span: Span): Span {
  const text = textOf(span);
  const at = text.search(/(?:\s\([^()]*)?\s["“«]\s*\p{Lu}/u);
  return at > 0 && hasRole(text.slice(0, at)) ? { ...span, end: span.start + at } : span;
}

/** What leads on to an employer or to a line that is not read with the title. */
const LEADS_ON =
  /(?:\s+(?:chez|pour|avec|at|for|with|in|of|and|et|à|au|aux|en|dans|de|du|des|d['’]|من|منذ|في|لدى))+(?:\s+(?:la|les?|the|an?|l['’]))?$/iu;

/** A role without a bracket that its line leaves open, and without words that lead on. */
function complete(span: Span): Span {
  const text = textOf(span);
  const open = text.lastIndexOf('(');
  const kept = open > 0 && !text.includes(')') ? text.slice(0, open) : text;
  const closed = kept.replace(/[[(\s]+$/u, '');
  const whole = closed.replace(LEADS_ON, '').replace(/\s*[:،]$/u, '');
  return hasRole(whole) ? { ...span, end: span.start + whole.length } : span;
}

/** The role that stands in brackets after its employer: 'Acme Mills (Head Baker)'. */
function inBrackets(span: Span): Span {
  const [, before = '', inside = ''] = /^([^()]+\()([^()]{4,})\)$/u.exec(textOf(span)) ?? [];
  if (inside === '' || titleScore(before) > 0 || titleScore(inside) < WITH_ROLE) return span;
  return { ...span, start: span.start + before.length, end: span.end - 1 };
}

/** What may be left before a title: marks, or its number in a list. */
const BEFORE = new RegExp(
  String.raw`^(?:[\s.:\])]+(?=\p{Lu})|\s*\d{1,2}[.)]\s+(?=\p{Lu})|\s*\(?[\d\u0660-\u0669]{1,2}\s?(?:\)|[.:–-](?=\s))\s*(?=\p{Script=Arabic})|\s*${ARABIC_ORDINAL}\s?[:.–-]\s*(?=\p{L}))`,
  'u',
);

/** `span` without its number and the marks around it; brackets stay where they are a pair inside it. */
function tidy(span: Span): Span {
  const from = BEFORE.exec(textOf(span))?.[0].length ?? 0;
  const kept = trimSpan(beforeQuote({ ...span, start: span.start + from }), EDGE_KEEPING_BRACKETS);
  const text = textOf(kept);
  return balanced(text) && !/^\(.*\)$/.test(text) ? kept : trimSpan(kept, EDGE);
}

/** The tool of this name stands among others; who cooks stands alone. */
const isCook = (text: string): boolean => /^chef$/iu.test(text);

/** The title among the comma-parted pieces of a part: the best piece, with a field of work that follows it. */
function bestPiece(part: Span): Title {
  const pieces = splitSpan(part, COMMA);
  const scored = pieces.map((span) => ({ span: tidy(span), score: titleScore(textOf(span)) }));
  let best = scored[0] ?? { span: part, score: -5 };
  for (const piece of scored) if (piece.score > best.score + 0.6) best = piece;
  if (isComputingSkill(textOf(best.span)) && !(scored.length < 2 && isCook(textOf(best.span))))
    return { ...best, score: -5 };
  if (scored.length < 2) return best;
  const from = scored.indexOf(best);
  // A driver of a database among skills drives nothing.
  const skills = scored.filter((piece) => isComputingSkill(textOf(piece.span))).length;
  if (from > 0 && skills > 1 && skills * 2 >= scored.length) return { ...best, score: -5 };
  let to = from;
  for (let i = from + 1; i < scored.length; i += 1) {
    const text = textOf(scored[i]?.span ?? part);
    if (!namesArea(text) && !(hasRole(text) && !namesEmployer(text))) break;
    to = i;
  }
  const last = scored[to];
  if (to === from || !last) return best;
  return { span: { ...best.span, end: last.span.end }, score: best.score };
}

/** What stands between a role and what it is about: 'Field Engineer: surveys of three rivers'. */
const BEFORE_DUTIES = /^\P{Lu}?\p{Lu}[^:|,]{3,40}?(?=\s?:\s+\S)/u;

/** `span` without the duties that follow its role after a colon. */
function beforeDuties(span: Span): Span {
  const [role = ''] = BEFORE_DUTIES.exec(textOf(span)) ?? [];
  return hasRole(role) && !namesEmployer(role) ? { ...span, end: span.start + role.length } : span;
}

/** A name and a colon before what somebody was there: 'Acme Mills : Head Baker'. */
const BEFORE_ROLE = /^\p{Lu}[^:]{1,40}?\s?:\s+(?=\p{Lu})/u;

/** `span` without the employer, or the label, before its role. */
function afterEmployer(span: Span): Span {
  const text = textOf(span);
  const [named = ''] = BEFORE_ROLE.exec(text) ?? [];
  const role = text.slice(named.length);
  const isRole =
    named !== '' && titleScore(named.replace(/\s?:\s+$/u, '')) < 1 && titleScore(role) >= WITH_ROLE;
  return isRole && !role.includes(':') ? { ...span, start: span.start + named.length } : span;
}

/** The parts of `span`: a title, an employer, a place. */
export const partsOf = (span: Span): Span[] =>
  splitSpan(span, STRONG).flatMap((part) => splitSpan(part, COMMA).map(tidy));

/** Whether `text` is a place: 'Macon' is, and 'Maçon' is a trade. */
export const namesPlace = (text: string): boolean => {
  const [part = ''] = text.split(/[,،]/);
  const first = keyOf(part);
  return !hasRole(part) && (cities.has(first) || countries.has(first));
};

/** What only a sentence says: 'The placement will be completed in May'. Capitals are words of titles: 'IS Manager'. */
const SENTENCE =
  /(?<!\p{L})(?:will|would|was|were|is|are|has been|have been|had been|sera|serait)(?!\p{L})/u;

/** The part of `span` that reads most like a job title, apart from an employer, a place or a date beside it. */
export const titleIn = oncePerSpan((span: Span): Title | null => {
  if (tellsOfDuties(textOf(span))) return null;
  let best: Title | null = null;
  const label = LABEL.exec(foldedOf(span));
  const from = label ? { ...span, start: span.start + label[0].length } : span;
  for (const part of splitSpan(from, STRONG)) {
    const trimmed = tidy(roleAlone(tidy(beforeDuties(afterEmployer(part)))));
    if (trimmed.end <= trimmed.start) continue;
    const piece = bestPiece(trimmed);
    if (SENTENCE.test(textOf(piece.span))) continue;
    if (!best || piece.score > best.score + 0.6) best = piece;
  }
  return best && { span: inBrackets(complete(best.span)), score: best.score + (label ? 2 : 0) };
});
