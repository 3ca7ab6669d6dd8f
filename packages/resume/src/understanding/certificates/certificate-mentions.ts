import { matchesIn } from '../text/matches';
import type { Fact } from '../../schemas/resume';
import { amongGiven, calledAtEnd, calledFirst } from './certificate-among-studies';
import { isOfCourse } from './certificate-courses';
import { isSurelyNamed } from './certificate-sure';
import { listedFrom, surelyIn } from './certificate-lists';
import { isSomethingElse } from './certificate-remarks';
import { heldInProse } from './certificate-prose';
import { calledIn, calledInHead } from './certificate-called';
import { isOnWork, paragraphsOf, saidIn, withNamed } from './certificate-said';
import { nameIn } from './certificate-names';
import { dateSpans, OF_PRAISE, OPENS, SHORT } from './certificate-words';
import { namesDegree } from '../studies/degrees';
import { CERTIFIED_BEHIND_NAME } from '../lexicon/certificate-families';
import {
  FIRST_AID,
  GIVEN_AS_CERTIFIED,
  HELPS_OTHERS,
  LANGUAGE_TEST,
  PROGRAMME,
  SAFETY_CERTIFICATE,
  SAFETY_IN_FULL,
} from '../lexicon/certificates';
import type { SectionKind } from '../lexicon/headings';
import { languageNames } from '../lexicon/languages';
import type { Section } from '../sections/sections';
import { factOf, foldedOf, splitSpan, textOf, trimSpan, type Span } from '../text/spans';
import { fold, wordsOf } from '../text/words';

