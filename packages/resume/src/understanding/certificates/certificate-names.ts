import {
  GIVERS,
  RANK,
  namesGiver,
  withoutGiverAtComma,
  withoutIssuer,
  withoutLabel,
} from './certificate-issuers';
import { isSurelyNamed } from './certificate-sure';
import { initialsOf } from './certificate-votes';
import { endOfNameBeforeTask } from './certificate-told';
import { nameBehindVerb } from './certificate-verbs';
import {
  EDGE,
  NAMES_CERTIFICATE,
  OPENS,
  OPEN_EDGE,
  SHORT,
  dateSpans,
  withoutDates,
} from './certificate-words';
import { GIVERS_IN_SHORT, PROGRAMME } from '../lexicon/certificates';
import { rangesIn } from '../dates/dates';
import { oncePerSpan } from '../text/memory';
import { isKnownSkill } from '../vocabulary/skillnames';
import { foldedOf, textOf, trimSpan, type Span } from '../text/spans';
import { fold, letterCount, wordsOf } from '../text/words';

/** What follows the name of a licence: its number, its end, who gave it. */
const DETAILS =
  /(?<!\s)\s*[,،;:–—|(-]\s*(?:رقم (?:الشهاد|الرخص|الاعتماد)|(?:license|licence|(?:licen[cs]e|certificate|certification|validation|registration) (?:no|number|id)|credential(?: id)?|no|n°|nr)\.?\s*[#:]?\s*[a-z]{0,4}-?\d|#|id\s*(?:[:#n]|$)|exp(?:\.|ires?|iry)|validity|num[ée]ro \d|valid(?:e|ated)? (?:until|through|from|for|till?|to|jusqu|\d)|derni(?:er|ère) recyclage|(?:recyclage|mac)(?: (?:en |le |\d)|\s*$)|recyclée? |renouvel(?:é|ee?|able)|renewed|state of |file (?:folder|no))|\s+(?:en cours de validite|valable|[aà] jour)\b|\s+en cours de validité/iu;

/** The number of a licence without a word for it, with who gave that: 'Salesperson License, Ohio #2019456'. Exams and standards have numbers too. */
const NUMBER_BEHIND =
  /\s?(?:[,،;:–—|](?!\s?(?:associate|professional|expert|practitioner|level|foundation|specialty)(?!\p{L}))\s?[^,،;:#–—|]{0,30})?#\s?(?:\d[\d.-]{3,}|(?=[\p{L}\d-]*\d{3})[\p{L}\d]+(?:-[\p{L}\d]+)*(?![\p{L}\d])).*$|\s(?:no\.?|n°|nr\.?|number|رقم)\s?:?\s?(?:\d{4,}|\d{3}(?!\d|\s+\p{L})).*$|(?<=licen[cs]e|certificate|certification|registration|card|permit|\))\s\d{5,}\s*$/iu;

/** What says after a name how far somebody is with it. */
const IS_GOING_ON = String.raw`(?:currently )?in[ -]?progress|ongoing|en cours(?: d'obtention| de preparation| de passage)?|قيد (?:التنفيذ|الدراسه|الانجاز|الحصول)`;

const STATES = String.raw`pending|expected|anticipated|scheduled|planned|current(?:ly)?|active(?! director)|expired|prevue?s?|a venir|obtenue?s?`;

/** Some states are words of names as well: with no sign before them they end the line. 'Active Directory' does not. */
const STATE = new RegExp(
  [
    String.raw`\s*(?:[,،;:|–—-]\s*|[([]\s*)(?:${IS_GOING_ON}|${STATES})(?!\p{L})[^,،;(]*$`,
    String.raw`\s(?:${IS_GOING_ON})(?!\p{L})[^,،;(]*$`,
    String.raw`(?<!\b(?:direct|alternating))\s(?:${STATES})(?: (?:completion|date|by|for|in|on|en|pour|le))*[\s.:)\]]*$`,
    String.raw`\s+candidate\s*$`,
    String.raw`\s*[([]\s*(?:candidate|passed|completed|certified|candidat)[^()]*[)\]]\s*$`,
  ].join('|'),
  'u',
);

/** A dot or a stroke between blanks, which parts a name from the rest: 'Linux Server · Course · Red Hat'. */
const PARTING = /\s[·|]\s/u;

/** How long a course took, and what follows: 'Rope Access, 2 weeks, Oldacre'. */
const DURATION =
  /(?:(?:\s*[,;([]){1,2}\s*|\s+[–—-]\s+)\d{1,3}[ -]?(?:hours?|hrs?|h|heures?|days?|jours?|weeks?|semaines?|months?|mois|ects|credits?|ساع\p{L}*|يوم|ايام|اسبوع|اسابيع|اشهر|شهر\p{L}*)(?!\p{L}).*$/u;

/** What only says whose certificate follows: 'Microsoft Certified | AZ-104'. */
const CERTIFIED = /^(?:\p{L}+ ){1,2}certified$/u;

/** `name` up to what parts it from the rest, unless the rest is what is called a certificate. */
function firstPart(name: Span): Span {
  const text = textOf(name);
  const at = text.search(PARTING);
  if (at <= 0) return name;
  const [first, rest] = [text.slice(0, at), fold(text.slice(at).replace(/^\P{L}+/u, ''))];
  const isNamed = NAMES_CERTIFICATE.test(rest) || (!GIVERS.test(rest) && wordsOf(rest).length > 1);
  if (CERTIFIED.test(fold(first)) && isNamed)
    return trimSpan({ ...name, start: name.start + at }, EDGE);
  const isGiver = OPENS.test(rest) && !OPENS.test(fold(first));
  return letterCount(first) > 1 && !isGiver ? { ...name, end: name.start + at } : name;
}

/** Whether a certificate says more of itself behind a colon: 'CCNA: Switching, Routing, and Wireless Essentials'. */
export const saysItsTopic = (text: string): boolean =>
  PROGRAMME.test(fold(/^([^:]+):\s/u.exec(text)?.[1] ?? ''));

/** A line that ends with a dash, so that the issuer stands on the next. */
export const HANGS = /\s[–—|-]\s*$/u;

const SITES = 'coursera|udemy|udacity|edx|datacamp|openclassrooms|linkedin learning|futurelearn';

/** A site of courses, alone. */
export const SITE = new RegExp(`^(?:${SITES})$`, 'u');

/** A site of courses before the name of one: 'Coursera Baking for Beginners'. */
export const SITE_FIRST = new RegExp(`^(?:${SITES})\\s*(?:[:–-]\\s*)?(?=\\p{L}\\S* \\S)`, 'iu');

/** What may stand before a name: its number in a list, a label, or that somebody is about to get it. */
const BEFORE =
  /^(?:[.)]\s+|\)\s?[:–—-]\s+|[[(]?\d{1,2}[\]).]\s+|(?:in progress|en cours|ongoing|pending|expected|active|current|completed|earned|passed|obtained|planned|upcoming)\s*[:–-]\s*|(?:professional )?(?:certifications?|certificates?|certificats?|licen[cs]es?)\s*:\s+|(?:name|title|course|certificate|certification|intitule|nom|titre|formation en ligne|(?:premiers )?secours|secourisme|securite)\s*:\s+|(?:obtention|titulaire|detent(?:eur|rice)) (?:de la |de l'|d'une? |du |des |de )|(?:(?:مت)?حاصله? علي|متحصله? علي|اجتزت|اتممت|اكملت|انهيت|تابعت)\s+)/u;

/** What a link after a name says: 'Rust for Beginners : Référence.' */
const LINK_AFTER =
  /\s*[:;–—|-]\s*(?:reference|référence|lien|link|voir|see|show|view|verify|credentials?|certificate|certificat)\s*[.]?\s*$/iu;

/** What somebody scored in a test, after its name: 'TOEIC: 945/990'. */
const SCORED =
  /(?<!\s)\s*:\s*(?:score|note|résultat|mention)(?!\p{L}).*$|\s(?:with|avec|at)\s(?:(?:an?|une?|the|score|note|grade|average|moyenne|overall|of|de)\s){0,4}\d[\d.,]{0,6}\s?(?:%|percent|pour ?cent|marks|points(?! (?:of|de|to|pour) )|c?gpa|\/\s?\d{1,3})(?!\p{L}).*$|(?:\s*:|\s[–—-])\s*\d[\d.,]*\s*(?:\/\s*\d+|pts\b|points\b|%).*$/iu;

const FULL_STOP = /(?<=\p{L}{3}\)?) ?\.\s*$/u;

/** `name` without what somebody did with the certificate. */
const withoutTask = (name: Span): Span => ({
  ...name,
  end: name.start + endOfNameBeforeTask(textOf(name)),
});

/** Where a page about the certificate begins, after its name. */
const PAGE = /https?:\/\/|www\./iu;

/** Who gives a certificate, after a name of two words or more: 'Rope Access organised by Marlow'. */
const GIVEN_BY =
  /(?<!\p{L})(?:(?:conducted|organi[sz]ed|issued|provided|offered|delivered|awarded|hosted|given|run|granted) by|(?:delivree?s?|organisee?s?|dispensee?s?|proposee?s?|animee?s?|assuree?s?|encadree?s?) par) /u;

/** `name` without a link behind it, and without what says in words who gave it. */
function withoutTail(name: Span): Span {
  const text = textOf(name);
  const [page, by] = [text.search(PAGE), fold(text).search(GIVEN_BY)];
  const ends = [
    letterCount(text.slice(0, page)) > 1 ? page : -1,
    wordsOf(text.slice(0, by)).length > 1 ? by : -1,
  ].filter((at) => at > 0);
  const shown = text.slice(0, Math.min(text.length, ...ends)).replace(LINK_AFTER, '');
  if (shown.length === text.length) return name;
  return trimSpan({ ...name, end: name.start + shown.length }, OPEN_EDGE);
}

/** What stands in brackets behind a longer name in short: '(CCNA)', '(R-489)'. */
const IN_SHORT =
  /^(?:[A-Z0-9+-]{2,10}(?: (?:[IVX]{1,3}|\d{1,3}))?|[A-Z0-9]{1,5}(?:(?:\/|, ?| ?- ?| )[A-Z0-9]{1,5}){1,7})$/;

/** The code of a course or an exam, of which the words in brackets are the name: 'ICS 100'. */
const CODE = /(?:^|\s[–—-] )[A-Z]{2,5}[ -]?\d{1,4}$/;

/** What somebody scored in a test, in brackets. */
const SCORE_INSIDE =
  /^(?:score|note|resultat)\s?:?\s?\d|^\d[\d., ]{0,6}\s?(?:\/\s?\d{2,4}|pts?|points?|pix|%)(?!\p{L})/u;

/** A name in short at the end of one, for which brackets may have the long form: 'Marlow RAC (Rope Access Certificate)'. */
const IN_CAPITALS_LAST = /(?<![\p{L}\d])\p{Lu}{2,8}$/u;

/** Whether the words in brackets behind `name` are a part of it, and not who gave it. Those `beside` a date give it. */
function isOfName(name: string, bracket: string, beside: boolean): boolean {
  const inside = bracket.replace(/^[\s(]+|[\s.)®™]+$/gu, '');
  const [short = ''] = IN_CAPITALS_LAST.exec(name) ?? [];
  const areInitials = [initialsOf(inside), inside.replace(/[^\p{Lu}]/gu, '')].includes(short);
  if (short !== '' && areInitials && wordsOf(inside).length > 1) return true;
  if (SCORE_INSIDE.test(fold(inside))) return false;
  if (CODE.test(name) && wordsOf(inside).length > 1 && !namesGiver(inside)) return true;
  if (beside || GIVERS_IN_SHORT.test(inside)) return false;
  if (namesGiver(inside) && !RANK.test(inside)) return false;
  return SHORT.test(name) || IN_SHORT.test(inside);
}

/** What a course is called before its name in quotation marks: 'Formation en ligne Marlow « Tisser la laine »'. */
const LEAD =
  /^(?:formations?|cours|stages?|modules?|parcours|moocs?|e-learning)(?: [^\s«»"“”]{1,20}){0,5} ?[«"“]\s*(?=[^«»"“”]{4,90}[»"”])/u;

/** `name` without what only says that it is a course, where its own name follows in quotation marks. */
function withoutLead(name: Span): Span {
  const lead = LEAD.exec(foldedOf(name));
  if (!lead) return name;
  const own = { ...name, start: name.start + lead[0].length };
  return { ...own, end: own.start + textOf(own).search(/\s*[»"”]/u) };
}

/** A certificate in short and how far somebody is with it, before its name: 'CRTE (en cours) — Certified Rope Technician Expert'. */
const STATE_FIRST =
  /^(\p{L}[\p{L}\d+-]{1,9})(?: [–-] \p{L}{2,6})? ?\( ?(?:a jour|valide?|active?|en cours|in progress|obtenue?|passed|ongoing|current) ?\) ?[–—:-] (?=\p{L}+ \p{L})/u;

function withoutShort(name: Span): Span {
  const [all, short = ''] = STATE_FIRST.exec(foldedOf(name)) ?? [];
  if (all === undefined || (isSurelyNamed(short.toUpperCase()) && !/\d/u.test(short))) return name;
  const own = { ...name, start: name.start + all.length };
  return namesGiver(textOf(own)) ? name : own;
}

/** What is said of a certificate behind a colon, in so many words at least. */
const LEAST_WORDS_OF_TOPIC = 8;

/** `name` up to a colon, where all before it can only be a certificate and what follows tells what that is about. */
function withoutTopic(name: Span): Span {
  const [all, first = ''] = /^([^:]{2,60}?) ?: /u.exec(textOf(name)) ?? [];
  if (all === undefined) return name;
  const isLong = wordsOf(textOf(name).slice(all.length)).length >= LEAST_WORDS_OF_TOPIC;
  const isNamed = isSurelyNamed(first.replace(/ ?\([^()]*\)$/u, ''));
  return isLong && isNamed ? { ...name, end: name.start + first.length } : name;
}

/** `name` without what somebody scored, in brackets that stood before who gives it. */
function withoutScore(name: Span): Span {
  const [all, inside = ''] = /\s*\(([^()]*)\)$/u.exec(textOf(name)) ?? [];
  return all !== undefined && SCORE_INSIDE.test(fold(inside))
    ? { ...name, end: name.end - all.length }
    : name;
}

/** The name of a certificate in `span`: without dates, and without an issuer in brackets or after a dash. */
export const nameIn = oncePerSpan((whole: Span): Span => {
  const got = nameBehindVerb(textOf(whole));
  const span = got
    ? { ...whole, start: whole.start + got.start, end: whole.start + got.end }
    : whole;
  let name = withoutLabel(withoutTopic(withoutShort(withoutTail(withoutTask(withoutDates(span))))));
  const lasted = DURATION.exec(foldedOf(name));
  if (lasted && lasted.index > 2) name = { ...name, end: name.start + lasted.index };
  const state = STATE.exec(foldedOf(name));
  if (state && state.index > 1) name = { ...name, end: name.start + state.index };
  name = firstPart(name);
  const text = textOf(name);
  const bracket = /(?<!\s)\s*\([^()]*$|(?<!\s)\s*\([^()]*\)[\s.®™]*$/u.exec(text);
  const hasDate =
    bracket?.[0].includes(')') === false &&
    /^[^(]*\)/u.test(span.line.text.slice(name.end, span.end));
  if (bracket && !isOfName(text.slice(0, bracket.index), bracket[0], hasDate))
    name = { ...name, end: name.start + bracket.index };
  for (const tail of [DETAILS, NUMBER_BEHIND]) {
    const found = tail.exec(textOf(name));
    if (found && found.index > 2) name = { ...name, end: name.start + found.index };
  }
  name = withoutIssuer(name, HANGS.test(textOf(span)));
  const dated = dateSpans(span).some(({ start, end }) => start >= name.end || end <= name.start);
  name = withoutScore(withoutGiverAtComma(withoutLead(name), dated));
  const before = BEFORE.exec(foldedOf(name))?.[0].length ?? 0;
  const site = SITE_FIRST.exec(textOf(name).slice(before))?.[0].length ?? 0;
  const end = name.start + textOf(name).replace(SCORED, '').replace(FULL_STOP, '').length;
  return trimSpan({ start: name.start + before + site, end, line: name.line }, EDGE);
});

/** Whether a line among skills is of something got on a day. Skills have years of practice and of versions: 'Rye bread since 2015', 'Excel 2019'. */
export function isGotOnDay(span: Span): boolean {
  const [day, ...others] = dateSpans(span);
  return (
    day !== undefined &&
    others.length === 0 &&
    rangesIn(foldedOf(span)).length === 0 &&
    !isKnownSkill(textOf(nameIn(span)))
  );
}
