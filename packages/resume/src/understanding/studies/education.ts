import type { EducationLevel, Fact } from '../../schemas/resume';
import { educationLevels } from '../../schemas/resume';
import { beginsWithDegree, degreeFirstIn, degreesIn } from './degrees';
import { isCutShort } from './degrees-not-held';
import { entryDegreesIn } from './entry-degrees';
import { hasRole } from '../vocabulary/roles';
import { cellsIn, distinct, foldedOf, textOf, type Span } from '../text/spans';
import { keyOf, letterCount } from '../text/words';
import { datesIn, rangesIn, withoutDates } from '../dates/dates';
import type { Section } from '../sections/sections';
import { baccalaureatsIn, engineersIn, unnamedIn } from './schools';
import { isStudied, isTaken, SCHOOL } from './studies';

/** Degrees that nothing else is called by, for a resume without a section on education. */
const UNMISTAKABLE =
  /\b(?:bachelor(?:'s)? (?:of|in|degree)|master(?:'s)? (?:of|in|degree)|ph\.?\s?d\.? (?:in|degree)|licence en|licence professionnelle|master en|doctorat en|doctorante?|doctoral (?:student|candidate|researcher)|eleve[ -]ingenieure?)\b|مهندس دوله|بكالوريوس|ماجستير|دكتوراه|ليسانس/u;

/** What says, a few words before a degree in a sentence or below a name, that somebody has or takes it. */
const HELD =
  /(?<!\p{L})(?:pursuing|studying|hold(?:s|er|ing)?|(?:have|has) (?:also )?(?:an?|my|the|two|both|done)|with an?|completed|received|earned|obtained|graduated|titulaire|docteure?|diplomee?|detenteur|detentrice|actuellement|prepare|preparant|obtenu|formation|issue?|حاصله?|حايزه?|خريجه?|احمل)(?!\p{L})/u;

/** What says so before it or after it: 'MBA candidate', 'étudiante en master'. */
const TAKEN =
  /(?<!\p{L})(?:student|candidate|graduate(?= (?:of|in|from|with|student)\b|\W*$)|undergraduate|researcher|(?:first|second|third|fourth|final)[- ]year|etudiante?|eleve|annee|doctorante?|طالبه?)(?!\p{L})/u;

/** What follows a degree with which a summary begins: 'MBA with 10 years in sales', 'PhD-trained biologist'. */
const BEGINS_WITH = /^(?:[- ](?:trained|qualified|level|holder)|,? with \d| avec \d)(?!\p{L})/u;

/** So many words before a degree, and after it, speak of it. */
const WORDS_BEFORE = /(?:\S+\s+){0,6}$/u;
/** Six words have no more letters. */
const LETTERS_BEFORE = 120;
const WORDS_AFTER = /^\S*(?:\s+\S+){0,4}/u;

/** Degrees whose names alone are also those of other things, and of whoever takes them. */
const BARE = /^(?:masters?|bachelors?|licence|mba|ph\.? ?d\.?)$/u;
const AFTER_BARE =
  /^(?:['’]s|s)?(?:\s*(?:$|[^\p{L}\s])|\s+(?:(?:of|in|degree|from|at|with|student|candidate|graduate|researcher|en|de|du|des|es|a)(?!\p{L})|d['’]))/u;

/** Words that outside of education name other things besides degrees. */
const ALSO_OTHER = /^(?:ma[iî]trise|diplom|ma[iî]tre)$/iu;

/** Degrees behind a name, or alone in a cell of the head. */
const BEHIND_NAME =
  /(?:^|[,|\t·•]\s*)(?:ph\.? ?d\.?|d\.?phil\.?|m\.?b\.?a\.?|[mb]\.? ?(?:sc|ed|eng|tech|com|arch|pharm|phil)\.?|[mb]\.(?:a|s)\.|mph|mfa|mpa|msw|mres|bba|[bm]ca|msn|bsn|ll\.?[mb]\.?|ed\.?d\.?|pharm\.?d\.?)(?: \(hons\))?(?=\s*(?:$|[,|\t·•]))/iu;

/** Sections in which entries on education may stand where no heading says so. */
const ENTRIES: ReadonlySet<Section['kind']> = new Set([
  'header',
  'summary',
  'contact',
  'experience',
  'projects',
  'other',
]);

const IN_WORDS: ReadonlySet<Section['kind']> = new Set(['header', 'summary', 'contact']);

