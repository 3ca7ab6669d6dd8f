import { matchesIn } from '../text/matches';
import type { Fact } from '../../schemas/resume';
import { closed } from './certificate-brackets';
import { listedInArabic } from './certificate-arabic';
import { eachOf, inLabelledRows, listedFrom, quotedIn } from './certificate-lists';
import { areQualifications, isAmongDegrees, isInListOfSure, isStudy } from './certificate-courses';
import {
  withoutDetails,
  withoutGivers,
  withoutGiversAbove,
  withoutProse,
} from './certificate-givers';
import { dateSpans, NAMES_CERTIFICATE, OPENS, SHORT } from './certificate-words';
import { mentionedIn, namedElsewhere } from './certificate-mentions';
import { withoutGivers as withoutGiversBeside } from './certificate-parts';
import { overlaps, withNamed } from './certificate-said';
import { isGotOnDay } from './certificate-names';
import { bare, isSomethingElse } from './certificate-remarks';
import { ISSUED, onlyGives, startsOf } from './certificate-starts';
import { isSurelyNamed } from './certificate-sure';
import { initialsOf, namesCourse, undated } from './certificate-votes';
import { rowsOf } from './certificate-rows';
import type { Row } from './certificate-wraps';
import { withoutGroups, withoutTopics } from './certificate-topics';
import { rangesIn } from '../dates/dates';
import { beginsWithDegree, namesDegree } from '../studies/degrees';
import { headingKinds } from '../vocabulary/headings';
import { placeOf } from '../vocabulary/place-names';
import { isLanguage, namesLanguages } from '../languages/languages';
import { GIVEN_UNDER_AWARDS, HANDED_OVER, ONLY_GIVES } from '../lexicon/certificate-remarks';
import type { ResumeLine } from '../text/layout';
import type { Section } from '../sections/sections';
import {
  distinct,
  evidenceOf,
  foldedOf,
  splitSpan,
  textOf,
  wholeLine,
  type Span,
} from '../text/spans';
import { fold, keyOf, letterCount, wordsOf } from '../text/words';

/** Whether a line says behind a label who gave a certificate, when, or under which number. */
const saysHandedOver = (span: Span): boolean =>
  /^[^:]{0,30}:/u.test(textOf(span)) && HANDED_OVER.test(bare(textOf(span)));

/** A sentence before a list of certificates: 'Ann holds eight certifications including:'. */
const LEADS_IN =
  /^(?:\S+ ){1,9}(?:including|such as|following|as follows|suivante?s|comme suit|dont|notamment)\s*:\s*$/u;
const leadsIn = (span: Span): boolean => LEADS_IN.test(foldedOf(span));

