import { SITE, SITE_FIRST } from './certificate-names';
import { isSomethingElse } from './certificate-remarks';
import { nameOf, type Row } from './certificate-wraps';
import { type DateRange, rangesIn } from '../dates/dates';
import { namesDegree } from '../studies/degrees';
import { isCalledOne, isSurelyNamed } from './certificate-sure';
import { TRAINER } from '../lexicon/certificates';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import { isKnownSkill } from '../vocabulary/skillnames';
import { foldedOf, textOf, type Span } from '../text/spans';
import { fold, wordsOf } from '../text/words';

/** A certificate among degrees, where no section of its own has it. */
const AMONG_DEGREES =
  /^(?:caces|certification|certified|certificate of (?:completion|achievement|participation)(?!.*(?<!\p{L})(?:high|secondary|primary) school)\P{L}+\p{L}|certificate (?:in|of) (?!secondary|education|higher|general|attendance|completion|primary)|habilitation|attestation (?!de (?:reussite|fin|scolarite|niveau|succes|diplome|bac))|certificat (?!d'aptitude|federal|d'etude|de fin|de scolarite|de reussite|d'enseignement))/u;

/** What is called a certificate at its end, and is none of a school: '50 hr. Teaching Business English certificate'. */
const ENDS_AS_CERTIFICATE =
  /\S \S+ (?<!(?:school|leaving|higher|graduate|secondary|primary|general|birth) )(?:certificate|certification)(?:$|, )|^(?:\p{L}{4,} certification|particip\p{L}+ certificate)$|^\S+ (?:\S+ ){1,5}certifiee?s?$/u;

/** What sites of courses call the programmes that end with a certificate. */
const ONLINE_PROGRAMME =
  /^(?:micro-?masters?|micro-?bachelors?|nano-?degree|x-?series)(?!\p{L})|^(?:\S+ ){1,5}nano-?degree$|^(?:\S+ ){1,6}professional certificate(?: |$)/u;

/** A short course, and none that leads to a degree: 'Rope access basic course'. */
const ENDS_AS_COURSE =
  /^(?!completed|attended|took|relevant|including|provided|received)\p{L}+(?: \p{L}+){1,4} (?<!(?:degree|foundation|preparatory|honou?rs|diploma|year|level|time|main|core|elective|undergraduate|graduate|access) )(?:course|training)$/u;

/** A certificate in short, before what that means: 'PSC1 (Prévention et secours civiques)'. */
const IN_SHORT =
  /^[\p{L}\d]{2,8}(?: (?:i{1,3}|\d))? \((?:attesta\p{L}*|brevet|certificat|habilitation|prevention)/u;

/** A course for people at work among degrees: 'Formation barista', 'Formation professionnelle en soudage', and no schooling of years. */
const COURSE =
  /^formation (?:(?:professionnelle|qualifiante|certifiante|diplomante|continue|courte|complementaire|intensive|acceleree|interne|externe|specifique) )*(?!d'(?!aide)|initiale|academique|universitaire|scolaire|superieure|generale|scientifique|technique|personnel|civique|(?:financ|suivi|dispens|assur|donn|organis|realis|effectu|propos|pris)\p{L}* |des |du |de l|pour |et |en (?:cours|alternance|apprentissage|ligne|entreprise|interne|\d)|a (?!la |l'(?!univ|ecole|inst|etr|i?ut|ens|insa))|au (?:lycee|college|c\p{L}* (?:de formation|numerique)|cfa|greta|cnam|sein|metier)|aux metiers?|chez |(?:centre|campus|ecole|lycee|institut) )\p{L}/u;

/** That a course has not ended, that it was of years at a school, or that a test of a language ended it, which is the certificate. */
const NO_COURSE =
  /(?<!\p{L})(?:en cours|actuel\p{L}*|a ce jour|depuis|aujourd'hui|present|prevue?|abandon\p{L}*|universi\p{L}*|faculte|fac|lycee|iut|ifsi|insa|ecole (?:superieure|nationale|d'ingenieurs?)|college|bac|baccalaureat|licence|master|bts|dut|but|cap|bep|doctorat|diplome|titre (?:pro\p{L}*|rncp)|toeic|toefl|ielts|delf|dalf|tcf|tef)(?!\p{L})|\(en$/u;
const MOST_WORDS_OF_COURSE = 9;
const MOST_WORDS_ONLINE = 14;

/** A certificate of years at a university is a course of study: 'Certificat en gestion, 2015 – 2017'. */
export const isStudy = ({ span }: Row): boolean =>
  /\bcertificat (?:en|de|d')/u.test(foldedOf(span)) &&
  rangesIn(span.line.folded).some(({ from, to }) => from.slice(0, 4) !== to?.slice(0, 4));

/** A course that took hours or days: 'Initiation à la vannerie (35 heures)'. */
const SHORT_COURSE =
  /^(?:formation|stage de formation|cours|initiation|perfectionnement|module|seminaire|atelier)s? .*?(?<!\d)\d{1,3} ?(?:h|heures?|jours?|j|hours?|days?|semaines?|weeks?|(?<=(?<!\d)[1-3] ?)mois)(?!\p{L})/u;

/** How many days or hours something took, at the end of a line that says who gave it: 'Marlow Formation, 2 jours'. */
const TOOK_DAYS =
  /(?:^|[^\p{L}\d])(?:\d{1,3} ?(?:h|heures?)|\d{1,2} ?(?:j|jours?|days?))[^\p{L}\d]*$/u;

/** A course that ends with a certificate: 'Cours intensif de dessin avec certification'. */
const CERTIFIED_COURSE =
  /^(?:formation|cours|stage|course|training|programme?) .*\b(?:avec certif|certifiante?\b|certifiee?\b|with certif)/u;

/** What a site gives, before its name: 'Certification Coursera'. */
export const CALLED = /^(?:certifications?|certificats?|formations?|cours|moocs?) (?:en ligne )?/u;

/** What sites of courses call a schooling of months that leads to a title: 'Parcours développement web'. */
const WAY_TO_DEGREE = /^parcours /u;

/** What is learned from a page. */
const ONLINE =
  /\b(?:moocs?|coursera|udemy|udacity|edx|datacamp|pluralsight|skillshare|futurelearn|codecademy|freecodecamp|openclassrooms|linkedin learning|hubspot academy|(?:google )?skillshop|google digital garage|cisco networking academy|(?:formation|cours) en ligne|online course)\b|منصه (?:ادراك|رواق|دروب)/u;

const GIVES_COURSES = new RegExp(`${ONLINE.source}|${TRAINER.source}`, 'u');

/** Whether a line is on a short course or what ends one, by its own words; `name` is what it names. */
export function isOfCourse(span: Span, name: string): boolean {
  const text = fold(name);
  const whole = foldedOf(span);
  const said = whole.replace(/^[^\p{L}]+/u, '');
  if (IN_SHORT.test(text) || ENDS_AS_CERTIFICATE.test(text) || ONLINE_PROGRAMME.test(text))
    return true;
  if (SHORT_COURSE.test(said) || CERTIFIED_COURSE.test(said)) return true;
  if (namesDegree(textOf(span))) return false;
  if (hasRole(wordsOf(text)[0] ?? '')) return false;
  const words = wordsOf(text).length;
  const beside = whole.replace(text, ' ');
  if (words <= MOST_WORDS_ONLINE && ONLINE.test(beside)) return !WAY_TO_DEGREE.test(text);
  if (words > MOST_WORDS_OF_COURSE) return false;
  if (TRAINER.test(whole) && !TRAINER.test(text)) return true;
  if (WAY_TO_DEGREE.test(text)) return false;
  if (/^moocs? /u.test(text) || SITE_FIRST.test(textOf(span).replace(/^\P{L}+/u, ''))) return true;
  return isTraining(span, text);
}

/** Whether years are of a schooling, which a course for people at work seldom has. */
const areOfYears = ({ from, to }: DateRange): boolean =>
  to === null || Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > 1;

/** Whether a line is on a course for people at work, by its name, folded, that has ended and led to no degree. */
const isTraining = (span: Span, name: string): boolean =>
  COURSE.test(name) &&
  !NO_COURSE.test(foldedOf(span)) &&
  !rangesIn(span.line.folded).some(areOfYears);

/** A month by its name or number, before its year. */
const MONTH =
  /(?<![\p{L}\d])(?:jan|feb|fev|mar|apr|avr|may|mai|jun|juin|jul|juil|aug|aout|sep|oct|nov|dec)\p{L}{0,6}\.? \d{4}|(?<!\d)\d{1,2}\/\d{4}/u;

/** So many lines near each other, each on something of one month of the same year, are short courses: schooling takes longer. */
const ARE_COURSES = 3;

const yearOf = (span: Span): string | undefined =>
  MONTH.exec(foldedOf(span))?.[0].slice(-'2026'.length);

/** Whether a line says in which month something was that has no degree and no school. */
const isOfMonth = ({ span, dated, datesOnly }: Row): boolean => {
  const text = textOf(span);
  return (
    dated &&
    !datesOnly &&
    !span.line.bullet &&
    MONTH.test(fold(text)) &&
    rangesIn(foldedOf(span)).length === 0 &&
    !namesDegree(text) &&
    !namesEmployer(text) &&
    !NO_COURSE_OF_MONTH.test(fold(text))
  );
};

/** What else somebody did in a month at school. */
const NO_COURSE_OF_MONTH =
  /(?<!\p{L})(?:bac|baccalaureat|brevet des|soutenance|these|thesis|memoire|rentree|diplom\p{L}*|graduat\p{L}*|licence|master|bachelor|bts|dut|iut|cap|bep|school|lycee|universit\p{L}*|ecole|stage|semestre|concours|admis\p{L}*|projet|project)(?!\p{L})/u;

/** Whether the row at `i` is a course of one month among others. */
function isAmongCourses(rows: readonly Row[], i: number): boolean {
  const [row, next] = [rows[i], rows[i + 1]];
  if (!row || !isOfMonth(row) || next?.dated === false) return false;
  const near = rows.slice(Math.max(0, i - ARE_COURSES), i + ARE_COURSES + 1).filter(isOfMonth);
  const ofYear = near.filter(({ span }) => yearOf(span) === yearOf(row.span));
  return ofYear.length >= ARE_COURSES;
}

/** A list of bullets is looked through so far above and below. */
const NEAR = 12;

/** Whether the row at `i` is a bullet of a list of which at least half are called certificates, and none is on studies. */
export function isInListOfSure(rows: readonly Row[], i: number): boolean {
  const own = rows[i];
  const isBeside = (row: Row): boolean =>
    row.span.line.bullet && Math.abs(row.span.line.indent - (own?.span.line.indent ?? 0)) < 2;
  if (!own || !isBeside(own) || /:/u.test(textOf(own.span))) return false;
  const above = rows.slice(Math.max(0, i - NEAR), i).toReversed();
  const below = rows.slice(i + 1, i + 1 + NEAR);
  const until = (side: readonly Row[]): readonly Row[] => {
    const end = side.findIndex((row) => !isBeside(row));
    return end < 0 ? side : side.slice(0, end);
  };
  const list = [...until(above), own, ...until(below)];
  const sure = list.filter(({ names }) => isCalledOne(names.map(textOf).join(' ')));
  return sure.length * 2 >= list.length && !list.some(({ span }) => isOnStudies(span));
}

/** What is said of a degree in a bullet below it. */
const isOnStudies = (span: Span): boolean =>
  namesDegree(textOf(span)) ||
  /(?<!\p{L})(?:gpa|grade|thesis|dissertation|honou?rs?|dean'?s|coursework|modules?|minor|major|scholar\p{L}*|society|club|team|president|semester|exchange|abroad)(?!\p{L})/u.test(
    foldedOf(span),
  );

/** Whether the row at `i` is a certificate though it stands among degrees. The one below or above may say who gave it. */
export function isAmongDegrees(rows: readonly Row[], i: number): boolean {
  const [above, row, next] = [rows[i - 1], rows[i], rows[i + 1]];
  if (!row) return false;
  const name = row.names.map(textOf).join(' ');
  const text = fold(name);
  if (AMONG_DEGREES.test(text)) return true;
  if (isSurelyNamed(name) || isOfCourse(row.span, name)) return true;
  if (hasRole(wordsOf(text)[0] ?? '')) return false;
  if (isAmongCourses(rows, i)) return true;
  if (namesDegree(textOf(row.span)) || wordsOf(text).length > MOST_WORDS_OF_COURSE) return false;
  if (row.labelled && (row.dated || row.span.line.bullet)) return true;
  const dated = above?.datesOnly ? above : row;
  const isOnDay = (dated.dated || dated.datesOnly) && rangesIn(dated.span.line.folded).length === 0;
  const isName = next?.dated || (isOnDay && wordsOf(text).length > 1);
  const giver = isName ? nameOf(next) : '';
  return (
    (isOnDay && [row, next].some((each) => each && TOOK_DAYS.test(foldedOf(each.span)))) ||
    (GIVES_COURSES.test(giver) && !COURSE.test(giver) && !ONLINE.test(text)) ||
    SITE.test(nameOf(above).replace(CALLED, '')) ||
    (!row.span.line.bullet && ENDS_AS_COURSE.test(text))
  );
}

/** A heading over what somebody is qualified by, degrees as well as certificates. */
const OF_QUALIFICATIONS =
  /^\P{L}*(?:(?:mes|autres|my|other|further|professional|additional|vocational) )?qualifications?(?: professionnelles?)?\P{L}*$/u;

/** Whether a heading is over what somebody is qualified by. */
export const headsQualifications = (heading: Span | null): boolean =>
  heading !== null && OF_QUALIFICATIONS.test(foldedOf(heading));

/** So many at least can only be certificates in a list where the others, which are fewer, are some as well. */
const LEAST_SURE = 2;

/** What somebody is qualified as, behind what by: 'Roadwise Accredited Instructor'. */
const QUALIFIED_AS =
  /^\P{L}*(?:\S+ ){0,3}(?:accredited|certified|licensed) \p{L}{3}[\p{L} ]{0,30}$/u;

/** Whether a row, or either part of it at a colon, can only be a certificate: 'SST : Sauveteur secouriste du travail'. */
const isSure = ({ span, names }: Row): boolean =>
  QUALIFIED_AS.test(foldedOf(span)) ||
  [names.map(textOf).join(' '), ...textOf(span).split(/\s*:\s+/u)].some((part) =>
    isCalledOne(part.replace(/^[^\p{L}\p{N}]+/u, '').trim()),
  );

/** What somebody works as, and is not qualified as. */
const IS_POST =
  /(?<!\p{L})(?:manager|director|supervisor|assistant|consultant|engineer|developer|analyst|secretary|cashier|clerk|directeur|directrice|responsable|assistante|consultante|ingenieure?|secretaire)$/u;

/** Whether all of a list below 'Qualifications' are certificates, since most of it can be nothing else and none is a degree or a skill. */
export function areQualifications(heading: Span | null, rows: readonly Row[]): boolean {
  if (!headsQualifications(heading)) return false;
  const others = rows
    .filter((row) => !isSure(row))
    .map(({ span }) => textOf(span).replace(/^[^\p{L}\p{N}]+/u, ''));
  const sure = rows.length - others.length;
  return (
    sure >= LEAST_SURE &&
    sure > others.length &&
    !others.some(
      (text) =>
        isSomethingElse(text, text) ||
        namesDegree(text) ||
        isKnownSkill(text) ||
        IS_POST.test(fold(text)) ||
        wordsOf(text).length > MOST_WORDS_OF_COURSE,
    )
  );
}