const EDGE = /[\s"“”«».,;:()•–-]/u;

const COMMAS = /\s*[,،;•|\t]\s*/gu;

/** That somebody got a certificate, in French, before its name. */
const GOT =
  /^[^\p{L}]*(?:\p{L}[^:]{1,25}: ?)?(?:obtention|obtenue?|titulaire|detent(?:eur|rice)) (?:de la |de l'|d'une |d'un |du |des? |la |le |l'|une |un )(?=\S)/u;

/** That somebody has a certificate, in the middle of a sentence on them. */
const HELD =
  /(?<=[,.;] )(?:titulaire|detent(?:eur|rice)) (?:de la |de l'|d'une |d'un |du |des |de )(?=\S)/u;

/** What somebody is certified as, before its name, and that a certificate was passed, which is no firm's. */
const IS_CERTIFIED = /^\P{L}*Certifiée? (?:en |comme )?(?=\p{Lu})/u;
const PASSED =
  /^\P{L}*(?:[Cc]ertification|[Hh]abilitation) \p{Lu}.{1,80}? (?:obtenue|validée|passée)(?! (?:par|pour) )(?!\p{L})/u;
/** What a firm is certified by. */
const OF_FIRM =
  /(?<!\p{L})(?:iso \d{3}|nf\b|qualiopi|mase\b|hqe\b|hds\b|ecovadis|great place|b corp|secnumcloud)/u;

/** What a certificate is called, before a name of its own in quotation marks. */
const BEFORE_QUOTES =
  /^(?:certification|certificat|attestation|habilitation|brevet|titre)s? (?=["“«])/u;

const NEXT = /\s*(?:,|\bet\b)\s*(?:de la |de l['’]|d['’]une? |du |des )/gu;

const DATE_IN_BRACKETS = /\s*\((?:\D{0,12})\d{4}\)\s*$/u;

/** A name has at most this many words. */
const MOST_WORDS = 10;

const cut = (span: Span, start: number, end = span.end): Span =>
  trimSpan({ ...span, start, end }, EDGE);

/** The certificates that a line says somebody got: 'Titulaire du PSC1 (2011) et du SST'. */
function gotIn(span: Span): Span[] {
  const text = foldedOf(span);
  const first = GOT.exec(text);
  const got = first ?? HELD.exec(text);
  if (!got) return [];
  const list = splitSpan({ ...span, start: span.start + got.index + got[0].length }, NEXT);
  return list.flatMap((each) => {
    const said = foldedOf(each);
    const date = DATE_IN_BRACKETS.exec(said.replace(/[.\s]+$/u, ''));
    const clause = said.search(/[,;]\s(?!\d)|\.\s/u);
    const ends = [date?.index ?? -1, clause].filter((at) => at > 0);
    const end = each.start + Math.min(said.length, ...ends);
    const called = BEFORE_QUOTES.exec(said);
    const name = cut(each, each.start + (called?.[0].length ?? 0), end);
    const shown = textOf(name);
    if (namesDegree(shown) || OF_FIRM.test(fold(shown))) return [];
    const isNamed =
      called !== null ||
      (first !== null && SHORT.test(shown)) ||
      isSurelyNamed(textOf(nameIn(name))) ||
      (OPENS.test(fold(shown)) && !/^permis (?:de conduire|[ab]\b)/u.test(fold(shown)));
    return isNamed && wordsOf(shown).length <= MOST_WORDS ? [nameIn(name)] : [];
  });
}

/** The certificate that a line says to be passed, or somebody to be certified as: 'Certifiée PSM I en 2021'. */
function passedIn(span: Span): Span[] {
  const certified = IS_CERTIFIED.exec(textOf(span))?.[0].length ?? 0;
  if ((certified === 0 && !PASSED.test(textOf(span))) || OF_FIRM.test(foldedOf(span))) return [];
  const name = nameIn({ ...span, start: span.start + certified });
  return wordsOf(textOf(name)).length <= MOST_WORDS ? [name] : [];
}

const isSafety = (text: string): boolean =>
  SAFETY_CERTIFICATE.test(text.replace(/ \([^()]*\)$/u, ''));

/** Who is certified, by whom and as what, in capitals: 'Marlow Certified Rope Trainer'. */
const SAYS_CERTIFIED =
  /^(?:\p{Lu}[\p{L}\d.&-]* ){1,3}Certified(?: \p{Lu}[\p{L}\d-]*){1,5}(?: \([^()]+\))?$/u;

/** Whether a text names a certificate by who gives it, and that somebody is certified. */
const isGivenAsCertified = (text: string): boolean =>
  (GIVEN_AS_CERTIFIED.test(fold(text)) && /Certified|CERTIFIED/.test(text)) ||
  SAYS_CERTIFIED.test(text.trim());

/** What somebody is certified or licensed as, in short, among other things: 'CMA Certified'. */
const HOLDS =
  /^(?!(?:MIT|BSD|L?GPL|ISO|VAT|GST|UK|US|EU) )(?:\p{Lu}[\p{Lu}\d+&/-]{1,8}|(?:Agile|Scrum|Lean|Kanban|SAFe|Six Sigma|First Aid|ServSafe|Salesforce|HubSpot|Google (?:Ads|Analytics)|QuickBooks|Montessori)(?: ?[/&] ?\p{Lu}\p{L}+)?)[ -](?:[Cc]ertified|[Ll]icensed|[Rr]egistered|[Cc]ertification|[Ll]icen[cs]e)$/u;

/** The certificates among the items of a row. */
const heldIn = (span: Span): Span[] =>
  splitSpan(span, COMMAS)
    .map((item) => trimSpan(item, EDGE))
    .filter((item) => HOLDS.test(textOf(item)));

/** The certificates of a row that has nothing else: 'CPR, First Aid'. */
function inRow(span: Span): Span[] {
  if (listedFrom(span) !== null) return [];
  const items = splitSpan(span, COMMAS).map((item) => trimSpan(item, EDGE));
  const texts = items.map((item) => foldedOf(item));
  if (texts.some(isSafety) && texts.every((text) => isSafety(text) || FIRST_AID.test(text)))
    return items;
  if (texts.every((text) => isSafety(text) || PROGRAMME.test(text))) return items;
  const held = heldIn(span);
  if (held.length > 0) return held;
  const name = nameIn(span);
  const text = foldedOf(name);
  const words = wordsOf(text).length;
  if (words > MOST_WORDS) return [];
  const isNamed =
    OPENS.test(text) && !/^(?:permis|licen[cs]e)/u.test(text) && !OF_PRAISE.test(text);
  const isCertificate =
    (isNamed && words > 1) ||
    isGivenAsCertified(textOf(name)) ||
    isSafety(text) ||
    (SAFETY_IN_FULL.test(text) && !/^(?:agent|equipier)/u.test(text)) ||
    (PROGRAMME.test(text) && dateSpans(span).length > 0);
  return isCertificate ? [name] : [];
}

/** The certificates behind a name: 'Jane Miller, PMP, CPA'. */
const behindName = (span: Span): Span[] =>
  splitSpan(span, COMMAS)
    .slice(1)
    .filter((item) => CERTIFIED_BEHIND_NAME.test(textOf(item).trim()));

/** The certificates that are named as nothing else is, on a line of their own or in a cell of one. */
const namedBeyondDoubt = (span: Span): Span[] =>
  (/\t/u.test(textOf(span)) ? splitSpan(span, /\t/gu) : [span]).flatMap(namedIn);

function namedIn(span: Span): Span[] {
  const name = nameIn(span);
  const shown = textOf(name);
  const each = surelyIn(name);
  if (each.length > 0) return each.flat();
  const isNamed =
    wordsOf(shown).length <= MOST_WORDS && (isGivenAsCertified(shown) || isSurelyNamed(shown));
  return isNamed ? [name] : [];
}

/** What is called a certificate in the first word of a line that is no point of a list, and no job. */
const isCalledSo = ({ line, start }: Span): boolean =>
  !line.bullet &&
  /^(?:certificat|attestation|brevet|habilitation|permis|caces|certificate)(?!\p{L})/u.test(
    line.folded.slice(start).trim(),
  );

/** The short course that a line is on, among other things. */
function courseIn(span: Span): Span[] {
  const name = nameIn(span);
  return isOfCourse(span, textOf(name)) ? [name] : [];
}

/** The heading of what fits under no other. */
const MIXED =
  /divers|achievement|accomplish|awards?\b|honou?rs|distinction|realisation|reussite|انجاز|جوايز|information|complement|autres?\b|additional|other|misc|sonstiges|متفرق|معلومات/u;

const isMixed = ({ kind, heading }: Section): boolean =>
  kind === 'other' && heading !== null && MIXED.test(foldedOf(heading));

/** What says that somebody has the certificate of a test. */
const HAS_TEST = /(?<!\p{L})(?:certifi|titulaire|detent|obten|certificat)/u;

const namesLanguage = (text: string): boolean =>
  wordsOf(text).some((word) => languageNames.has(word));

/** The tests of languages that a line is on, with what somebody scored. After a language, one says how well that is spoken. */
function testsIn(span: Span): Span[] {
  const text = foldedOf(span);
  const has = HAS_TEST.test(text);
  return matchesIn(text, LANGUAGE_TEST)
    .filter(({ index }) => has || !namesLanguage(text.slice(0, index)))
    .map((match) =>
      cut(span, span.start + match.index, span.start + match.index + match[0].length),
    );
}

/** A certificate of what somebody learnt before a colon, and what it was for. */
const BEFORE_COLON =
  /^[\s•–-]*((?:\p{L}[\p{L}'’-]* ){0,2}(?:internship|traineeship|apprenticeship|training|course|workshop|teaching|language|safety|first aid|merit) certificate)\s?:\s/iu;
function labelIn(span: Span): Span[] {
  const [all, name = ''] = BEFORE_COLON.exec(textOf(span)) ?? [];
  if (all === undefined) return [];
  const start = span.start + all.indexOf(name);
  return [cut(span, start, start + name.length)];
}

/** A certificate for whoever helps or leads others, other than what somebody teaches or leads. */
const HELPER = new RegExp(
  String.raw`(?<![\p{L}\d])(?<!(?:formateur|formatrice|moniteur|monitrice|animateur|animatrice|directeur|directrice|preparation|stage|session)s? (?:en |du |au |le |de |aux )?)(?:${HELPS_OTHERS}|sst(?= (?:a jour|obtenue?|en cours de validite|depuis|\(?\d{4})|\s*$))(?![\p{L}\d])`,
  'gu',
);

const helpersIn = (span: Span): Span[] =>
  matchesIn(foldedOf(span), HELPER).map((match) =>
    cut(span, span.start + match.index, span.start + match.index + match[0].length),
  );

/** Sections in which somebody may say in passing what helps at work. */
const PASSING: ReadonlySet<SectionKind> = new Set(['other', 'volunteering', 'skills', 'contact']);

/** Sections that tell what somebody did: there a line may only begin like a certificate. */
const TOLD: ReadonlySet<SectionKind> = new Set(['experience', 'summary', 'projects', 'skills']);

/** The certificates of a line that has nothing but their short names: 'PSC1, BAFA'. */
const inShort = (span: Span): Span[] => {
  const items = splitSpan(span, COMMAS).map((item) => trimSpan(item, EDGE));
  return items.length > 1 && items.every((item) => isSafety(foldedOf(item))) ? items : [];
};

/** Sections that may say how well somebody did in a test of a language. */
const TESTED: ReadonlySet<SectionKind> = new Set(['languages', 'skills', 'education']);

/** The certificates in a line of a section that is not on certificates, each place once. */
const foundIn = (section: Section, areMixed: boolean, span: Span): Span[] =>
  [
    ...gotIn(span),
    ...passedIn(span),
    ...(section.kinds.some((kind) => TESTED.has(kind)) || areMixed ? testsIn(span) : []),
    ...(section.kinds.includes('skills') || areMixed ? inRow(span) : []),
    ...(areMixed && /achieve|accompl|realis/u.test(section.heading?.line.folded ?? '')
      ? labelIn(span)
      : []),
    ...(TOLD.has(section.kind) ? [] : namedBeyondDoubt(span)),
    ...(section.kind === 'experience' && isCalledSo(span) ? namedBeyondDoubt(span) : []),
    ...(areMixed ? courseIn(span) : []),
    ...(section.kind === 'education'
      ? [...amongGiven(span), ...inShort(span), ...calledFirst(span), ...calledAtEnd(span)]
      : []),
  ].filter(
    (own, i, all) =>
      !isSomethingElse(textOf(own), textOf(own)) &&
      !all.slice(0, i).some(({ start, end }) => start < own.end && end > own.start),
  );

/** A label of a word or two, in a cell before what it is of. */
const LABEL_CELL = /^[^\p{L}\d]*\p{L}+(?: \p{L}+)?\s*:?\s*\t\s*/u;

const withoutLabel = (span: Span): Span => ({
  ...span,
  start: span.start + (LABEL_CELL.exec(textOf(span))?.[0].length ?? 0),
});

/** The certificates of sections other than those on certificates and the head. */
function inSection(section: Section): Span[] {
  const areMixed = isMixed(section);
  return section.lines.flatMap((line) => {
    const span = areMixed ? withoutLabel(line) : line;
    const found = foundIn(section, areMixed, span);
    return found.length > 0 || !PASSING.has(section.kind) ? found : helpersIn(span);
  });
}

/** The certificates that sections other than those on certificates say somebody has, in sentences and lists. */
export const namedElsewhere = (sections: readonly Section[]): Fact<string>[] => {
  const others = sections.filter(({ kinds }) => !kinds.includes('certificates'));
  const called = others
    .filter((section) => !isOnWork(section))
    .flatMap((section) => paragraphsOf(section).flatMap(calledIn));
  return [...others.flatMap(saidIn), ...called];
};

/** The certificates that other sections than those on certificates mention, and the head, with those behind the name in it. */
export function mentionedIn(sections: readonly Section[]): Fact<string>[] {
  const others = sections.filter(({ kind }) => kind !== 'certificates' && kind !== 'header');
  const found = others.flatMap(inSection);
  const told = others.filter(({ kind }) => kind === 'summary').flatMap(heldInProse);
  const head = sections.find(({ kind }) => kind === 'header')?.lines ?? [];
  const own = [
    ...found,
    ...head.flatMap(namedBeyondDoubt),
    ...head.flatMap(heldIn),
    ...head.slice(1).flatMap((span) => splitSpan(span, /\t/gu).flatMap(calledAtEnd)),
    ...head.slice(1).flatMap(calledInHead),
  ].map(factOf);
  const behind = head.slice(0, 2).flatMap(behindName);
  const named = withNamed(own, [...told, ...behind].map(factOf));
  return withNamed(named, namedElsewhere(sections));
}