/** Where a section is headed by driving licences alone, those that anybody has are none. */
const PERMITS = /^permis\b(?!.*(?:habilit|caces|certif|format|brevet|dipl))/u;
const USUAL_PERMIT =
  /^(?:permis\s*:?\s*)?(?:[ab][12]?|am|auto|voiture|moto|vehicul\w*)(?:[ ,&/+et]+(?:[ab][12]?|am|auto|moto))*\b(?:\s*[(:,–-].*)?$/u;

/** An internship among courses is no certificate. */
const INTERNSHIP = /^(?:stage(?! de formation| de perfectionnement)|internship|تربص(?! تكويني)) /u;

/** School leaving is no certificate of a trade, however short its name. */
const SCHOOL = /^(?:SSC|HSC|SSLC|GED|VCE|HSE|WASSCE|GCSE|IGCSE|KCSE|KCPE|CBSE|ICSE)$/;

const isShort = (text: string) => SHORT.test(text) && !SCHOOL.test(text);

/** A name, and behind its last colon or dash nobody but who gives the certificate: 'Rope Access : Coursera'. */
function withoutGiverBehind(name: Span): Span | null {
  const parting = matchesIn(textOf(name), /\s(?::|[–—-])\s/gu).at(-1);
  const behind = { ...name, start: name.start + (parting?.index ?? 0) };
  const own = { ...name, end: behind.start };
  const isGiven = ONLY_GIVES.test(fold(undated(behind)).replace(/[\s().]+$/u, ''));
  return isGiven && wordsOf(textOf(own)).length > 1 ? own : null;
}

/** Whether nobody but who gives certificates stands behind the name of one. */
function isGivenBeside({ span, names }: Row): boolean {
  const name = names.at(-1);
  if (!name || name.line !== span.line) return false;
  return withoutGiverBehind({ ...span, start: name.start }) !== null;
}

const isOnDay = (row: Row | undefined): boolean =>
  row?.dated === true && !row.datesOnly && rangesIn(foldedOf(row.span)).length === 0;

/** Whether rows are a line each with the day of something, and at least half of them can only be certificates. */
function areOfDays(rows: readonly Row[]): boolean {
  if (!rows.every((row) => row.dated && !row.datesOnly)) return false;
  const sure = rows.filter((row) => isOnDay(row) && isSurelyNamed(row.names.map(textOf).join(' ')));
  return sure.length > 0 && sure.length * 2 >= rows.length;
}

/** Whether a link to the certificate stands below its name. `starts` says of each row whether it begins a certificate. */
function isLinked(rows: readonly Row[], starts: readonly boolean[], i: number): boolean {
  const next = starts.indexOf(true, i + 1);
  return rows.slice(i, next < 0 ? undefined : next).some(({ linked }) => linked);
}

/** The name of a certificate has at most this many words. */
const MOST_WORDS = 16;

/** An exam or a certificate by its code: 'AZ-900', 'C2i', 'A+', or what it lets somebody do with electricity: 'H0B0', 'B2V', 'BR'. */
const EXAM =
  /^(?:\p{Lu}{1,4}[ -]?\p{Lu}?\d{1,4}|[CB]2i\d?\p{L}?|A\+|[BH]\d[VT]?(?:[BH]\d[VT]?)?|B[CEPRS]|H[CEO])$/u;

/** A level of a language, which is none. 'B1' and 'B2' also let somebody work on electricity. */
const LEVEL_ALONE = /^[AC][12]\+?$/u;

/** Whether a line below 'Professional development' is of a course, rather than of an event or of what somebody did. */
function isCourse(line: Span, name: string): boolean {
  const said = foldedOf(line);
  if (SURELY.test(said) || isSurelyNamed(name)) return true;
  const isNamed = OPENS.test(fold(name)) || NAMES_CERTIFICATE.test(fold(name)) || namesCourse(name);
  return !EVENT.test(said) && (isNamed || dateSpans(line).length > 0);
}

/** Languages of programs with few letters, which courses are about. */
const LANGUAGE_IN_SIGNS = /^(?:C\+\+|[CF]#)$/u;

/** A heading over what somebody attended, little of which ends with a certificate. */
const DEVELOPMENT =
  /^[^\p{L}]*(?:(?:continuing )?(?:professional|career) (?:development|enrichment)|continuing education)/u;
/** What people go to, and have nothing to show for. */
const EVENT =
  /(?<!\p{L})(?:workshops?|conferences?|congres|seminars?|seminaires?|symposi(?:um|a)|webinars?|webinaires?|summit|convention|meet-?ups?|colloques?|forum|panel|lectures?|speaker|presenter|attend\p{L}*|intern(?:ship)?|member(?:ship)?|mentor\p{L}*|volunteer\p{L}*)(?!\p{L})/u;
/** What is called a certificate beyond doubt. */
const SURELY =
  /certif|licen[cs]|diploma|accredit|credential|qualified|(?<!\p{L})(?:cpr|bls|acls|pals|itil|pmp|prince2|nebosh|iosh|osha|first aid)(?!\p{L})/u;
/** What begins the rest of a sentence: 'afin de changer de métier'. */
const BEGINS_CLAUSE =
  /^(?:afin|pour|qui|que|dont|ou|car|mais|puis|ainsi|lors|which|that|because|so|where|when|in order|while|until)(?= )/u;
/** What says beside a name that somebody has the certificate. */
const CERTIFIED = /(?<!\p{L})certifi(?:ed|ee?)(?!\p{L})/u;
const ATTENDED = /^(?:participants? |participated |attended |attendee )/u;

/** `found` without those that say in short what others say in full. */
function withoutShort(found: readonly Fact<string>[]): Fact<string>[] {
  const inFull = new Set(
    found.flatMap(({ value }) => [
      ...(SHORT.test(value) ? [] : [initialsOf(value)]),
      ...(/\(([A-Z-]{2,8})\)$/.exec(value)?.slice(1) ?? []),
    ]),
  );
  return found.filter(({ value }) => !inFull.has(value));
}

/** Whether a row lists skills or languages behind the label of such: 'Programming: Python, Stata'. */
const listsOther = (span: Span): boolean => {
  const [label = '', name = ''] = /^\P{L}*(\p{L}[^:]{2,30}?)\s*:\s/u.exec(textOf(span)) ?? [];
  const [kind] = headingKinds(name);
  const rest = { ...span, start: span.start + label.length };
  if (kind === 'languages') return namesLanguages(textOf(rest));
  if (kind !== 'skills' || SURELY.test(foldedOf(span))) return false;
  return !splitSpan(rest, /\s*[,،;/]\s*/gu).some((item) => isSurelyNamed(textOf(item)));
};

/** A heading over courses, which are modules of a degree or end with a certificate each. */
const COURSES =
  /^[^\p{L}]*(?:(?:key|main|core|major|selected|some) )?(?:courses|cours|modules|مساقات)[^\p{L}]*$/u;

/** A heading over courses that somebody gave, and took none of. */
const TAUGHT_TO_OTHERS =
  /^[^\p{L}]*(?:\p{L}{5,} (?:et|&) )?(?:(?:formations?|cours|stages?|ateliers?|modules?|enseignements?)(?: \p{L}+)? (?:donne|dispense|anime|assure|delivre|enseigne|encadre|realisees? en tant que form)\p{L}*|(?:courses?|trainings?|workshops?|classes|modules)(?: and \p{L}+)? (?:taught|given|delivered|conducted|facilitated|led)|(?:teaching|enseignements?)[^\p{L}]*$)(?!\p{L})/u;

const isTaughtToOthers = ({ heading }: Section): boolean =>
  heading !== null && TAUGHT_TO_OTHERS.test(foldedOf(heading));

/** Whether a section lists the modules of the degree above it in a row, while the certificates have a section of their own. */
function listsModules(section: Section, sections: readonly Section[]): boolean {
  if (!section.heading || !COURSES.test(foldedOf(section.heading))) return false;
  const above = sections[sections.indexOf(section) - 1];
  const others = sections.some((each) => each !== section && each.kinds.includes('certificates'));
  const isList = section.lines.some((line) => splitSpan(line, /[,،;]/gu).length > 2);
  const isDated = section.lines.some((line) => dateSpans(line).length > 0);
  return above?.kind === 'education' && others && isList && !isDated;
}

/**
 * The certificates by name, without issuer and date, each once, from the sections on certificates, or else from what others
 * mention. A diploma named there stays a certificate. `lines` are the document's.
 */
export function certificatesIn(
  sections: readonly Section[],
  lines: readonly ResumeLine[],
): Fact<string>[] {
  const own = sections.filter(
    (section) =>
      (section.kinds.includes('certificates') || section.kinds[0] === 'education') &&
      !isTaughtToOthers(section),
  );
  const hasSchool = sections.some(
    ({ kinds }) => kinds.includes('education') && !kinds.includes('certificates'),
  );
  const found = own
    .filter((section) => !listsModules(section, sections))
    .flatMap((section) => {
      const inArabic = listedInArabic(section);
      if (inArabic.length > 0) return inArabic;
      const all = withoutTopics(withoutGroups(withoutProse(rowsOf(section, lines))));
      const rows = withoutDetails(
        withoutGiversAbove(withoutGivers(all, section.kind === 'certificates')),
      );
      const isShared = section.kinds[0] !== 'certificates' && section.kinds.includes('education');
      const next = sections[sections.indexOf(section) + 1];
      const isSplit = isShared && next?.kinds.join() === 'certificates';
      const isOther = isSplit || !section.kinds.includes('certificates');
      const areOfCourses = DEVELOPMENT.test(fold(section.heading ? textOf(section.heading) : ''));
      const arePermits = PERMITS.test(fold(section.heading ? textOf(section.heading) : ''));
      const isAlone = rows.filter(({ datesOnly }) => !datesOnly).length === 1;
      const starts = startsOf(rows);
      const areDays = areOfDays(rows);
      const areSure = areQualifications(section.heading, rows);
      const areStopped =
        rows.length > 1 && rows.every(({ span }) => /\p{L}\.\s*$/u.test(textOf(span)));
      const kept = rows.filter((row, i) => {
        const text = row.names.map(textOf).join(' ');
        const skip =
          row.datesOnly ||
          (areOfCourses && !isCourse(row.span, text)) ||
          ATTENDED.test(fold(text)) ||
          BEGINS_CLAUSE.test(text) ||
          beginsWithDegree(text) ||
          (isOther && !areSure && !isAmongDegrees(rows, i)) ||
          isSomethingElse(text, textOf(row.span)) ||
          onlyGives(fold(text)) ||
          LEVEL_ALONE.test(text) ||
          (letterCount(text) < 3 && !EXAM.test(text) && !LANGUAGE_IN_SIGNS.test(text)) ||
          (arePermits &&
            (USUAL_PERMIT.test(fold(text)) ||
              !(
                OPENS.test(fold(text)) ||
                isSurelyNamed(text) ||
                fold(text).startsWith('formation ')
              ))) ||
          ((isShared || isOther) && isStudy(row)) ||
          (section.kinds.includes('education') && namesDegree(textOf(row.span)) && !isOther) ||
          (isShared &&
            !(
              hasSchool ||
              NAMES_CERTIFICATE.test(fold(text)) ||
              CERTIFIED.test(row.span.line.folded) ||
              isShort(text) ||
              areSure ||
              isLinked(rows, starts, i) ||
              isGivenBeside(row) ||
              (areDays && isOnDay(row)) ||
              isInListOfSure(rows, i) ||
              isAmongDegrees(rows, i)
            )) ||
          (section.kinds.includes('other') && GIVEN_UNDER_AWARDS.test(foldedOf(row.span))) ||
          (section.kinds.includes('skills') &&
            !(isGotOnDay(row.span) || SURELY.test(fold(text)))) ||
          ((isOther || section.kinds.includes('skills')) && listedFrom(row.span) !== null) ||
          ISSUED.test(fold(text)) ||
          saysHandedOver(row.span) ||
          leadsIn(row.span) ||
          INTERNSHIP.test(fold(text)) ||
          isLanguage(text) ||
          placeOf(text) === 'city' ||
          listsOther(wholeLine(row.span.line)) ||
          (section.kinds.includes('languages') && namesLanguages(text)) ||
          (!areStopped &&
            /[.]$/.test(textOf(row.span).trim()) &&
            wordsOf(text).length > 8 &&
            dateSpans(wholeLine(row.span.line))[0]?.start !== 0);
        const first = isOther || starts[i] || rows.slice(0, i).every((r) => r.datesOnly);
        return !skip && first;
      });
      const said = kept.map((row) => row.names.map((name) => withoutGiverBehind(name) ?? name));
      const names = section.kind === 'certificates' ? said : withoutGiversBeside(said);
      return kept.flatMap((row, i) =>
        eachOf({ ...row, names: names[i] ?? row.names }, isAlone)
          .map((each) => closed(each).filter((span) => textOf(span) !== ''))
          .map((each) => ({ value: each.map(textOf).join(' '), evidence: each.map(evidenceOf) }))
          .filter(({ value }) => wordsOf(value).length <= MOST_WORDS),
      );
    });
  const quoted = own.flatMap((section) => quotedIn(section));
  const named = quoted.length > 0 ? quoted : found;
  const listed = distinct([...named, ...inLabelledRows(sections)], keyOf);
  const hasOwn = listed.length > 0 && sections.some(({ kinds }) => kinds.includes('certificates'));
  const others = hasOwn
    ? []
    : mentionedIn(sections).filter((each) => !listed.some((other) => overlaps(each, other)));
  const all = [...listed, ...others];
  return withoutShort(distinct(hasOwn ? withNamed(all, namedElsewhere(sections)) : all, keyOf));
}