/** The degrees that a person's head or summary says are held or being taken. */
function heldIn({ kind, lines }: Section): Fact<EducationLevel>[] {
  if (!IN_WORDS.has(kind)) return [];
  return lines.flatMap((span, at) => {
    const before = lines[at - 1];
    const above = before ? `${foldedOf(before)} ` : '';
    const said = foldedOf(span);
    return degreesIn(span).filter(({ evidence: [named] }) => {
      if (!named || ALSO_OTHER.test(named.text)) return false;
      const [start, end] = [named.start - span.start, named.end - span.start];
      const name = said.slice(start, end);
      if (!/\p{L}/u.test(said.slice(0, start)) && BEGINS_WITH.test(said.slice(end))) return true;
      if (BARE.test(name) && !AFTER_BARE.test(said.slice(end))) return false;
      const [front = ''] =
        WORDS_BEFORE.exec((above + said.slice(0, start)).slice(-LETTERS_BEFORE)) ?? [];
      const [behind = ''] = WORDS_AFTER.exec(said.slice(end)) ?? [];
      return HELD.test(front) || TAKEN.test(front + name + behind) || HELD.test(name);
    });
  });
}

/** The sections whose entries are of studies too, where no other is headed so. */
const OF_ALL: ReadonlySet<Section['kind']> = new Set(['header', 'experience', 'other']);

/** What stands before a degree that begins an entry: nothing, a bullet, dates, what the entry is about. */
const BEFORE_ENTRY =
  /^[^\p{L}]{0,40}(?:(?:(?:my |academic )?education|degrees?|formations?|diplomes?|etudes|studies|qualifications?|present|current|now|en cours|(?:jan|feb|fev|mar|apr|avr|may|mai|jun|jul|juil|aug|aout|sep|sept|oct|nov|dec)[a-z]{0,6}\.?|التعليم|الموهل)[^\p{L}]{1,20}){0,3}$/u;
/** The parts of a line in the head before the one that names the degree: 'Lowell University • BS Physics • 2022'. */
const PARTS = /^.*(?:[|•·\t;]|, )/u;
/** How many lines below or above a degree its school may stand. */
const SCHOOL_NEAR = 2;

/** Degrees that begin an entry which says when or where they were taken, in whatever section it is. */
function begunIn({ kind, lines }: Section): Fact<EducationLevel>[] {
  if (!ENTRIES.has(kind)) return [];
  const said = lines.map((span) => foldedOf(span));
  return lines.flatMap((span, at) => {
    const text = said[at] ?? '';
    const near = said.slice(Math.max(0, at - SCHOOL_NEAR), at + SCHOOL_NEAR + 1);
    if (!/(?:19|20)\d\d/.test(text) && !near.some((line) => SCHOOL.test(line))) return [];
    return degreesIn(span).filter((degree) => {
      const [named] = degree.evidence;
      if (!named || ALSO_OTHER.test(named.text)) return false;
      if (kind === 'experience' && !isStudied(lines, at, degree)) return false;
      const [start, end] = [named.start - span.start, named.end - span.start];
      const after = text.slice(end);
      if (BARE.test(text.slice(start, end)) && !AFTER_BARE.test(after)) return false;
      const before = text.slice(0, start);
      const begins = BEFORE_ENTRY.test(kind === 'header' ? before.replace(PARTS, '') : before);
      return begins && isTaken(named.text, after);
    });
  });
}

/** What a line begins with that is on a degree which somebody takes. */
const BEING_TAKEN =
  /^(?:(?:(?:degree )?candidate|(?:currently )?(?:pursuing|studying|reading|working|enrolled))(?: (?:for|towards?|in))?(?: (?:an?|the|my))? )$/u;

/** Whether `lines[at]` names a degree beyond doubt; among work it begins with it, as a task does not. */
function namesOne({ kind, lines }: Section, span: Span, at: number): boolean {
  const isEntry = OF_ALL.has(kind) && !span.line.bullet && !hasRole(textOf(span));
  const first = isEntry ? degreeFirstIn(span) : undefined;
  if (first && isStudied(lines, at, first, kind !== 'header')) return true;
  if (kind === 'certificates' && beginsWithDegree(textOf(span).trimStart())) return true;
  const text = foldedOf(span).trimStart();
  const named = UNMISTAKABLE.exec(text)?.index;
  if (named === undefined) return false;
  const isFirst = named === 0 || BEING_TAKEN.test(text.slice(0, named));
  return kind !== 'experience' || (isFirst && !span.line.bullet);
}

/** Who takes a doctorate, which is a job as well as a study: 'PhD student, Leeds', 'Doctorante en droit'. */
const TAKES_DOCTORATE =
  /^[^\p{L}]*(?:ph\.? ?d\.? (?:student|candidate|researcher|fellow|scholar)|doctoral (?:student|candidate|researcher|fellow)|doctorante?|etudiante? en doctorat|(?:طالبه?|باحثه?) دكتوراه)(?!\p{L}| (?:represent|supervis|advis|recruit|coordinat|interview|mentor))/u;

