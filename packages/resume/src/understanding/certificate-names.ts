import { datesIn, rangesIn } from './dates';
import {
  GIVEN_AS_CERTIFIED,
  GIVERS_IN_SHORT,
  HELPS_OTHERS,
  PROGRAMME,
  TRAINER,
} from './lexicon/certificates';
import { ONLY_GIVES } from './lexicon/certificate-remarks';
import { oncePerSpan } from './memory';
import { namesEmployer } from './roles';
import { isKnownSkill } from './skillnames';
import { isCalledOne, isSurelyNamed } from './certificate-sure';
import { endOfNameBeforeTask } from './certificate-told';
import { foldedOf, splitSpan, textOf, trimSpan, type Span } from './spans';
import { fold, letterCount, wordsOf } from './words';

const EDGE = /[\s\p{Co}\p{So}\p{Cs}\ufe0f,،;|:•·●▪■◦○*–—\u200e\u200f"“”\uf0b7-]/u;

/** What may stand between a name and its date. */
const OPEN_EDGE = new RegExp(`${EDGE.source}|[([]`, 'u');

/** A short name in capitals: 'ACLS'. */
export const SHORT = /^[A-Z][A-Z0-9-]{1,7}$/;

/** What follows the name of a licence: its number, its end, who gave it. */
const DETAILS =
  /(?<!\s)\s*[,،;:–—|(-]\s*(?:رقم (?:الشهاد|الرخص|الاعتماد)|(?:license|licence|(?:licen[cs]e|certificate|certification|validation|registration) (?:no|number|id)|credential(?: id)?|no|n°|nr)\.?\s*[#:]?\s*[a-z]{0,4}-?\d|#|id\s*(?:[:#n]|$)|exp(?:\.|ires?|iry)|validity|valid(?:e|ated)? (?:until|through|from|for|till?|to|jusqu|\d)|derni(?:er|ère) recyclage|(?:recyclage|mac)(?: (?:en |le |\d)|\s*$)|recyclée? |renouvel(?:é|ee?|able)|renewed|state of |file (?:folder|no))|\s+(?:en cours de validite|valable|[aà] jour)\b|\s+en cours de validité/iu;

/** The number of a licence without a word for it, with who gave that: 'Salesperson License, Ohio #2019456'. Exams and standards have numbers too. */
const NUMBER_BEHIND =
  /\s?(?:[,،;:–—|](?!\s?(?:associate|professional|expert|practitioner|level|foundation|specialty)(?!\p{L}))\s?[^,،;:#–—|]{0,30})?#\s?(?:\d[\d.-]{3,}|(?=[\p{L}\d-]*\d{3})[\p{L}\d]+(?:-[\p{L}\d]+)*(?![\p{L}\d])).*$|\s(?:no\.?|n°|nr\.?|number|رقم)\s?:?\s?(?:\d{4,}|\d{3}(?!\d|\s+\p{L})).*$|(?<=licen[cs]e|certificate|certification|registration|card|permit|\))\s\d{5,}\s*$/iu;

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
export const dateSpans = oncePerSpan((span): readonly { start: number; end: number }[] => {
  const text = foldedOf(span);
  return [...rangesIn(text), ...datesIn(text)]
    .filter(({ start, end }) => !isInName(text, start, end))
    .map(({ start, end }) => ({
      start: span.start + start + (CLASS_BEFORE.exec(text.slice(start, end))?.[0].length ?? 0),
      end: span.start + end,
    }));
});

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
const NAMED_AT_END =
  /(?<!\p{L})(?:associate|professional|specialist|practitioner|foundations?|fundamentals|essentials|basics|operator|technician)$/u;

/** Whether what can only be a certificate stands before a date that a bracket closes at `end`, and a sign. */
const isNamedBeforeBracket = (span: Span, before: Span, end: number): boolean =>
  /^[^()]{0,12}\)\s*[–—:|-]\s/u.test(span.line.text.slice(end, span.end)) &&
  /[(][^()]{0,20}$/u.test(span.line.text.slice(span.start, end)) &&
  (NAMED_AT_END.test(foldedOf(before)) || isSurelyNamed(textOf(before)));

/** What is left of `span` before its dates, or after them where they come first. */
function withoutDates(span: Span): Span {
  let rest = span;
  const dates = dateSpans(span).toSorted((a, b) => b.start - a.start);
  for (const date of dates.slice(0, MOST_DATES)) {
    const until = Math.min(rest.end, date.start);
    const small = LEADS_UP.exec(rest.line.folded.slice(rest.start, until));
    const before = trimSpan({ ...rest, end: small ? rest.start + small.index : until }, OPEN_EDGE);
    const after = trimSpan({ ...rest, start: Math.max(rest.start, date.end) }, EDGE);
    const isNamed = SHORT.test(textOf(before));
    const isLonger = letterCount(textOf(before)) >= letterCount(textOf(after));
    const isFirst = isNamed || isLonger || isNamedBeforeBracket(rest, before, date.end);
    const longer = isFirst ? before : after;
    rest = longer;
  }
  return trimSpan(rest, EDGE);
}

const AFTER_DASH = [
  /\s+[–—|]\s+/gu,
  /\s-\s|\s·\s/gu,
  /\s@\s?(?=\p{Lu})|\s(?:by|from|par|via)\s(?=\p{Lu}|freeCodeCamp|edX)|\sمن\s(?=(?:ال)?(?:معهد|مركز|جامع|[اأ]كاديم|كلية|وزارة|شركة|منصة|هيئة|مجلس|نقابة|مؤسسة|منظمة|مستشفى|اتحاد|جمعية|هلال|غرفة|مدرسة))|\s{3,}/gu,
];

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

/** Where the issuer begins: after the last dash of the longest kind, since a name may have dashes of its own. */
const issuerIn = (text: string): RegExpExecArray | undefined =>
  AFTER_DASH.map((dash) => [...text.matchAll(dash)].at(-1)).find((found) => found !== undefined);

export const GIVERS =
  /\(isc\)[2²]|coursera|udemy|openclassrooms|sololearn|kaggle|hackerrank|skillsoft|cybrary|tryhackme|nptel|swayam|\balison\b|simplilearn|khan academy|w3schools|codecademy|freecodecamp|udacity|datacamp|futurelearn|\bforage\b|edureka|intellipaat|internshala|fun[ -]mooc|\biversity\b|domestika|gomycode|simplon|edraak|\bmaharatech\b|greatlearning|ادراك|رواق|دروب|linkedin|google|microsoft|\bibm\b|amazon|\baws\b|oracle|cisco|hubspot|meta\b|scrum|\bpmi\b|edx|university|universite|institut|academy|academie|ecole|school|centre|center|association|federation|alliance|foundation|croix|prefecture|clinique|clinic|hopital|(?<!pre|pre-)hospital|ministere|ministry|\b(?:chu|chru|ifsi|afpa|greta|cfa|cfpa|ofppt|aftral|apave|promotrans|socotec|dekra|cci)\b|جامعه|معهد|مركز|منصه|اكاديمي|هلال|غرفه|هييه|وزاره|مستشفي|كليه|جمعيه/u;

/** A body whose name may have the word for what it gives: 'Marlow Board of Certification'. */
const BODY =
  /(?<!\p{L})(?:board (?:of|for)|council (?:of|for|on)|association (?:of|for|des?)|institute (?:of|for)|society (?:of|for)|college of|academy of|commission (?:on|for)|court of) /u;

/** Whether a text names a school, an office or a board, and no certificate. */
export const namesGiver = (text: string): boolean =>
  (BODY.test(fold(text)) && !OPENS.test(fold(text))) ||
  ((GIVERS.test(fold(text)) || TRAINER.test(fold(text)) || namesEmployer(text)) &&
    !NAMES_CERTIFICATE.test(fold(text)));

/** Whether what follows the last dash is who gives a certificate. A longer rest without a known giver is part of the name. */
function givesIt(text: string, dash: RegExpExecArray): boolean {
  const rest = text.slice(dash.index + dash[0].length);
  return (
    GIVERS.test(fold(rest)) ||
    namesGiver(rest) ||
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

const SITES = 'coursera|udemy|udacity|edx|datacamp|openclassrooms|linkedin learning|futurelearn';
/** A site of courses, alone. */
export const SITE = new RegExp(`^(?:${SITES})$`, 'u');
/** A site of courses before the name of one: 'Coursera Baking for Beginners'. */
export const SITE_FIRST = new RegExp(`^(?:${SITES})\\s*(?:[:–-]\\s*)?(?=\\p{L}\\S* \\S)`, 'iu');

/** What may stand before a name: its number in a list, a label, or that somebody is about to get it. */
const BEFORE =
  /^(?:[.)]\s+|\)\s?[:–—-]\s+|[[(]?\d{1,2}[\]).]\s+|(?:in progress|en cours|ongoing|pending|expected|active|current|completed|earned|passed|obtained|planned|upcoming)\s*[:–-]\s*|(?:professional )?(?:certifications?|certificates?|certificats?|licen[cs]es?)\s*:\s+|(?:name|title|course|certificate|certification|intitule|nom|titre|formation en ligne|(?:premiers )?secours|secourisme|securite)\s*:\s+|(?:obtention|titulaire|detent(?:eur|rice)) (?:de la |de l'|d'une? |du |des |de )|حاصله? علي\s+)/u;

/** What a link after a name says: 'Rust for Beginners : Référence.' */
const LINK_AFTER =
  /\s*[:;–—|-]\s*(?:reference|référence|lien|link|voir|see|show|view|verify|credentials?|certificate|certificat)\s*[.]?\s*$/iu;
/** What somebody scored in a test, after its name: 'TOEIC: 945/990'. */
const SCORED =
  /(?<!\s)\s*:\s*(?:score|note|résultat|mention)(?!\p{L}).*$|(?:\s*:|\s[–—-])\s*\d[\d.,]*\s*(?:\/\s*\d+|pts\b|points\b|%).*$/iu;
const FULL_STOP = /(?<=\p{L}{3}) ?\.\s*$/u;

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
function withoutLabel(name: Span): Span {
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
function withoutIssuer(name: Span, hangs: boolean): Span {
  const text = textOf(name);
  const dash = issuerIn(text);
  if (!dash || hangs || text.split(AMONG_DASHES).length > MOST_PARTS) return name;
  const [first, from] = [text.slice(0, dash.index), dash.index + dash[0].length];
  if (RANK.test(text.slice(from)) || (EXAM.test(first) && !namesGiver(text.slice(from))))
    return name;
  if (
    IN_FULL_AND_SHORT.test(first) &&
    !GIVERS.test(fold(first)) &&
    MORE_OF_NAME_IN_FULL.test(fold(text.slice(from)))
  )
    return name;
  if (isNamedAlone(text.slice(from), first)) return { ...name, start: name.start + from };
  if (SHORT.test(first) && MORE_OF_NAME.test(fold(text.slice(from)))) return name;
  if (/\s(?:par|via)\s/.test(dash[0]) && isKnownSkill(text.slice(from))) return name;
  const rest = text.slice(from);
  if (isGivenByBody(first, rest) || isSaidOf(first, rest))
    return { ...name, end: name.start + dash.index };
  if (givesRest(text, dash)) return { ...name, start: name.start + from };
  const isName = wordsOf(first).length >= 2 || (!namesGiver(first) && namesGiver(text.slice(from)));
  return isName && givesIt(text, dash) ? { ...name, end: name.start + dash.index } : name;
}

/** `name` without what somebody did with the certificate. */
const withoutTask = (name: Span): Span => ({
  ...name,
  end: name.start + endOfNameBeforeTask(textOf(name)),
});

/** Where a page about the certificate begins, after its name. */
const PAGE = /https?:\/\/|www\./iu;
/** Who gives a certificate, after a name of two words or more: 'Rope Access organised by Marlow'. */
const GIVEN_BY =
  /(?<!\p{L})(?:(?:conducted|organi[sz]ed|issued|provided|offered|delivered|awarded|hosted|given|run|granted) by|(?:delivree?s?|organisee?s?|dispensee?s?|proposee?s?|animee?s?) par) /u;

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

/** Whether the words in brackets behind `name` are a part of it, and not who gave it. Those `beside` a date give it. */
function isOfName(name: string, bracket: string, beside: boolean): boolean {
  const inside = bracket.replace(/^[\s(]+|[\s.)®™]+$/gu, '');
  const initials = inside.replace(/\B\p{L}|[^\p{Lu}]/gu, '');
  if (SHORT.test(name) && initials === name) return true;
  if (SCORE_INSIDE.test(fold(inside))) return false;
  if (CODE.test(name) && wordsOf(inside).length > 1 && !namesGiver(inside)) return true;
  if (beside || GIVERS_IN_SHORT.test(inside)) return false;
  return SHORT.test(name) || IN_SHORT.test(inside);
}

/** What a licence is valid for, among commas: '3 et 5', 'B2V', 'BC'. */
const CLASSES =
  /^(?:(?:[A-Z]{1,2}|[A-Z]{0,3}\d{1,3}[A-Z]?)(?: et | and | ?[/&-] ?|$))+(?<! |[/&-])$/u;

/** `name` without who gives it before or after its first comma, other than in what it is valid for. */
function withoutGiverAtComma(name: Span, dated: boolean): Span {
  const [first, ...parts] = splitSpan(name, /\s*[,،]\s*/gu);
  if (!first) return name;
  const classes = parts.findIndex((part) => !CLASSES.test(textOf(part).trim()));
  const [next, more] = classes < 0 ? [] : parts.slice(classes);
  if (!next) return name;
  const isNext = OPENS.test(foldedOf(next)) || GIVEN_AS_CERTIFIED.test(foldedOf(next));
  const isFirstGiver = ONLY_GIVES.test(foldedOf(first)) || namesGiver(textOf(first));
  if (isNext && isFirstGiver) return { ...name, start: next.start };
  const isLong = wordsOf(textOf(first)).length >= 2;
  const isGiven = namesGiver(textOf(next)) && (isLong || !namesGiver(textOf(first)));
  const end = classes > 0 ? (parts[classes - 1]?.end ?? first.end) : first.end;
  return isGiven || (isLong && dated && !more) ? { ...name, end } : name;
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
export const nameIn = oncePerSpan((span): Span => {
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
