import { matchesIn } from '../text/matches';
import { isCalledOne, isSurelyNamed } from './certificate-sure';
import { NAMED_AT_END, NAMES_CERTIFICATE, OF_BODY, OPENS, SHORT } from './certificate-words';
import { ONLY_GIVES } from '../lexicon/certificate-remarks';
import { GIVEN_AS_CERTIFIED, HELPS_OTHERS, PROGRAMME, TRAINER } from '../lexicon/certificates';
import { namesWider, placeOf } from '../vocabulary/place-names';
import { namesEmployer } from '../vocabulary/roles';
import { isKnownSkill } from '../vocabulary/skillnames';
import { foldedOf, splitSpan, textOf, type Span } from '../text/spans';
import { fold, wordsOf } from '../text/words';

const AFTER_DASH = [
  /\s+[–—|]\s+/gu,
  /\s-\s|\s[·•]\s/gu,
  /\s@\s?(?=\p{Lu})|\s(?:by|from|par|via|chez)\s(?=\p{Lu}|freeCodeCamp|edX)|\sمن\s(?=(?:ال)?(?:معهد|مركز|جامع|[اأ]كاديم|كلية|وزارة|شركة|منصة|هيئة|مجلس|نقابة|مؤسسة|منظمة|مستشفى|اتحاد|جمعية|هلال|غرفة|مدرسة))|\s{3,}/gu,
];

/** Where the issuer begins: after the last dash of the longest kind, since a name may have dashes of its own. */
const issuerIn = (text: string): RegExpExecArray | undefined =>
  AFTER_DASH.map((dash) => matchesIn(text, dash).at(-1)).find((found) => found !== undefined);

export const GIVERS =
  /\(isc\)[2²]|coursera|udemy|openclassrooms|sololearn|kaggle|hackerrank|skillsoft|cybrary|tryhackme|nptel|swayam|\balison\b|simplilearn|khan academy|w3schools|codecademy|freecodecamp|udacity|datacamp|futurelearn|\bforage\b|edureka|intellipaat|internshala|fun[ -]mooc|\biversity\b|domestika|gomycode|simplon|edraak|\bmaharatech\b|greatlearning|ادراك|رواق|دروب|linkedin|google|microsoft|\bibm\b|amazon|\baws\b|oracle|cisco|hubspot|meta\b|scrum|\bpmi\b|edx|university|universite|institut|academy|academie|ecole|school|centre|center|association|federation|alliance|foundation|croix|prefecture|clinique|clinic|hopital|(?<!pre|pre-)hospital|ministere|ministry|\b(?:chu|chru|ifsi|afpa|greta|cfa|cfpa|ofppt|aftral|apave|promotrans|socotec|dekra|cci)\b|جامعه|معهد|مركز|منصه|اكاديمي|هلال|غرفه|هييه|وزاره|مستشفي|كليه|جمعيه/u;

/** A body whose name may have the word for what it gives: 'Marlow Board of Certification'. */
const BODY =
  /(?<!\p{L})(?:board (?:of|for)|council (?:of|for|on)|association (?:of|for|des?)|institute (?:of|for)|society (?:of|for)|college of|academy of|commission (?:on|for)|court of) /u;

/** What a firm is called at its end. */
const ENDS_AS_FIRM = /\s(?:gmbh|ltd|llc|inc|plc|sarl|pvt|pty)\.?$/u;

/** Whether a text names a school, an office or a board, and no certificate. */
export const namesGiver = (text: string): boolean =>
  ENDS_AS_FIRM.test(fold(text).trimEnd()) ||
  (BODY.test(fold(text)) && !OPENS.test(fold(text))) ||
  ((GIVERS.test(fold(text)) || TRAINER.test(fold(text)) || namesEmployer(text)) &&
    !NAMES_CERTIFICATE.test(fold(text)));

const LICENCE_AT_END = /(?:licen[cs]e|permit|ticket|permis)\s*$/iu;
/** What a licence is valid for, among commas: '3 et 5', 'B2V', 'BC'. */
const CLASSES =
  /^(?:(?:[A-Z]{1,2}|[A-Z]{0,3}\d{1,3}[A-Z]?)(?: et | and | ?[/&+-] ?|$))+(?<! |[/&+-])$/u;