/** A doctorate that stands with its dates among work, of which it is. */
const DOCTORATE =
  /^[^\p{L}]*(?:doctorat(?= (?:en|de|d'|es|cifre)(?!\p{L})|d'|\s*(?:$|[,:(|–-]))|these (?:de doctorat|cifre)|ph\.? ?d\.?(?= (?:in|thesis|en)(?!\p{L})|\s*(?:$|[,:(|–-])))/u;

const OF_THEMSELVES: ReadonlySet<Section['kind']> = new Set([
  'header',
  'summary',
  'experience',
  'other',
]);

/** The doctorates that lines outside of education say are being taken, or were. */
const takenElsewhere = (sections: readonly Section[]): Fact<EducationLevel>[] =>
  sections
    .filter(({ kind }) => OF_THEMSELVES.has(kind))
    .flatMap(({ kind, lines }) =>
      lines
        .filter(({ line }) => !line.bullet)
        .flatMap((span) => {
          const isDated = kind === 'experience' && datesIn(foldedOf(span)).length > 0;
          return cellsIn(span).filter((cell) => {
            const text = withoutDates(foldedOf(cell)).trimStart();
            return TAKES_DOCTORATE.test(text) || (isDated && DOCTORATE.test(text));
          });
        }),
    )
    .flatMap((cell) => degreesIn(cell).slice(0, 1));

/** The last year that a line prints, or that studies go on; null where it has no date. */
function latestYear(span: Span): number | null {
  const text = foldedOf(span);
  if (rangesIn(text).some(({ to }) => to === null)) return Infinity;
  const years = datesIn(text).map(({ year }) => year);
  return years.length > 0 ? Math.max(...years) : null;
}

/** Diplomas besides degrees, for whose sake studies may have been left. */
const DIPLOMA =
  /(?<!\p{L})(?:bts|dut|but|deust|bac|baccalaureat|cap|bep|ifsi|iut|licence|master|l[1-3]|m[12]|dipl\p{L}*|prepa|cpge|titre professionnel)(?!\p{L})/u;

/** Whether `spans[at]`, or what its dates stand over, names a degree, a diploma or a school. */
function isOfStudies(spans: readonly Span[], at: number): boolean {
  const [text = '', next = ''] = spans.slice(at, at + 2).map((span) => foldedOf(span));
  const said = letterCount(withoutDates(text)) === 0 ? next : text;
  return SCHOOL.test(said) || DIPLOMA.test(said);
}

/**
 * The levels of education among Bachelor, Master and PhD, each once, in order of appearance: from the
 * sections on education, and where there is none from lines that name a degree beyond doubt.
 */
export function educationIn(sections: readonly Section[]): Fact<EducationLevel>[] {
  const own = sections.filter(({ kinds }) => kinds.includes('education'));
  const spans = own.flatMap(({ lines }) => lines);
  const years = spans.map(latestYear);
  const studied = years.filter((_, at) => isOfStudies(spans, at));
  const latest = Math.max(0, ...studied.map((year) => year ?? 0));
  let found = spans.flatMap((span, at) => {
    const last = years[at] ?? years[at + 1] ?? null;
    if (isCutShort(foldedOf(span), last, latest)) return [];
    return [...degreesIn(span), ...entryDegreesIn(span, spans[at - 1])];
  });
  if (found.length === 0) found = own.flatMap(({ lines }) => baccalaureatsIn(lines));
  if (found.length === 0) {
    const rest = sections.filter(({ kind }) => kind !== 'education');
    const named = rest.flatMap((section) =>
      section.lines.filter((span, at) => namesOne(section, span, at)),
    );
    found = [...named.flatMap(degreesIn), ...rest.flatMap(heldIn), ...rest.flatMap(begunIn)];
  }
  found.push(...own.flatMap(({ lines }) => engineersIn(lines)));
  if (found.length === 0) found = own.flatMap(({ lines }) => unnamedIn(lines));
  const behindName = sections
    .filter(({ kind }) => kind === 'header')
    .flatMap(({ lines }) => lines.filter((span) => BEHIND_NAME.test(textOf(span))));
  return distinct([...found, ...behindName.flatMap(degreesIn), ...takenElsewhere(sections)], keyOf);
}

/** The highest of `levels`, or null. */
export const highestLevel = (levels: readonly EducationLevel[]): EducationLevel | null =>
  educationLevels.findLast((level) => levels.includes(level)) ?? null;
