import { isSurelyNamed } from './certificate-sure';
import { datesIn, rangesIn } from '../dates/dates';
import { oncePerSpan } from '../text/memory';
import { namesEmployer } from '../vocabulary/roles';
import { foldedOf, textOf, trimSpan, type Span } from '../text/spans';
import { letterCount } from '../text/words';

export const EDGE = /[\s\p{Co}\p{So}\p{Cs}\ufe0f,،;|:•·●▪■◦○*–—\u200e\u200f"“”\uf0b7-]/u;

/** What may stand between a name and its date. */
export const OPEN_EDGE = new RegExp(`${EDGE.source}|[([]`, 'u');

/** A short name in capitals: 'ACLS'. */
export const SHORT = /^[A-Z][A-Z0-9-]{1,7}$/;

/** What a certificate is called by, where a section holds degrees as well. */
export const NAMES_CERTIFICATE =
  /certifi|attestation|habilitation|homologation|masterclass|caces|permis|licen[cs]e|accredit|credentials?(?! (?:id|no|number|url))|agrement|endorsement|registered|(?<!\p{L})formation|training|course(?!work)|brevet|\b(?:iso|aws|azure|pmp|prince2|itil|scrum|cisco|ccna|ccnp|toeic|toefl|ielts|delf|dalf|tcf|oracle|microsoft|google|comptia|icdl|ecdl|cna|cpr|bls|acls|pals|nvq|twic|cdl|haccp|sst|hse|nebosh|iosh|osha|acca|cpa|cfa|cissp|safe|nccer|six sigma|first aid|secourisme|premiers secours|salesforce|hubspot|dele|hsk|amadeus)\b|شهاد|دور|معتمد|محترف|ميني|رخص|ترخيص|تدريب/u;

/** What a certificate begins with, and no line of its issuer does. */
export const OPENS =
  /^(?:certifi|attestation|homologation|diploma |licen[cs]e |caces|permis|habilitation|brevet|titre professionnel|carte pro(?:fessionnelle)? |شهاد|رخص|ترخيص|دوره )/u;

/** What is given to please somebody, and is no certificate of what they can do. */
export const OF_PRAISE =
  /^(?:certificates?|certificats?|شهاده) (?:of |de |d')?(?:appreciation|excellence|merit|achievement|recognition|participation|attendance|honou?r|reconnaissance|merite|شكر|تقدير)/u;

/** A year among the words of a name: 'Oracle Cloud 2025 Certified Associate', of a standard: 'ISO 9001:2015 Auditor', or in a number: '#FL-2021-0034'. */
const isInName = (text: string, start: number, end: number) =>
  /^\d{4}$/.test(text.slice(start, end)) &&
  (/\d:$|#[\p{L}\d-]{1,20}-$/u.test(text.slice(0, start)) || isAmongWords(text, start, end));

const isAmongWords = (text: string, start: number, end: number) =>
  /\p{L}\p{L} $/u.test(text.slice(0, start)) &&
  /^ \p{L}\p{L}/u.test(text.slice(end)) &&
  !/(?:\sen|\sin|\sde|\sof|[,(:]|[-–—|]) ?$/u.test(text.slice(0, start));

/** What a licence is valid for, before a dash and a year: 'cat. 1 et 3 – 2021'. It is no month. */
const CLASS_BEFORE = /^\d{1,2} [–—-] (?=\d{4}$)/u;

/** Where `span` says when, other than in a name. */
export const dateSpans = oncePerSpan((span: Span): readonly { start: number; end: number }[] => {
  const text = foldedOf(span);
  return [...rangesIn(text), ...datesIn(text)]
    .filter(({ start, end }) => !isInName(text, start, end))
    .map(({ start, end }) => ({
      start: span.start + start + (CLASS_BEFORE.exec(text.slice(start, end))?.[0].length ?? 0),
      end: span.start + end,
    }));
});

/** What is said of a certificate on a day, folded: that it was given, or that it ends. */
const HAPPENED = [
  'issued|obtained|earned|passed|completed|awarded|achieved|renewed|expired|granted|received|acquired|date of (?:issue|expiry)',
  'delivree?|obtenue?|expiree?|echeance|a renouveler|validee?|acquise?|valable|recyclee?|renouvelee?',
  'صالحه?|ساريه?|تنتهي(?: صلاحيتها?)?|انتهت|صدرت|صادره?|(?:تم الحصول|حصلت) عليها|منحت|اجتيزت|اجتزتها|اجتازها|تاريخ (?:الانتهاء|الاصدار|الحصول)',
].join('|');

/** A small word that leads up to a date, and what happened before it. */
const LEADS_UP = new RegExp(
  String.raw`\s(?:(?:${HAPPENED})(?:\s(?:on|in|en|le|au|jusqu'(?:en|au|a)|في|عام|سنه|بتاريخ|حتي|لغايه|الي غايه))?|سنه|عام|بتاريخ|خلال|في|in|en|on|since|depuis)\s*[(:]?\s*$`,
  'u',
);

/** No certificate says when more often. */
const MOST_DATES = 12;

/** How names of certificates end. */
export const NAMED_AT_END =
  /(?<!\p{L})(?:associate|professional|specialist|practitioner|foundations?|fundamentals|essentials|basics|operator|technician)$/u;

/** Whether what can only be a certificate stands before a date that a bracket closes at `end`, and a sign. */
const isNamedBeforeBracket = (span: Span, before: Span, end: number): boolean =>
  /^[^()]{0,12}\)\s*[–—:|-]\s/u.test(span.line.text.slice(end, span.end)) &&
  /[(][^()]{0,20}$/u.test(span.line.text.slice(span.start, end)) &&
  (NAMED_AT_END.test(foldedOf(before)) || isSurelyNamed(textOf(before)));

/** Whether a date stands between commas, before a body and behind what is none: 'Boiler Operator 1, May 2024, Marlow Society'. */
function isNamedBeforeComma(
  span: Span,
  before: Span,
  date: { start: number; end: number },
): boolean {
  const { text } = span.line;
  const isBetween =
    /[,،]\s*$/u.test(text.slice(before.end, date.start)) &&
    /^\s*[,،]/u.test(text.slice(date.end, span.end));
  const after = text.slice(date.end, span.end);
  return (
    isBetween &&
    letterCount(textOf(before)) > 2 &&
    (namesEmployer(after) || OF_BODY.test(after)) &&
    !namesEmployer(textOf(before)) &&
    !OF_BODY.test(textOf(before))
  );
}

/** What a body that gives certificates is called. */
export const OF_BODY =
  /(?<!\p{L})(?:Society|Association|Council|Board|Federation|Institute|Guild|Red Cross)(?!\p{L})/u;

/** What closes the brackets around a date. */
const CLOSING = /^\s?[\])]/u;

/** What is left of `span` before its dates, or after them where they come first. */
export function withoutDates(span: Span): Span {
  let rest = span;
  const dates = dateSpans(span).toSorted((a, b) => b.start - a.start);
  for (const date of dates.slice(0, MOST_DATES)) {
    const until = Math.min(rest.end, date.start);
    const small = LEADS_UP.exec(rest.line.folded.slice(rest.start, until));
    const before = trimSpan({ ...rest, end: small ? rest.start + small.index : until }, OPEN_EDGE);
    const closing = CLOSING.exec(rest.line.text.slice(date.end, rest.end))?.[0].length ?? 0;
    const after = trimSpan({ ...rest, start: Math.max(rest.start, date.end + closing) }, EDGE);
    const isNamed = SHORT.test(textOf(before));
    const isLonger = letterCount(textOf(before)) >= letterCount(textOf(after));
    const isFirst =
      isNamed ||
      isLonger ||
      isNamedBeforeBracket(rest, before, date.end) ||
      isNamedBeforeComma(rest, before, date);
    const longer = isFirst ? before : after;
    rest = longer;
  }
  return trimSpan(rest, EDGE);
}