/** Whether what follows the last dash is who gives a certificate. A longer rest without a known giver is part of the name. */
function givesIt(text: string, dash: RegExpExecArray): boolean {
  const rest = text.slice(dash.index + dash[0].length);
  const areClasses =
    LICENCE_AT_END.test(text.slice(0, dash.index)) &&
    rest.split(/[,،]\s*/u).every((part) => CLASSES.test(part) && !namesWider(part));
  if (areClasses) return false;
  return (
    GIVERS.test(fold(rest)) ||
    namesGiver(rest) ||
    (/\s(?:by|from)\s/u.test(dash[0]) && OF_BODY.test(rest)) ||
    wordsOf(rest).length <= wordsOf(text.slice(0, dash.index)).length
  );
}

/** Whether a dash stands after who gives the certificate, and before its name. */
function givesRest(text: string, dash: RegExpExecArray): boolean {
  const rest = text.slice(dash.index + dash[0].length);
  const isName = wordsOf(rest).length > 1 || PROGRAMME.test(fold(rest));
  return namesGiver(text.slice(0, dash.index)) && !namesGiver(rest) && isName;
}

/** What a name may end with after a dash. */
export const RANK =
  /^(?:passed\b|candidate|associate|professional|foundation|specialty|expert|practitioner|niveau|level|(?:lead|internal|external|chief) (?:auditor|implementer|assessor|verifier)|audit(?:rice|eure?) |\p{L}$)/iu;

/** What shows after a short name and a dash that more than who gives it stands there. */
const MORE_OF_NAME = /(?:certifi\p{L}+|licen[cs]e|course|training|aid|provider|rescuer)\s*$/u;

/** The same behind a name in full, where 'Marlow Training' gives it. */
const MORE_OF_NAME_IN_FULL = /(?:certifi\p{L}+|course|provider|rescuer|instructor)\s*$/u;

/** A name in full, and in short in brackets: 'Fibre Rope Rescue (FRR)'. */
const IN_FULL_AND_SHORT = /\S \S.* \(\p{Lu}{3,6}\)$/u;

/** The code of an exam, whose name stands after a dash: 'AZ-104 - Azure Administrator'. */
const EXAM = /^\p{Lu}{2,4}-\p{Lu}?\d{2,4}$/u;

const AMONG_DASHES = /\s[–—|-]\s/u;

/** A name with who gives it and the like has at most so many parts between dashes. More are a list. */
const MOST_PARTS = 4;

/** What stands before a name has at most so many words: who gives it, or its field. */
const MOST_WORDS_BEFORE = 4;

/** What a certificate is valid for or how high it is, beside its name: 'Class A'. */
export const OF_SCOPE =
  /^(?:class(?:es)?|cat(?:egor(?:y|ies))?|type|part|series|module|stage|level|niveau|grade|tier|in|en)(?!\p{L})/u;

/** Whether a text can only be a certificate, and what stands before it reads as neither one nor its level. */
const isNamedAlone = (text: string, before: string): boolean =>
  isCalledOne(text) &&
  !isSurelyNamed(before) &&
  wordsOf(text).length > (namesGiver(before) || /certified$/iu.test(text) ? 1 : 2) &&
  wordsOf(before).length <= MOST_WORDS_BEFORE &&
  !OF_SCOPE.test(fold(before)) &&
  !NAMES_CERTIFICATE.test(fold(before)) &&
  !NAMED_AT_END.test(fold(before));

/** `name` without the label before a colon, where what follows can only be a certificate: 'Marlow House: Forklift Operator Licence'. */
export function withoutLabel(name: Span): Span {
  const [all, label = ''] = /^([^:]{2,40}?)\s?:\s+/u.exec(textOf(name)) ?? [];
  if (all === undefined) return name;
  const own = { ...name, start: name.start + all.length };
  return isNamedAlone(textOf(own), label) ? own : name;
}

/** A certificate that many small bodies give, in short: 'PSC1', 'BAFA'. */
const GIVEN_BY_MANY = new RegExp(String.raw`^(?:${HELPS_OTHERS}|sst)$`, 'u');

/** A body in short: 'UCPA Marlow'. */
const BODY_IN_SHORT = /^[A-Z]{3,7}(?![\p{L}\d])/u;

/** Whether the long words of `rest` begin with the first letters of `short`, as what that stands for does. */
function isInFull(short: string, rest: string): boolean {
  const initials = fold(rest)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.charAt(0))
    .join('');
  return initials.startsWith(fold(short).slice(0, 2));
}

/** Whether what follows a short name is a body, and no certificate. */
const isGivenByBody = (short: string, rest: string): boolean =>
  GIVEN_BY_MANY.test(fold(short)) &&
  BODY_IN_SHORT.test(rest) &&
  !isSurelyNamed(/^\S+/u.exec(rest)?.[0] ?? '') &&
  !NAMES_CERTIFICATE.test(fold(rest));

/** What is said of a programme in small letters, and is not what it is for. */
const SAYS_WHAT_IT_IS =
  /^(?!(?:cat(?:egor|\.)|niveau|level|option|mention|type|class|group|part|module|serie|specialit)\p{L}*)\p{Ll}\S*(?: \S+){2,}$/u;

/** Whether what follows a programme only says what that is: 'Certificat Voltaire — maîtrise de l'orthographe'. */
const isSaidOf = (programme: string, rest: string): boolean =>
  PROGRAMME.test(fold(programme)) && SAYS_WHAT_IT_IS.test(rest) && !isInFull(programme, rest);

/** `name` without who gives it after or before a dash. A line that `hangs` has the giver on the next one. */
export function withoutIssuer(name: Span, hangs: boolean): Span {
  const text = textOf(name);
  const dash = issuerIn(text);
  if (!dash || hangs || text.split(AMONG_DASHES).length > MOST_PARTS) return name;
  const [first, from] = [text.slice(0, dash.index), dash.index + dash[0].length];
  const rest = text.slice(from);
  if (RANK.test(rest) || (EXAM.test(first) && !namesGiver(rest))) return name;
  if (
    IN_FULL_AND_SHORT.test(first) &&
    !GIVERS.test(fold(first)) &&
    MORE_OF_NAME_IN_FULL.test(fold(rest))
  )
    return name;
  if (isNamedAlone(rest, first)) return { ...name, start: name.start + from };
  if (SHORT.test(first) && MORE_OF_NAME.test(fold(rest))) return name;
  if (/\s(?:par|via)\s/.test(dash[0]) && isKnownSkill(rest)) return name;
  if (isGivenByBody(first, rest) || isSaidOf(first, rest))
    return { ...name, end: name.start + dash.index };
  if (givesRest(text, dash)) return { ...name, start: name.start + from };
  const isName = wordsOf(first).length >= 2 || (!namesGiver(first) && namesGiver(rest));
  return isName && givesIt(text, dash) ? { ...name, end: name.start + dash.index } : name;
}

const ENDS_AS_BODY = new RegExp(`${OF_BODY.source}\\s*$`, 'u');

/** `name` without who gives it before or after its first comma, other than in what it is valid for. */
export function withoutGiverAtComma(name: Span, dated: boolean): Span {
  const [first, ...parts] = splitSpan(name, /\s*[,،]\s*/gu);
  if (!first) return name;
  const classes = parts.findIndex((part) => !CLASSES.test(textOf(part).trim()));
  const [next, ...more] = classes < 0 ? [] : parts.slice(classes);
  if (!next) return name;
  const isNext = OPENS.test(foldedOf(next)) || GIVEN_AS_CERTIFIED.test(foldedOf(next));
  const isFirstGiver = ONLY_GIVES.test(foldedOf(first)) || namesGiver(textOf(first));
  if (isNext && isFirstGiver) return { ...name, start: next.start };
  const isLong = wordsOf(textOf(first)).length >= 2;
  const isGiver = namesGiver(textOf(next)) || ENDS_AS_BODY.test(textOf(next));
  const isGiven = isGiver && (isLong || !namesGiver(textOf(first)));
  const end = classes > 0 ? (parts[classes - 1]?.end ?? first.end) : first.end;
  const arePlaces = more.every((part) => placeOf(textOf(part)) !== null);
  return isGiven || (isLong && dated && arePlaces) ? { ...name, end } : name;
}
